import { expect, test } from 'vitest';
import { error } from '../speech/index.js';
import { expected, jobOf, keyPages, pdfOf } from './deck.fixture.js';
import { preflight } from './index.js';
import { canBeShared, joined, pagesOf } from './shares.js';

const shop = await jobOf({});
const { place, kinds, paper, flip } = expected(shop);
const asked = { place, kinds, paper, flip };

test('a batch has the same report whole and in shares', async () => {
  const bytes = pdfOf(shop, keyPages(shop, 30));
  const whole = await preflight(bytes, asked);
  expect(whole.keys).toHaveLength(30);
  for (const of of [2, 3, 5]) {
    const shares = Array.from({ length: of }, (_, share) =>
      preflight(bytes, asked, { share: { share, of } }),
    );
    expect(joined(await Promise.all(shares), asked)).toEqual(whole);
  }
});

test('a fault in any share, and a card that is in two, are for the whole file to tell', async () => {
  const report = await preflight(pdfOf(shop, keyPages(shop, 2)), asked);
  expect(joined([report], asked)).toEqual(report);
  expect(joined([report, report], asked)).toBeUndefined();
  const problems = [error('preflight.no-id', place)];
  const wrong = { ...report, keys: [], checks: [{ name: 'ids' as const, count: 1, problems }] };
  expect(joined([report, wrong], asked)).toBeUndefined();
});

test('every page is in one share, and front and back in the same', () => {
  for (const [pages, of] of [
    [1, 2],
    [6, 4],
    [7, 3],
    [168, 8],
  ]) {
    const shares = Array.from({ length: of }, (_, share) => pagesOf({ share, of }, pages));
    const all = shares.flatMap(([first, last]) =>
      Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i),
    );
    expect(all).toEqual(Array.from({ length: pages }, (_, i) => i + 1));
    for (const [first] of shares) expect(first % 2).toBe(1);
  }
});

test('only what is all key cards can be shared', () => {
  expect(canBeShared(asked)).toBe(true);
  expect(canBeShared({ ...asked, faces: [] })).toBe(false);
  expect(canBeShared({ place, kinds })).toBe(false);
});
