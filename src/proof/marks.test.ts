import { describe, expect, test } from 'vitest';
import { centre, holds } from '../scene/geometry/index.js';
import { expected, jobOf, keyPages, pdfOf, WORDS, wordContent, wordPages } from './deck.fixture.js';
import { preflight } from './index.js';
import { onCard, onCards, shifted, wrongCell } from './mutations.fixture.js';

const shop = await jobOf({});
const words = WORDS.yue;

async function problemsOf(pages: ReturnType<typeof keyPages>, more: Parameters<typeof expected>[1] = {}) {
  const report = await preflight(pdfOf(shop, pages), expected(shop, more));
  return { ...report, problems: report.checks.flatMap(check => check.problems) };
}

describe('what is wrong is marked on the page', () => {
  test('a wrong cell, where it is', async () => {
    const wrong = onCard(keyPages(shop, 5), 1, 0, items => wrongCell(items, 12));
    const { problems, keys } = await problemsOf(wrong);
    const { mark } = problems.find(({ values }) => JSON.stringify(values).includes('other-card')) ?? {};
    expect(mark?.page).toBe(1);
    // The middle cell of five by five.
    const [cell, card] = [mark?.box ?? keys[1].box, keys[0].box];
    expect(centre(cell).x).toBeCloseTo(centre(card).x, 1);
    expect(centre(cell).y).toBeCloseTo(centre(card).y, 1);
    expect(cell.width).toBeCloseTo(9, 0);
  });

  test('a key card that is there twice, the second time', async () => {
    const twice = onCards(keyPages(shop, 5), 1, cards =>
      cards.with(3, { ...cards[3], items: cards[0].items }),
    );
    const { problems, keys } = await problemsOf(twice);
    const twins = problems.find(({ code }) => code === 'keys.proof-twins');
    expect(twins?.mark).toEqual({ page: 1, box: keys[3].box });
  });

  test('a word that is another, where it is', async () => {
    const other = wordPages(shop, words.with(-1, '狐狸'));
    const { problems } = await problemsOf(other, wordContent(shop, words));
    const [{ mark }] = problems.filter(({ values }) => JSON.stringify(values).includes('other-text'));
    expect(mark?.page).toBe(1);
    expect(mark?.box).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
  });

  test('a back that is off, on the page of the backs', async () => {
    const { problems } = await problemsOf(shifted(wordPages(shop, words), 2, 2, 0));
    const [first] = problems;
    expect(first.mark?.page).toBe(2);
    const page = { x: 0, y: 0, width: 210, height: 297 };
    expect(first.mark?.box && holds(page, first.mark.box, 0)).toBe(true);
  });
});
