import { describe, expect, test } from 'vitest';
import { FLIPS, loadTemplates, phrase, recipeSchema } from '../data/index.js';
import { apart, flat, inkOf, inside, locales, project, settingOf, textsOf } from '../parts/faces.fixture.js';
import { bounds, type Matrix } from '../scene/geometry/index.js';
import type { Item, Line } from '../scene/index.js';
import type { Setting } from '../text/typesetting/typesetting.js';
import { planLayout, type SlugPlace } from './imposition/index.js';
import { seedAndVersion, slugOf } from './slug.js';

const { sheet, sizes } = loadTemplates(recipeSchema.parse({}), project, project);
const A4 = { width: 210, height: 297 };
const PAPERS = [A4, { width: 215.9, height: 279.4 }];

function slugItems(
  setting: Setting,
  more: Partial<SlugPlace> = {},
  seed = '7',
  flip?: (typeof FLIPS)[number],
) {
  const place = {
    page: A4,
    trim: { x: 0, y: 0, ...A4 },
    side: 'front' as const,
    sheet: 12,
    total: 13,
    alike: false,
    ...more,
  };
  return slugOf(
    setting,
    { part: 'part.words', seed, version: '1.2.3', ...(flip ? { flip } : {}) },
    sheet,
  )(place);
}

/** What is read; a text that begins where the one before it ends goes on with it. */
function said(items: readonly Item[]): string[] {
  const read: string[] = [];
  let end = { x: Number.NaN, y: Number.NaN };
  for (const { item } of textsOf(items)) {
    const goesOn = Math.abs(item.x - end.x) < 1e-6 && item.y === end.y;
    read.push(`${goesOn ? read.pop() : ''}${item.line.text}`);
    end = { x: item.x + item.line.width, y: item.y };
  }
  return read;
}

describe.each(locales)('the slug of a sheet in %s', locale => {
  const setting = settingOf(locale);

  test('stays in the printable area, off cards and crop marks, without overlapping lines', () => {
    for (const paper of PAPERS) {
      for (const flip of FLIPS) {
        for (const size of [sizes.word, sizes.key]) {
          const layout = planLayout(paper, size, sheet, flip);
          if (layout === undefined) throw new Error('no card fits');
          const { page, block } = layout;
          const reach = sheet.marks.offset + sheet.marks.length;
          for (const side of ['front', 'back'] as const) {
            const inks = textsOf(slugItems(setting, { page, trim: block, side }, 'a longer seed', flip)).map(
              inkOf,
            );
            const label = `${page.width} x ${page.height}, ${flip}, ${side}`;
            for (const [i, a] of inks.entries()) {
              inside(a, { x: 5, y: 5, width: page.width - 10, height: page.height - 10 }, label);
              const above = a.y + a.height <= block.y - reach + 1e-6;
              const below = a.y >= page.height - block.y + reach - 1e-6;
              expect(above || below, label).toBe(true);
              for (const b of inks.slice(i + 1)) expect(apart(a, b), label).toBe(true);
            }
          }
        }
      }
    }
  });

  test('says the part, the side, the number of the sheet and how to flip it', () => {
    for (const flip of FLIPS) {
      const text = said(slugItems(setting, {}, '7', flip)).join('\n');
      const key = flip === 'none' ? 'slug.folded' : 'slug.sheet';
      const names = {
        part: phrase(setting.locale, 'part.words'),
        side: phrase(setting.locale, 'side.front'),
      };
      expect(text).toContain(phrase(setting.locale, key, { ...names, n: 12, total: 13 }));
      expect(text).toContain(phrase(setting.locale, `slug.flip.${flip}`));
      expect(text).toContain(phrase(setting.locale, 'slug.scale'));
    }
    expect(said(slugItems(setting)).join()).toContain(phrase(setting.locale, 'slug.single'));
  });

  test('puts any sheet number in its place in the title', () => {
    const names = { part: phrase(setting.locale, 'part.words'), side: phrase(setting.locale, 'side.front') };
    for (const [sheet, total] of [
      [1, 1],
      [8, 100],
      [834, 834],
    ]) {
      const told = phrase(setting.locale, 'slug.sheet', { ...names, n: sheet, total });
      expect(said(slugItems(setting, { sheet, total }, '7', 'long-edge'))).toContain(told);
    }
  });

  test('repeats the number as often as the translation does', () => {
    const names = { part: phrase(setting.locale, 'part.words'), n: 12, total: 13 };
    for (const text of ['{n} {part} {n} / {total} END', '{n} {part}', '{part} {n}', '{part}']) {
      const strings = { ...setting.locale.strings, 'slug.sheet': text };
      const own = { ...setting, locale: { ...setting.locale, strings } };
      expect(said(slugItems(own, {}, '7', 'long-edge'))).toContain(phrase(own.locale, 'slug.sheet', names));
    }
  });

  test('has a ruler of exactly 50 mm on the front, a tick for each, and none on the back', () => {
    const ticks = (items: readonly Item[]) =>
      flat(items).flatMap(({ item, matrix }) => (item.kind === 'line' ? [{ item, matrix }] : []));
    const lines = ticks(slugItems(setting));
    const upright = lines.filter(({ item }) => item.x1 === item.x2);
    const xs = upright.map(({ item, matrix }) => matrix[0] * item.x1 + matrix[4]).sort((a, b) => a - b);
    expect(xs).toHaveLength(51);
    for (const [mm, x] of xs.entries()) expect(x - xs[0]).toBeCloseTo(mm, 9);
    const tall = (line: Line) => Math.abs(line.y2 - line.y1);
    const longest = Math.max(...upright.map(({ item }) => tall(item)));
    expect(upright.filter(({ item }) => tall(item) === longest).map(({ item }) => item.x1)).toEqual([
      0, 10, 20, 30, 40, 50,
    ]);
    const [foot] = lines.filter(({ item }) => item.y1 === item.y2);
    expect(foot.item.x2 - foot.item.x1).toBe(50);
    expect(said(slugItems(setting))).toContain(phrase(setting.locale, 'slug.ruler', { length: 50 }));
    expect(ticks(slugItems(setting, { side: 'back' }))).toEqual([]);
  });

  test('keeps its text off the ruler', () => {
    const items = slugItems(setting);
    const ruler = items.find(item => item.kind === 'use') as Item & { matrix: Matrix };
    for (const text of textsOf(items)) {
      expect(apart(inkOf(text), bounds(ruler.matrix, { x: 0, y: -3, width: 50, height: 3.2 }))).toBe(true);
    }
  });
});

describe('a seed on paper', () => {
  test('is in the figures of the locale if it is a number, else as it was typed', () => {
    const persian = settingOf('fa');
    const version = (seed: string) => said(slugItems(persian, {}, seed)).find(line => line.includes('1.2.3'));
    expect(version('7')).toContain('۷');
    expect(version('rain7')).toContain('rain7');
    expect(version('007')).toContain('007');
  });

  test('keeps every digit, however long it is', () => {
    for (const seed of ['0', '7', '999999999999999', '9007199254740993', '007', '1e3', '-1', '1.50']) {
      expect(String(seedAndVersion(seed, '1.2.3').seed)).toBe(seed);
    }
  });
});

test.each(locales)('the head of a folded sheet in %s keeps to its half of the paper', locale => {
  const setting = settingOf(locale);
  for (const text of textsOf(slugItems(setting, {}, '7', 'none'))) {
    const { x, width } = inkOf(text);
    expect(x > A4.width / 2 || x + width < A4.width / 2, text.item.line.text).toBe(true);
  }
});
