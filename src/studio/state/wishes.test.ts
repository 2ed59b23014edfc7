import { describe, expect, test } from 'vitest';
import { readWishes } from './wishes.js';

describe('wishes that were kept with a deck', () => {
  test('come back as they were', () => {
    const wishes = {
      map: { title: 'Our street', seed: '7', cities: 5, easiest: 0.8 },
      keys: { count: 24, seed: 'club', wishes: { mixedLines: true, touching: 4, fixed: { C3: 'assassin' } } },
    };
    expect(readWishes(JSON.stringify(wishes))).toEqual(wishes);
  });

  test('are none in a file that is no list of wishes', () => {
    for (const text of ['', 'a row of words', 'null', '7', '[]', '{"map":[],"keys":null}'])
      expect(readWishes(text)).toEqual({});
  });

  test('are left out where they are not what they should be', () => {
    const text = JSON.stringify({
      map: { title: { en: 'x' }, cities: '5', seed: 'a', __proto__: 'b', toString: 'c' },
      keys: { count: '24', wishes: { starts: 1, fixed: { C3: 4 } } },
    });
    expect(readWishes(text)).toEqual({ map: { seed: 'a' } });
  });
});
