import { describe, expect, test } from 'vitest';
import { platform } from '../../cli/platform.js';
import { loadTemplates, recipeSchema } from '../../data/index.js';
import { bounds, centre, type Rect, turnAbout, union } from '../../scene/geometry/index.js';
import type { Item, Path, SceneSymbol, Text } from '../../scene/index.js';
import { readWordList, type Word } from '../../words/index.js';
import {
  apart,
  type Drawn,
  flat,
  inkOf,
  inside,
  pairs,
  project,
  settingOf,
  textsOf,
} from '../faces.fixture.js';
import { type WordLayout, wordFace } from './face.js';
import { wordFrame } from './frame.js';
import { wordMeasures } from './measures.js';
import { wordSizes } from './sizes.js';

const LOCALES = ['yue', 'zh-Hans', 'zh-Hant-TW', 'fa', 'en'] as const;
const CARD = { width: 65, height: 43 };

function deckOf(locale: string, list: string, on: 'hard-or-unfit' | 'unfit' = 'hard-or-unfit') {
  const setting = settingOf(locale);
  const file = `wordlists/${locale}/${list}.csv`;
  const texts = (
    readWordList(project.bytes(file), { file, locale, big5: platform.big5 }).list?.words ?? []
  ).map(w => w.text);
  const slots = loadTemplates(recipeSchema.parse({}), project, project).measures(wordMeasures);
  const layout: WordLayout = {
    card: CARD,
    slots,
    sizes: wordSizes(setting, texts, slots.word),
    dots: 2,
    frames: { A: wordFrame(setting, 'A', slots, CARD), B: wordFrame(setting, 'B', slots, CARD) },
    childMark: { sign: [{ kind: 'circle', cx: 0, cy: 0, r: 1, fill: '#123456' }], on },
  };
  const side = (text: string, more: Partial<Word> = {}) => {
    const word = { text, childSafe: true, overrides: {}, tags: [], line: 1, ...more };
    return wordFace(setting, { kind: 'word', id: 'W127', number: 127, words: [word] }, 'A', layout);
  };
  return { setting, texts, layout, side };
}

/** The upright word and the upside-down one. */
function twoWords(items: readonly Item[], word: string): [Drawn<Text>, Drawn<Text>] {
  const drawn = textsOf(items).filter(({ item }) => item.line.text === word);
  expect(drawn).toHaveLength(2);
  const upright = drawn.find(({ matrix }) => matrix[0] === 1);
  const turned = drawn.find(({ matrix }) => matrix[0] === -1);
  return [upright, turned] as [Drawn<Text>, Drawn<Text>];
}

function labelOf(frame: SceneSymbol): Rect {
  const label = frame.items.find(item => item.kind === 'rect' && item.fill !== undefined);
  return label as Item & Rect;
}

const LISTS = ['classic', 'duet'] as const;
const decks = new Map(
  LOCALES.flatMap(locale => LISTS.map(list => [`${locale} ${list}`, deckOf(locale, list)] as const)),
);
const deck = (locale: (typeof LOCALES)[number], list: (typeof LISTS)[number] = 'classic') =>
  decks.get(`${locale} ${list}`) as ReturnType<typeof deckOf>;

describe.each(
  LOCALES.flatMap(locale => LISTS.map(list => [locale, list] as const)),
)('a word card in %s, %s', (locale, list) => {
  const { setting, texts, layout, side } = deck(locale, list);
  const label = labelOf(layout.frames.A);

  const { baseline } = layout.sizes;
  const { word } = layout.slots;

  test('keeps the ink of each word inside the label, in the middle, or all words on one baseline', () => {
    expect(texts).toHaveLength(400);
    for (const text of texts) {
      const [upright] = twoWords(side(text), text);
      const ink = inkOf(upright);
      inside(ink, label, text);
      expect(Math.abs(centre(ink).x - centre(label).x), text).toBeLessThan(0.05);
      if (baseline === undefined) expect(Math.abs(centre(ink).y - centre(label).y), text).toBeLessThan(0.05);
      else expect(upright.item.y, text).toBe(word.y + word.height * baseline);
    }
    expect(baseline === undefined).toBe(locale !== 'en');
  });

  test('is centred by the outlines that the fonts really draw, or stands on its baseline', () => {
    for (const text of texts.filter((_, i) => i % 20 === 0)) {
      const [{ item }] = twoWords(side(text), text);
      let pen = item.x;
      const edges = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
      for (const run of item.line.runs) {
        const font = setting.shaper.book.font(run.fontId);
        const em = item.line.size / font.unitsPerEm;
        for (const glyph of run.glyphs) {
          for (const { id, x, y } of glyph.parts) {
            const { bbox } = font.fontkit.getGlyph(id).path;
            if (!Number.isFinite(bbox.minX)) continue;
            edges.left = Math.min(edges.left, pen + (x + bbox.minX) * em);
            edges.right = Math.max(edges.right, pen + (x + bbox.maxX) * em);
            edges.top = Math.min(edges.top, item.y - (y + bbox.maxY) * em);
            edges.bottom = Math.max(edges.bottom, item.y - (y + bbox.minY) * em);
          }
          pen += glyph.xAdvance * em;
        }
      }
      expect(Math.abs((edges.left + edges.right) / 2 - centre(label).x), text).toBeLessThan(0.05);
      if (baseline === undefined)
        expect(Math.abs((edges.top + edges.bottom) / 2 - centre(label).y), text).toBeLessThan(0.05);
    }
  });

  test('has the same word upside down for the other side of the table, smaller and above the rule', () => {
    const { frame, rule } = layout.slots;
    const above = { x: frame.x, y: frame.y, width: frame.width, height: rule.y - frame.y };
    for (const text of texts) {
      const [upright, turned] = twoWords(side(text), text);
      expect(turned.matrix.slice(0, 4)).toEqual(turnAbout(180).slice(0, 4));
      expect(turned.item.line.runs).toEqual(upright.item.line.runs);
      expect(turned.item.line.size).toBeLessThan(upright.item.line.size);
      inside(inkOf(turned), above, text);
    }
  });

  test('sets the deck in one size; at most 6% of its words are smaller, and none too small', () => {
    const { even } = layout.sizes;
    const sizes = texts.map(text => twoWords(side(text), text)[0].item.line.size);
    expect(sizes.filter(size => size < even - 1e-9).length).toBeLessThanOrEqual(24);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(setting.theme.word.least);
    expect(Math.max(...sizes)).toBe(even);
  });

  test('keeps words, number, child mark and dots apart', () => {
    for (const text of texts) {
      const items = side(text, { childSafe: false });
      const words = textsOf(items).map(inkOf);
      expect(words).toHaveLength(3);
      // The three circles beside the punched hole: the child mark and the two dots.
      const signs = flat(items).flatMap(({ item, matrix }) =>
        item.kind === 'circle' && item.fill !== undefined
          ? [
              bounds(matrix, {
                x: item.cx - item.r,
                y: item.cy - item.r,
                width: 2 * item.r,
                height: 2 * item.r,
              }),
            ]
          : [],
      );
      expect(signs).toHaveLength(3);
      const all = [...words, ...signs];
      for (const each of all) inside(each, layout.slots.frame, text);
      expect(
        pairs(all).every(([a, b]) => apart(a, b)),
        text,
      ).toBe(true);
    }
  });
});

describe('the word', () => {
  test('is in ink on a clear label', () => {
    const { setting, side, layout } = deck('yue');
    const { colours } = setting.theme;
    expect(twoWords(side('狐狸'), '狐狸')[0].item.fill).toBe(colours.ink);
    expect(labelOf(layout.frames.A)).toMatchObject({ fill: colours.label });
    expect(labelOf(layout.frames.B)).toEqual(labelOf(layout.frames.A));
  });
});

describe('the child mark', () => {
  const unfit = deckOf('yue', 'classic', 'unfit');
  const marks = (flags: Partial<Word>, { side } = deck('yue')) =>
    flat(side('狐狸', flags)).filter(({ item }) => item.kind === 'circle' && item.fill === '#123456').length;

  test('is on words that are hard or not for children, and on no others', () => {
    expect(marks({ childSafe: false })).toBe(1);
    expect(marks({ difficulty: 'hard' })).toBe(1);
    expect(marks({ childSafe: false, difficulty: 'hard' })).toBe(1);
    expect(marks({ difficulty: 'normal' })).toBe(0);
    expect(marks({})).toBe(0);
  });

  test('can be kept to words that are not for children', () => {
    expect(marks({ childSafe: false }, unfit)).toBe(1);
    expect(marks({ difficulty: 'hard' }, unfit)).toBe(0);
  });
});

describe('a reading', () => {
  test('is centred between the rule and the word; without one there is nothing', () => {
    const { side, layout } = deck('zh-Hans');
    const reading = 'húli';
    const [drawn] = textsOf(side('狐狸', { reading })).filter(({ item }) => item.line.text === reading);
    expect(drawn.item.x + drawn.item.line.width / 2).toBeCloseTo(32.5, 6);
    const ink = inkOf(drawn);
    expect(ink.y).toBeGreaterThan(layout.slots.rule.y);
    expect(apart(ink, inkOf(twoWords(side('狐狸'), '狐狸')[0]))).toBe(true);
    expect(textsOf(side('狐狸'))).toHaveLength(3);
  });
});

describe('a Persian card', () => {
  const { side } = deck('fa');

  test('is mirrored: the cut corner and the hole are on the left', () => {
    const corners = (frame: SceneSymbol) =>
      (frame.items.find(item => item.kind === 'path') as Path).d
        .split(/ ?[A-Z] ?/)
        .filter(part => part !== '')
        .flatMap(part => [...part.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]));
    const mirrored = corners(deck('yue').layout.frames.A).map(([x, y]) => [Number((65 - x).toFixed(2)), y]);
    expect(corners(deck('fa').layout.frames.A)).toEqual(mirrored);
    expect(mirrored).toContainEqual([9.5, 3]);
    const hole = (locale: 'yue' | 'fa') =>
      deck(locale).layout.frames.A.items.find(item => item.kind === 'circle') as Item & { cx: number };
    expect(hole('fa').cx).toBeCloseTo(65 - hole('yue').cx, 9);
    expect(hole('fa').cx).toBeLessThan(10);
  });

  test('has its number at the right edge, in Persian figures, and a Cantonese one at the left', () => {
    const number = (items: readonly Item[], text: string) =>
      textsOf(items).filter(({ item }) => item.line.text === text)[0].item;
    const persian = number(side('روباه'), '۱۲۷');
    expect(persian.x + persian.line.width).toBeCloseTo(65 - 5.6, 6);
    expect(number(deck('yue').side('狐狸'), '127').x).toBeCloseTo(5.6, 6);
  });

  test('has its child mark and dots on the other side', () => {
    const places = (items: readonly Item[]) =>
      flat(items).flatMap(({ item, matrix }) =>
        item.kind === 'circle' && item.fill !== undefined ? [matrix[0] * item.cx + matrix[4]] : [],
      );
    const cantonese = places(deck('yue').side('狐狸', { childSafe: false }));
    const persian = places(side('روباه', { childSafe: false }));
    expect(persian).toHaveLength(3);
    for (const [i, x] of persian.entries()) expect(x).toBeCloseTo(65 - cantonese[i], 9);
  });
});

describe('the two faces of a word card', () => {
  test('differ in the colour of their frame and in nothing else', () => {
    const { A, B } = deck('yue').layout.frames;
    const strokes = ({ items }: SceneSymbol) =>
      items.flatMap(item => ('stroke' in item ? [item.stroke] : []));
    expect(new Set([...strokes(A), ...strokes(B)]).size).toBe(2);
    const bare = ({ items }: SceneSymbol) => items.map(item => ({ ...item, stroke: '' }));
    expect(bare(A)).toEqual(bare(B));
    expect(A.id).not.toBe(B.id);
  });
});

describe.each([
  ['en', 'peanut butter and jelly', 'peanut butter', 'and jelly'],
  ['fa', 'سیب زمینی سرخ کرده', 'سیب زمینی', 'سرخ کرده'],
  ['zh-Hans', '白雪公主和七个小矮人', '白雪公主和', '七个小矮人'],
] as const)('a long phrase in %s', (locale, phrase, ...lines) => {
  const { setting, texts, layout } = deck(locale);
  const room = { ...layout.slots.word, lines: layout.slots.lines };
  const sizes = wordSizes(setting, [...texts, phrase], room);
  const word = { text: phrase, childSafe: false, overrides: {}, tags: [], line: 1 };
  const drawn = (readings: Partial<Word> = {}) =>
    wordFace(setting, { kind: 'word', id: 'W1', number: 1, words: [{ ...word, ...readings }] }, 'A', {
      ...layout,
      sizes,
    });

  test('is on two lines, both ways up, and every other word on one', () => {
    expect([...sizes.lines]).toEqual([[phrase, lines]]);
    const found = textsOf(drawn()).filter(({ item }) => lines.some(line => line === item.line.text));
    expect(found.map(({ item }) => item.line.text)).toEqual([...lines, ...lines]);
    expect(found.map(({ matrix }) => matrix[0])).toEqual([-1, -1, 1, 1]);
  });

  test('is centred by its ink, within the label and apart from all else', () => {
    const inks = textsOf(drawn({ reading: 'reading' })).map(each => ({ ink: inkOf(each), ...each }));
    const label = labelOf(layout.frames.A);
    const upright = inks.filter(
      ({ item, matrix }) => matrix[0] === 1 && lines.some(line => line === item.line.text),
    );
    const whole = upright.map(({ ink }) => ink).reduce(union);
    expect(Math.abs(centre(whole).y - centre(label).y)).toBeLessThan(0.05);
    for (const { ink } of upright) {
      inside(ink, { ...label, y: label.y + 0.9, height: label.height - 1.8 }, phrase);
      expect(Math.abs(centre(ink).x - centre(label).x)).toBeLessThan(0.05);
    }
    expect(inks).toHaveLength(6);
    for (const [i, { ink }] of inks.entries())
      for (const other of inks.slice(i + 1)) expect(apart(ink, other.ink), phrase).toBe(true);
  });

  test('is larger by a fifth or more than on one line', () => {
    const one = wordSizes(setting, [...texts, phrase], layout.slots.word);
    expect(sizes.fits.get(phrase)).toBeGreaterThanOrEqual(1.2 * (one.fits.get(phrase) ?? 99));
    expect(sizes.even).toBe(one.even);
  });
});
