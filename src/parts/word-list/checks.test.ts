import { describe, expect, test } from 'vitest';
import { sizeProblems } from './checks.js';

const LIMITS = { least: 3.5, small: 5, most: 13.5 };

/** What is told of words that fit at these sizes, in a deck of 10 mm. */
function told(fits: Readonly<Record<string, number>>) {
  const words = Object.keys(fits).map((text, i) => {
    return { text, childSafe: true, overrides: {}, tags: [], line: i + 2 };
  });
  const sizes = { even: 10, fits: new Map(Object.entries(fits)), lines: new Map() };
  return sizeProblems('mine.csv', words, sizes, LIMITS).map(({ code, level, line, values }) => {
    return { code, level, line, values };
  });
}

describe('a long word', () => {
  test('below 5 mm has a size of its own and a warning, and is told once', () => {
    const found = told({ Haus: 10, Brücke: 10, Fensterbank: 8, Krankenversicherung: 4.6 });
    expect(found.map(({ code, level }) => [code, level])).toEqual([
      ['parts.words-small', 'warning'],
      ['parts.words-shrunk', 'notice'],
    ]);
    expect(found[0].values).toMatchObject({
      small: 5,
      count: 1,
      words: [{ values: { word: 'Krankenversicherung' } }],
    });
    expect(found[1].values).toMatchObject({ count: 1, words: [{ values: { word: 'Fensterbank' } }] });
  });

  test('is refused only below what can be read, with its line, its size and the least', () => {
    const found = told({ Haus: 10, Geschwindigkeitsbegrenzung: 3.4 });
    expect(found).toMatchObject([
      {
        code: 'parts.word-too-long',
        level: 'error',
        line: 3,
        values: { word: 'Geschwindigkeitsbegrenzung', size: { number: 3.4 }, least: 3.5 },
      },
    ]);
  });
});
