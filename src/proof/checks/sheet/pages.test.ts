import { describe, expect, test } from 'vitest';
import { sentence } from '../../../speech/index.js';
import { expected, jobOf, keyPages, pdfOf, WORDS, wordPages } from '../../deck.fixture.js';
import { edited } from '../../edited-pdf.fixture.js';
import { faults, faultsOf } from '../../faults.fixture.js';
import { preflight } from '../../index.js';

const shop = await jobOf({});
const words = WORDS.yue;

describe('preflight finds', () => {
  const pages = wordPages(shop, words);

  test('a page that is larger than the paper', async () => {
    const mm = (width: number, height: number) => sentence('phrases.size', { width, height });
    const fault = { check: 'page size', code: 'preflight.page-size', expected: mm(210, 297) };
    const large = pages.with(1, { ...pages[1], size: { width: 297, height: 215.9 } });
    expect(await faults(shop, large)).toContainEqual({ ...fault, page: 2, found: mm(297, 215.9) });
    const letter = await jobOf({ paper: 'Letter' });
    const report = await preflight(pdfOf(letter, wordPages(letter, words)), expected(shop));
    expect(faultsOf(report)).toContainEqual({ ...fault, page: 1, found: mm(279.4, 215.9) });
  });

  test('page boxes that mislead a print shop', async () => {
    const boxed = pages.with(0, {
      ...pages[0],
      bleed: pages[0].trim as NonNullable<(typeof pages)[0]['trim']>,
    });
    expect(await faults(shop, boxed)).toEqual([
      { check: 'page size', page: 1, code: 'preflight.bleed-box', bleed: 3 },
    ]);
  });
});

describe('preflight finds what another program did to a page', () => {
  const bytes = pdfOf(shop, keyPages(shop, 13));
  const found = async (more: string) => {
    const changed = edited(bytes, { what: 'page', page: 2, add: more });
    return faultsOf(await preflight(changed, expected(shop)));
  };

  test('and nothing where it did nothing', async () => {
    expect(await found('')).toEqual([]);
  });

  test.each([
    ['turned', '/Rotate 180'],
    ['scaled', '/UserUnit 2'],
    ['cropped', '/CropBox [100 100 400 400]'],
  ])('%s', async (change, more) => {
    expect(await found(more)).toContainEqual({
      check: 'page size',
      page: 2,
      code: 'preflight.page-changed',
      change,
    });
  });
});
