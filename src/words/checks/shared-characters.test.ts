import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharingPairs } from './shared-characters.js';

describe('two words share', () => {
  it.each([
    ['a Han character', 'yue', '火車', '車站', true],
    ['a Han character in two shapes', 'yue', '綫路', '視線', true],
    ['no character', 'yue', '火車', '飛機', false],
    ['no Latin letter in Chinese', 'yue', 'T恤', 'T台', false],
    ['a part before a ZWNJ', 'fa', 'ماهی\u200cفروش', 'گل\u200cفروش', true],
    ['a part after a space', 'fa', 'قصه شب', 'شب', true],
    ['not a part of a part', 'fa', 'ماهی', 'ماهیچه', false],
    ['not a part of one letter', 'fa', 'گل و مرغ', 'سنگ و آب', false],
    ['a part in another case', 'de', 'U-Bahn', 'Bahn Hof', true],
    ['a kanji in Japanese', 'ja', '火の車', '車', true],
  ])('%s', (_, locale, a, b, expected) => {
    expect(sharingPairs([a, b], locale)).toEqual(expected ? [[0, 1]] : []);
  });

  it('each pair comes once and in order, as if every two words were compared', () => {
    const word = fc.string({ unit: fc.constantFrom(...'天地人火水山'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(word), words => {
        const pairs = words.flatMap((a, i) =>
          words.flatMap((b, j) => (i < j && [...a].some(char => b.includes(char)) ? [[i, j]] : [])),
        );
        expect(sharingPairs(words, 'yue')).toEqual(pairs);
      }),
    );
  });
});
