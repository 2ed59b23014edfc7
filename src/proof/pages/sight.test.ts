import { describe, expect, test } from 'vitest';
import type { PdfPage } from '../../render/index.js';
import { contentOf, jobOf, keyPages, WORDS, wordPages } from '../deck.fixture.js';
import { faults, type Shop } from '../faults.fixture.js';
import type { Expectation } from '../index.js';
import { onCard } from '../mutations.fixture.js';

const box = await jobOf({ locale: 'yue' });

/** Paper over a part of the first card, in millimetres from its top left. */
function pasted(pages: readonly PdfPage[], x: number, y: number, width: number, height: number): PdfPage[] {
  return onCard(pages, 1, 0, items => [...items, { kind: 'rect', x, y, width, height, fill: '#ffffff' }]);
}

const found = async (shop: Shop, pages: readonly PdfPage[], more?: Partial<Expectation>) =>
  (await faults(shop, pages, more)).map(({ code }) => code);

describe('what a white rectangle covers is not read', () => {
  test('a cell of a key card', async () => {
    expect(await found(box, pasted(keyPages(box, 2), 26.5, 7.6, 9, 9))).toContain('preflight.unclear-cell');
  });

  test('the lamps at an edge of a key card', async () => {
    expect(await found(box, pasted(keyPages(box, 2), 23, 2, 16, 4))).toContain('preflight.lamp-edges');
  });

  test('a word', async () => {
    const pages = pasted(wordPages(box, WORDS.yue), 5, 20, 55, 20);
    expect(await found(box, pages, contentOf('words', box))).toContain('preflight.no-ink');
  });
});
