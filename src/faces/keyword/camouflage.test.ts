import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../keys/random.js';
import { loadTemplates, recipeSchema } from '../../templates/index.js';
import { flat, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { camouflage, inks, partOf } from './camouflage.js';
import { jumble } from './jumble.js';

const { faces } = loadTemplates(recipeSchema.parse({}), project, project);
const style = { ...faces.scramble(), patterns: 2 };
const FIELD = { width: 40, height: 10 };
const WORDS: Readonly<Record<string, readonly string[]>> = {
  yue: ['電燈膽', '維他奶', '茶樓'],
  'zh-Hans': ['海啸', '显微镜'],
  'zh-Hant-TW': ['颱風假', '燒餅'],
  fa: ['آب‌انبار', 'چراغ', 'پنجره'],
  en: ['Lighthouse', 'Volcano'],
};

function patterns(locale: string, seed = 'rain') {
  return camouflage(settingOf(locale), WORDS[locale], 8, FIELD, style, randomFrom(seed));
}

describe.each(locales)('the camouflage of %s', locale => {
  const made = patterns(locale);
  const layers = made.flatMap(({ under, over }) => [...under, ...over]);
  const letters = layers.flatMap(({ items }) => textsOf(items)).map(({ item }) => item);

  test('is of the letters of its words, in their font and about their size', () => {
    const own = new Set(WORDS[locale].join(''));
    for (const { line } of letters) {
      for (const letter of line.text.replace(/\u200d/g, '')) expect(own).toContain(letter);
      expect(line.size).toBeGreaterThanOrEqual(6);
      expect(line.size).toBeLessThanOrEqual(8);
    }
  });

  test('is magenta and yellow without cyan', () => {
    const fills = letters.map(({ fill }) => fill);
    expect(new Set(fills).size).toBeGreaterThan(100);
    expect(fills.filter(fill => !/^#ff[6-9a-b]/.test(fill))).toEqual([]);
  });

  test('is a third over the word, two thirds under it, and blended', () => {
    const count = (symbols: readonly { items: readonly unknown[] }[]) =>
      symbols.reduce((sum, { items }) => sum + items.length, 0);
    for (const { under, over } of made) {
      expect([under.length, over.length]).toEqual([2, 1]);
      expect(Math.abs(count(under) - 2 * count(over))).toBeLessThanOrEqual(2);
    }
    const part = partOf(made[0], style, randomFrom('snow'));
    expect([...part.under, ...part.over].map(({ blend }) => blend)).toEqual(Array(3).fill('multiply'));
  });

  test('is larger than a field, and covers it from every place that it may be moved to', () => {
    const random = randomFrom('hail');
    for (let i = 0; i < 50; i++) {
      const [{ symbol, matrix }] = partOf(made[0], style, random).under;
      const [, , , , x, y] = matrix;
      expect(x).toBeLessThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(0);
      expect(x + symbol.box.width).toBeGreaterThanOrEqual(FIELD.width);
      expect(y + symbol.box.height).toBeGreaterThanOrEqual(FIELD.height);
    }
  });

  test('is the same for the same seed, and different for another', () => {
    const drawn = (seed: string) =>
      patterns(locale, seed).map(({ under }) => flat(under[0].items).map(({ matrix }) => matrix));
    expect(drawn('rain')).toEqual(drawn('rain'));
    expect(drawn('rain')).not.toEqual(drawn('snow'));
  });
});

test('letters that join are jumbled in pairs which join on both sides, so that they are no word', () => {
  for (const pair of jumble(['چراغ', 'آب‌انبار'])) expect(pair).toMatch(/^\u200d..\u200d$/u);
  expect(jumble(['Tea 7', 'X光'])).toEqual([...'TeaX光']);
});

test('inks are colours of light: no ink is white, a third of cyan leaves two thirds of the red', () => {
  expect(inks(0, 0, 0)).toBe('#ffffff');
  expect(inks(1 / 3, 0, 1)).toBe('#aaff00');
});
