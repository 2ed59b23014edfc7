import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { expected, keyPages, pdfOf, WORDS, wordPages, workshop } from '../deck.fixture.js';
import { faults, faultsOf } from '../faults.fixture.js';
import { preflight } from '../index.js';

const shop = await workshop({});
const words = WORDS.yue;

describe('preflight finds', () => {
  const pages = wordPages(shop, words);

  test('a page that is larger than the paper', async () => {
    const fault = { check: 'page size', code: 'preflight.page-size', expected: '210 x 297' };
    const large = pages.with(1, { ...pages[1], size: { width: 297, height: 215.9 } });
    expect(await faults(shop, large, { words })).toContainEqual({ ...fault, page: 2, found: '297 x 215.9' });
    const letter = await workshop({ paper: 'Letter' });
    const report = await preflight(pdfOf(letter, wordPages(letter, words)), expected(shop, { words }));
    expect(faultsOf(report)).toContainEqual({ ...fault, page: 1, found: '279.4 x 215.9' });
  });

  test('page boxes that mislead a print shop', async () => {
    const boxed = pages.with(0, {
      ...pages[0],
      bleed: pages[0].trim as NonNullable<(typeof pages)[0]['trim']>,
    });
    expect(await faults(shop, boxed, { words })).toEqual([
      { check: 'page size', page: 1, code: 'preflight.bleed-box', bleed: 3 },
    ]);
  });
});

describe('preflight finds what another program did to a page', () => {
  const bytes = pdfOf(shop, keyPages(shop, 13));
  const found = async (more: string) => faultsOf(await preflight(edited(bytes, more), expected(shop)));

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

/** The file with entries added to the dictionary of its second page, as a program that turns or crops pages does. */
function edited(bytes: Uint8Array, more: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  const streams = [...text.matchAll(/\/Type \/ObjStm[\s\S]*?stream\n([\s\S]*?)\nendstream/g)].map(
    ([, data]) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  const objects = streams.flatMap(stream => {
    const numbers = (/^[\d ]+\n/.exec(stream)?.[0] ?? '').trim().split(' ').map(Number);
    const first = stream.indexOf('\n') + 1;
    return numbers.flatMap((id, i) =>
      i % 2 === 0 ? [{ id, text: stream.slice(first + numbers[i + 1]).split('\n')[0] }] : [],
    );
  });
  const page = objects.filter(object => object.text.startsWith('<< /Type /Page '))[1];
  const [, before] = /startxref\n(\d+)/.exec(text.slice(-60)) ?? [];
  const [trailer] = /\/Root \d+ 0 R/.exec(text) ?? [];
  const [info] = /\/Info \d+ 0 R/.exec(text) ?? [];
  const object = `${page.id} 0 obj\n${page.text.replace(/>>$/, `${more} >>`)}\nendobj\n`;
  const size = Number((/\/Size (\d+)/.exec(text) ?? [])[1]);
  const at = bytes.length + 1 + object.length;
  const entry = Buffer.alloc(7);
  entry.writeUInt8(1, 0);
  entry.writeUInt32BE(bytes.length + 1, 1);
  const table = `${size} 0 obj\n<< /Type /XRef /Size ${size + 1} ${trailer} ${info} /Index [${page.id} 1] /W [1 4 2] /Prev ${before} /Length 7 >>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([
    bytes,
    ...[`\n${object}${table}`, entry, end].map(part =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  ]);
}
