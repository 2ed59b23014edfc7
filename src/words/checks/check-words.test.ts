import { describe, expect, it } from 'vitest';
import { formatProblem, type ProblemLevel } from '../../problem.js';
import type { Word } from '../word.js';
import { checkWords } from './check-words.js';

const word = (text: string, index: number): Word => ({
  text,
  childSafe: true,
  overrides: {},
  tags: [],
  line: index + 2,
});
const check = (texts: readonly string[], locale: string, level: ProblemLevel) =>
  checkWords(texts.map(word), locale, 'list.csv')
    .filter(problem => problem.level === level)
    .map(formatProblem);

describe('the same word twice is an error', () => {
  it('says where the first one is', () => {
    expect(check(['狐狸', '貓', '狐狸'], 'yue', 'error')).toEqual([
      'list.csv:4: "狐狸" is already in line 2. Remove one of them.',
    ]);
  });

  it.each([
    ['yue', '光線', '光綫'],
    ['yue', '裏面', '裡面'],
    ['yue', '床', '牀'],
    ['zh-Hant-TW', '台灣', '臺灣'],
    ['yue', 'KTV房', 'ktv房'],
    ['fa', 'كتاب', 'کتاب'],
    ['fa', 'ماهی\u200cفروش', 'ماهی فروش'],
    ['fa', 'ماهی\u200cفروش', 'ماهیفروش'],
    ['fa', 'خانۀ', 'خانه\u0654'],
    ['de', 'Bank', 'BANK'],
    ['fr', 'café', 'cafe\u0301'],
  ])('in %s, "%s" is the same word as "%s"', (locale, first, second) => {
    expect(check([first, second], locale, 'error')).toEqual([
      `list.csv:3: "${second}" is the same word as "${first}" in line 2. Remove one of them.`,
    ]);
  });

  it.each([
    ['zh-Hant-TW', '面', '麵'],
    ['zh-Hant-TW', '隻', '只'],
    ['fa', 'آب', 'اب'],
    ['fa', 'شیر', 'سیر'],
  ])('in %s, "%s" and "%s" are two words', (locale, first, second) => {
    expect(check([first, second], locale, 'error')).toEqual([]);
  });
});

describe('characters that can not be printed are errors', () => {
  it.each([
    ['kana', 'yue', 'の味', '"の味" holds the kana "の" (U+306E).'],
    ['emoji', 'yue', '貓😺', '"貓😺" holds the emoji "😺" (U+1F63A).'],
    ['private use', 'yue', '\ue000車', 'holds a private use character U+E000.'],
    ['a control character', 'yue', '火\u0007車', '"火\\u0007車" holds a control character U+0007.'],
    ['a replacement character', 'yue', '火\ufffd', 'holds a replacement character "\ufffd" (U+FFFD).'],
    ['Latin in a Persian list', 'fa', 'DVD', '"DVD" holds the Latin letter "D" (U+0044).'],
  ])('%s', (_, locale, text, message) => {
    expect(check([text], locale, 'error')).toEqual([expect.stringContaining(message)]);
  });

  it('but Latin is welcome in Chinese, and in Persian when it is tagged', () => {
    expect(check(['卡拉OK', 'T恤'], 'yue', 'error')).toEqual([]);
    expect(checkWords([{ ...word('DVD', 0), tags: ['Latin'] }], 'fa', 'x')).toEqual([]);
  });

  it('in an override cell too', () => {
    const problems = checkWords([{ ...word('貓', 0), overrides: { 'zh-Hans': 'ねこ' } }], 'yue', 'list.csv');
    expect(problems.map(formatProblem)[0]).toContain('list.csv:2: "ねこ" holds the kana');
  });
});

describe('a word inside another is a warning, one for each word', () => {
  it('as characters in Chinese', () => {
    expect(check(['火車', '火', '火鍋', '火山', '小火車站'], 'yue', 'warning')).toEqual([
      'list.csv:2: "火車" stands inside "小火車站" (line 6). Replace one of them: a clue may not hold a word on the table.',
      'list.csv:3: "火" stands inside "火車" (line 2), "火鍋" (line 4), "火山" (line 5) and 1 more. ' +
        'Replace one of them: a clue may not hold a word on the table.',
    ]);
  });

  it('as a whole part in Persian', () => {
    expect(check(['ماهی', 'ماهی\u200cفروش', 'ماهیچه'], 'fa', 'warning')).toHaveLength(1);
    expect(check(['می', 'میوه'], 'fa', 'warning')).toEqual([]);
  });
});

describe('Persian spelling that a reader stumbles over is a warning', () => {
  it.each([
    ['vowel signs', 'کِرم', 'has vowel signs.'],
    [
      'ZWNJ after a letter that does not join',
      'کار\u200cخانه',
      'has a ZWNJ after ر, which does not join anyway.',
    ],
    ['a letter of Arabic', 'موسى', 'has the letter ى.'],
  ])('%s', (_, text, message) => {
    expect(check([text], 'fa', 'warning')).toEqual([expect.stringContaining(message)]);
  });

  it('three ways of linking after ه in one list are told once', () => {
    expect(check(['خانه\u0654 ما', 'نامۀ شب', 'سیب', 'لانه\u200cی مور'], 'fa', 'warning')).toEqual([
      expect.stringContaining(
        'The list mixes ۀ ("نامۀ شب", line 3) and هٔ ("خانه\u0654 ما", line 2) and ه\u200cی',
      ),
    ]);
    expect(check(['خانه\u0654 ما', 'سیب'], 'fa', 'warning')).toEqual([]);
  });
});

it('words that share a character are reported once, for the whole list', () => {
  expect(check(['火車', '車站', '山'], 'yue', 'notice')).toEqual([
    'list.csv: 2 of 3 words share a character with another; most often 車 (2). ' +
      'The deck puts such words on the two faces of one card where it can.',
  ]);
});
