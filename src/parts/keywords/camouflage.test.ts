import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadTemplates, recipeSchema } from '../../data/index.js';
import { randomFrom } from '../../keys/random.js';
import { renderPaper } from '../../render/png.js';
import { flat, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { camouflage, cutOut, jumble } from './camouflage.js';
import { scrambleMeasures } from './measures.js';

const { measures } = loadTemplates(recipeSchema.parse({}), project, project);
const style = { ...measures(scrambleMeasures), patterns: 2 };
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
  const layers = made.flatMap(({ under, over }) => [under, over]);
  const letters = layers.flatMap(({ items }) => textsOf(items)).map(({ item }) => item);

  test('is of the letters of its words, in their font and about their size', () => {
    const own = new Set(WORDS[locale].join(''));
    for (const { line } of letters) {
      for (const letter of line.text.replace(/\u200d/g, '')) expect(own).toContain(letter);
      expect(line.size).toBeGreaterThanOrEqual(6);
      expect(line.size).toBeLessThanOrEqual(8);
    }
  });

  test('is in nine tints of magenta and yellow, without cyan', () => {
    for (const { under, over } of made) {
      const fills = textsOf([...under.items, ...over.items]).map(({ item }) => item.fill);
      expect(fills.every(fill => fill.startsWith('#ff'))).toBe(true);
      expect(new Set(fills.filter(fill => fill !== '#ffffff')).size).toBe(9);
    }
  });

  test('is blended, and white under the word where a letter is over it', () => {
    for (const { under, over } of made) {
      const top = textsOf(over.items);
      expect(top.length).toBeGreaterThan(5);
      const white = textsOf(under.items).slice(-top.length);
      expect(white.map(({ item }) => item.fill)).toEqual(top.map(() => '#ffffff'));
      expect(white.map(({ matrix }) => matrix)).toEqual(top.map(({ matrix }) => matrix));
    }
    const part = cutOut(made[0], style, randomFrom('snow'));
    expect([part.under.blend, part.over.blend]).toEqual(['multiply', 'multiply']);
  });

  test('is over the word on about a third of its field, and somewhere on all of it', async () => {
    const [{ under, over }] = made;
    const size = { width: 56, height: 16 };
    expect(over.box).toEqual({ x: 0, y: 0, ...size });
    const { shaper } = settingOf(locale);
    const shares = [over.items, [...under.items, ...over.items]].map(async items => {
      const svg = renderPaper(size, items, shaper.book, 300);
      const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
      let inked = 0;
      for (let at = 0; at < data.length; at += 3) if (data[at + 1] < 250 || data[at + 2] < 250) inked += 1;
      return inked / (data.length / 3);
    });
    const [above, all] = await Promise.all(shares);
    expect(above).toBeGreaterThan(0.22);
    expect(above).toBeLessThan(0.4);
    expect(all).toBeGreaterThan(0.9995);
  });

  test('is larger than a field, and covers it from every place that it may be moved to', () => {
    const random = randomFrom('hail');
    for (let i = 0; i < 50; i++) {
      const { symbol, matrix } = cutOut(made[0], style, random).under;
      const [, , , , x, y] = matrix;
      expect(x).toBeLessThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(0);
      expect(x + symbol.box.width).toBeGreaterThanOrEqual(FIELD.width);
      expect(y + symbol.box.height).toBeGreaterThanOrEqual(FIELD.height);
    }
  });
});

test('camouflage is the same for the same seed, and different for another', () => {
  const drawn = (seed: string) =>
    patterns('en', seed).map(({ under }) => flat(under.items).map(({ matrix }) => matrix));
  const rain = drawn('rain');
  expect(drawn('rain')).toEqual(rain);
  expect(drawn('snow')).not.toEqual(rain);
});

test('letters that join are jumbled in pairs which join on both sides, so that they are no word', () => {
  for (const pair of jumble(['چراغ', 'آب‌انبار'])) expect(pair).toMatch(/^\u200d..\u200d$/u);
  expect(jumble(['Tea 7', 'X光'])).toEqual([...'TeaX光']);
});
