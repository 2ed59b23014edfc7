import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../yaml.js';
import { recipeSchema } from './recipe.js';

const read = (text: string) => readYaml(text, 'my-deck.yaml', recipeSchema);

describe('a recipe', () => {
  test('that is empty is the Cantonese deck on A4, flipped on the long edge, with all its parts', () => {
    expect(read('')).toEqual({
      game: 'codenames',
      locale: 'yue',
      children: false,
      seed: '1',
      paper: 'A4',
      flip: 'long-edge',
      theme: 'dossier',
      contact: true,
    });
  });

  test('keeps what it says', () => {
    const said = { locale: 'fa', seed: 'rain', keys: 100, only: ['keys'], flip: 'none', children: true };
    expect(read(JSON.stringify(said))).toMatchObject(said);
  });

  test('is the same after it is read again', () => {
    const once = read('seed: ۷\nkeys: 6\nonly: [keys, rules]');
    expect(recipeSchema.parse(once)).toEqual(once);
  });

  test('has the same seed as a number, as text, or in Persian or Arabic digits', () => {
    fc.assert(
      fc.property(fc.nat(), n => {
        const typed = (zero: number) =>
          String(n).replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)));
        for (const seed of [n, String(n), typed(0x6f0), typed(0x660)]) {
          expect(recipeSchema.parse({ seed }).seed).toBe(String(n));
        }
      }),
    );
  });

  test('keeps a seed that is a word, in any script', () => {
    for (const seed of ['rain', '落雨', 'باران', '١b'])
      expect(recipeSchema.parse({ seed }).seed).toBe(seed.replace('١', '1'));
  });

  test('with a bad seed, number of keys or part is refused', () => {
    for (const line of [
      'seed: ""',
      `seed: ${'a'.repeat(61)}`,
      'seed: [1]',
      'keys: 0',
      'keys: 1.5',
      'keys: 100001',
      'only: []',
    ]) {
      expect(() => read(line), line).toThrow(/^my-deck\.yaml:1: templates\./);
    }
    expect(read('keys: 100000').keys).toBe(100_000);
  });

  test('with a typing mistake suggests what was meant', () => {
    expect(() => read('flip: log-edge')).toThrow('"near":"long-edge"');
    expect(() => read('script: zh-Hant-TK')).toThrow('"near":"zh-Hant-HK"');
    expect(() => read('seeds: 3')).toThrow('templates.unknown-key {"key":"seeds"');
  });
});
