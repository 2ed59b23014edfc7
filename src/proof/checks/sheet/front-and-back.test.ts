import { describe, expect, test } from 'vitest';
import { translate } from '../../../scene/geometry/index.js';
import { group } from '../../../scene/index.js';
import { expected, jobOf, pdfOf, WORDS, wordContent, wordPages } from '../../deck.fixture.js';
import { faults, faultsOf } from '../../faults.fixture.js';
import { preflight } from '../../index.js';
import { isText, onCard, onCards, shifted, swapped } from '../../mutations.fixture.js';

const shop = await jobOf({});
const words = WORDS.yue;
const asked = wordContent(shop, words);

describe('preflight finds on word cards', () => {
  const pages = wordPages(shop, words);

  test('a back that has changed places with its neighbour’s', async () => {
    const found = await faults(
      shop,
      onCards(pages, 2, cards => swapped(cards, 0, 1)),
      asked,
    );
    const other = { check: 'layout', page: 2, row: 2, code: 'preflight.other-text', slot: 'number' };
    expect(found).toContainEqual(expect.objectContaining({ ...other, text: '1', found: '2' }));
    expect(found).toContainEqual(expect.objectContaining({ ...other, text: '2', found: '1' }));
  });

  test('a back that is meant for another front', async () => {
    const faces = (asked.faces ?? []).map(face =>
      face.page === 2 && face.id === 'W2' ? { ...face, id: 'W7' } : face,
    );
    expect(await faults(shop, pages, { ...asked, faces })).toMatchObject([
      { check: 'front and back', page: 2, code: 'preflight.back-number', word: '茶餐廳', column: 2 },
    ]);
  });

  test.each([
    ['back', 2],
    ['front', 1],
  ])('a %s that is 2 mm off on the paper', async (_, page) => {
    const found = await faults(shop, shifted(pages, page, 2, 0), asked);
    expect(misaligned(found)).toEqual(Array(6).fill(2));
  });

  test('fronts and backs that are both off the same way', async () => {
    const both = shifted(shifted(pages, 1, 0, 1.5), 2, 0, 1.5);
    expect(misaligned(await faults(shop, both, asked))).toEqual(Array(6).fill(3));
  });

  test('a fifth of a millimetre, but tolerates a twentieth', async () => {
    const { faces: _, sheets: __, once: ___, ...unclaimed } = asked;
    expect(await faults(shop, shifted(pages, 2, 0, 0.2), unclaimed)).toHaveLength(6);
    expect(await faults(shop, shifted(pages, 2, 0, 0.05), unclaimed)).toEqual([]);
  });

  test('the other flip', async () => {
    const other = pdfOf(shop, pages, { duplex: 'DuplexFlipShortEdge' });
    const found = faultsOf(await preflight(other, expected(shop, asked)));
    expect(found).toContainEqual({
      check: 'flip',
      code: 'preflight.flip',
      found: 'short',
      expected: 'long',
      flip: 'long',
    });
    expect(found.map(({ code }) => code)).toContain('preflight.other-flip');
    // Even if nobody says which flip was meant, the paper shows it.
    const blind = await preflight(other, { place: 'deck.pdf', kinds: [], ...asked });
    expect(blind.checks.find(({ name }) => name === 'front and back')?.problems).toHaveLength(1);
  });

  test('one-sided printing of a two-sided deck', async () => {
    const report = await preflight(pdfOf(shop, pages, { duplex: 'Simplex' }), expected(shop, asked));
    expect(faultsOf(report).map(({ code }) => code)).toContain('preflight.no-fold');
  });

  test('a back that is upside down', async () => {
    const turned = onCards(pages, 2, cards => {
      const [a, , , , e, f] = cards[0].matrix;
      // A turned card lies between its far corner and its near one.
      return cards.with(0, { ...cards[0], matrix: [-a, 0, 0, -a, e + a * 65, f + a * 43] });
    });
    expect(await faults(shop, turned, asked)).toContainEqual(
      expect.objectContaining({ code: 'preflight.back-upside-down', word: '雪櫃', row: 1, column: 1 }),
    );
  });

  test.each([
    ['over the edge of its card', -1, { code: 'preflight.text-over-edge' }],
    ['half a millimetre from the edge', 0.5, { code: 'preflight.text-near-edge', distance: 0.5 }],
    ['cut off by its neighbour', 40, { code: 'preflight.text-cut' }],
  ])('a word that is %s', async (_, left, fault) => {
    const moved = onCard(pages, 1, 0, items =>
      items.map(item =>
        isText(item) && item.line.text === words[0] ? { ...item, x: left - item.line.ink.x } : item,
      ),
    );
    const found = await faults(shop, moved, asked);
    expect(found).toContainEqual(
      expect.objectContaining({ check: 'safe zone', page: 1, number: '1', text: '雪櫃', ...fault }),
    );
  });
});

describe('preflight finds on folded sheets', () => {
  test('a half that is off, and a missing fold line', async () => {
    const folded = await jobOf({ flip: 'none' });
    const pages = wordPages(folded, words);
    const own = wordContent(folded, words);
    expect(await faults(folded, pages, own)).toEqual([]);
    const half = onCards(pages, 1, cards =>
      cards.map((card, i) => (i >= cards.length / 2 ? group(translate(0, 1), [card]) : card)),
    );
    expect(misaligned(await faults(folded, half, own))).toEqual(Array(6).fill(1));
    const plain = pages.map(page => ({
      ...page,
      items: page.items.filter(item => item.kind !== 'line' || !item.dash),
    }));
    const found = await faults(folded, plain, own);
    expect(found.map(({ code }) => code)).toContain('preflight.no-fold');
  });
});

test('an odd word may be alone on the last sheet, but the back of a pair may not be bare', async () => {
  // Sixteen cards on each sheet.
  const odd = words.flatMap(word => words.map(other => `${word}${other}`)).slice(0, 33);
  expect(await faults(shop, wordPages(shop, odd), wordContent(shop, odd))).toEqual([]);
  const [front, back] = wordPages(shop, words.slice(0, 2));
  const bare = [front, { ...back, items: [] }];
  const found = await faults(shop, bare, wordContent(shop, words.slice(0, 2)));
  expect(found.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['preflight.no-back', 'preflight.no-text']),
  );
});

test('a page of cards without crop marks is found', async () => {
  const bare = wordPages(shop, words).map(page => ({
    ...page,
    items: page.items.filter(item => item.kind !== 'use'),
  }));
  const found = await faults(shop, bare, asked);
  expect(found.map(({ code }) => code)).toContain('preflight.no-crop-marks');
});

/** How many millimetres each back is off its front. */
function misaligned(found: Awaited<ReturnType<typeof faults>>): readonly unknown[] {
  return found.filter(({ code }) => code === 'preflight.misaligned').map(({ distance }) => distance);
}
