import { describe, expect, test } from 'vitest';
import type { ShownPart } from '../jobs/lay.js';
import { cardUnder, findFace, foldAxis, pageSpot } from './find-card.js';

const side = (name: 'front' | 'back') => ({ side: name, width: 200, height: 100 });
const twoSided = { sides: [side('front'), side('back')] };
const place = (face: string, page: number, x: number) => {
  return { face, sheet: 1, page, x, y: 10, width: 60, height: 40, turn: 0 as const };
};
const card = (id: string, words: readonly string[], places: readonly ReturnType<typeof place>[]) => {
  return { id, words: words.map(text => ({ text })), places };
};

const words: ShownPart = {
  name: 'words',
  label: 'words',
  twoSided: true,
  tally: {},
  problems: [],
  sheets: [twoSided, twoSided],
  cards: [
    card('1', ['fox', 'moon'], [place('front', 1, 10), place('back', 2, 130)]),
    card('2', ['tea', 'rain'], [place('front', 3, 10), place('back', 4, 130)]),
  ],
};

describe('a page of the PDF', () => {
  test('is a side of a sheet', () => {
    expect([1, 2, 3, 4].map(page => pageSpot(words.sheets, page))).toEqual([
      { sheet: 0, side: 0 },
      { sheet: 0, side: 1 },
      { sheet: 1, side: 0 },
      { sheet: 1, side: 1 },
    ]);
  });

  test('after the last is nowhere', () => {
    expect(pageSpot(words.sheets, 5)).toBeUndefined();
  });
});

describe('a word', () => {
  test('is found on the face of its card', () => {
    expect(findFace(words, 'tea')).toMatchObject({ card: { id: '2' }, sheet: 1, side: 0 });
    expect(findFace(words, 'moon')).toMatchObject({ card: { id: '1' }, sheet: 0, side: 1 });
  });

  test('that is on no card is nowhere', () => {
    expect(findFace(words, 'sun')).toBeUndefined();
  });

  test('on a keyword card is in front, like the others beside it', () => {
    const keywords = { ...words, name: 'keywords' };
    expect(findFace(keywords, 'rain')).toMatchObject({ card: { id: '2' }, side: 0 });
  });
});

describe('a point of a page', () => {
  test('is on the card that is printed there', () => {
    expect(cardUnder(words, { sheet: 0, side: 1 }, { x: 140, y: 20 })?.card.id).toBe('1');
    expect(cardUnder(words, { sheet: 1, side: 0 }, { x: 10, y: 10 })?.card.id).toBe('2');
  });

  test('in the margin is on none', () => {
    expect(cardUnder(words, { sheet: 0, side: 0 }, { x: 100, y: 20 })).toBeUndefined();
  });
});

describe('a one-sided sheet', () => {
  const folded = (back: object) => ({
    ...words,
    cards: [card('1', ['fox'], [place('front', 1, 10), { ...place('back', 1, 10), ...back }])],
  });

  test('is folded between its fronts and its backs', () => {
    expect(foldAxis(folded({ x: 130 }))).toBe('vertical');
    expect(foldAxis(folded({ y: 60 }))).toBe('horizontal');
  });

  test('with backs on the other side of the paper is not folded', () => {
    expect(foldAxis(words)).toBeUndefined();
  });
});
