import { describe, expect, test } from 'vitest';
import { figures, loadTemplates, recipeSchema } from '../../data/index.js';
import type { Word } from '../../words/index.js';
import { apart, flat, inkOf, inside, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { wordSizes } from '../words/sizes.js';
import { wordAxis } from './axis.js';
import { keywordFace, keywordFrame, keywordRoom } from './face.js';
import { keywordRooms } from './fields.js';
import { keywordMeasures } from './measures.js';

const { measures, sizes } = loadTemplates(recipeSchema.parse({}), project, project);
const slots = measures(keywordMeasures);
const card = sizes.keyword;
const MARK = [{ kind: 'circle', cx: 0, cy: 0, r: 1, fill: '#123456' } as const];

const WORDS: Readonly<Record<string, readonly string[]>> = {
  yue: ['電燈膽', '茶', '天壇大佛', '砂煲罌罉'],
  'zh-Hans': ['海啸', '糖', '显微镜', '笔记本电脑'],
  'zh-Hant-TW': ['颱風假', '餅', '榮譽榜', '休息站'],
  fa: ['آب‌انبار', 'گل', 'چراغ قوه', 'پنجره'],
  en: ['Lighthouse', 'Ox', 'Swimming pool', 'gypsy'],
};

describe.each(locales)('a keyword card in %s', locale => {
  const setting = settingOf(locale);
  const rtl = setting.locale.direction === 'rtl';
  const texts = WORDS[locale];
  const words = texts.map(
    (text, i): Word => ({
      text,
      childSafe: i !== 2,
      difficulty: i === 3 ? 'hard' : 'easy',
      overrides: {},
      tags: [],
      line: i,
    }),
  );
  const layout = {
    card,
    slots,
    sizes: wordSizes(setting, texts, keywordRoom(slots)),
    axis: wordAxis(setting, texts),
    frame: keywordFrame(setting, slots, card, false),
    childMark: { sign: MARK, on: 'hard-or-unfit' as const },
  };
  const rooms = keywordRooms(setting, slots, card);
  const items = keywordFace(setting, { number: 27, words }, layout);
  const drawn = textsOf(items);
  const find = (text: string) => drawn.filter(({ item }) => item.line.text === text);

  test('has each word in its field, in order from the top, as large as the field allows', () => {
    for (const [i, text] of texts.entries()) {
      const [word, ...more] = find(text);
      expect(more).toEqual([]);
      inside(inkOf(word), rooms[i], text);
      expect(word.item.line.size).toBeGreaterThan(5);
    }
  });

  test('has words that hang level, unless one would reach out of its room', () => {
    const { baseline } = layout.sizes;
    const level = texts.filter((text, i) => {
      const { item } = find(text)[0];
      const { y, height } = rooms[i];
      if (baseline !== undefined) return Math.abs(item.y - y - height * baseline) < 0.001;
      return Math.abs(item.y - y - height / 2 + layout.axis * item.line.size) < 0.001;
    });
    for (const [i, text] of texts.entries()) {
      const { y, height } = inkOf(find(text)[0]);
      const touches = y - rooms[i].y < 0.01 || rooms[i].y + rooms[i].height - y - height < 0.01;
      expect(level.includes(text) || touches).toBe(true);
    }
  });

  test('has the numbers 1 to 4 where reading starts, each in the middle of its field', () => {
    for (const [i, text] of texts.entries()) {
      const [digit] = find(figures(setting.locale, i + 1));
      const [at, word] = [inkOf(digit), inkOf(find(text)[0])];
      expect(at.y + at.height / 2).toBeCloseTo(rooms[i].y + rooms[i].height / 2, 3);
      expect(rtl ? at.x > word.x + word.width : at.x + at.width < word.x).toBe(true);
    }
  });

  test('has its own number, small, and nothing on anything else', () => {
    const [number] = find(figures(setting.locale, 27));
    expect(number.item.line.size).toBeLessThan(3);
    for (const [i, one] of drawn.entries())
      for (const other of drawn.slice(i + 1)) expect(apart(inkOf(one), inkOf(other))).toBe(true);
  });

  test('marks the word that is not for children and the one that is hard, each at its height', () => {
    const marks = flat(items).filter(({ item }) => item.kind === 'circle' && item.fill === '#123456');
    expect(marks).toHaveLength(2);
    for (const [i, { matrix }] of marks.entries()) {
      const [, , , , x, y] = matrix;
      const word = inkOf(find(texts[2 + i])[0]);
      expect(y).toBeCloseTo(rooms[2 + i].y + rooms[2 + i].height / 2, 3);
      expect(rtl ? x < word.x : x > word.x + word.width).toBe(true);
    }
  });
});
