import { describe, expect, it } from 'vitest';
import { type ProblemLevel, sentence } from '../../speech/index.js';
import type { Word } from '../word.js';
import { checkWords } from './check-words.js';

const word = (text: string, index: number): Word => ({
  text,
  childSafe: true,
  overrides: {},
  tags: [],
  line: index + 2,
});
/** The line, code and values of each problem of one level. */
const check = (texts: readonly string[], locale: string, level: ProblemLevel) =>
  checkWords(texts.map(word), locale, 'list.csv')
    .filter(problem => problem.level === level)
    .map(({ line, code, values }) => [line, code, values]);

describe('the same word twice is an error', () => {
  it('that says where the first one is', () => {
    expect(check(['狐狸', '貓', '狐狸'], 'yue', 'error')).toEqual([
      [4, 'words.duplicate', { word: '狐狸', line: 2 }],
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
      [3, 'words.same-word', { word: second, earlier: first, line: 2 }],
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

describe('a forbidden character is an error', () => {
  const shown = (character: string, number: string) => sentence('phrases.character', { character, number });

  it.each([
    ['kana', 'yue', 'の味', 'words.kana', shown('の', 'U+306E')],
    ['emoji', 'yue', '貓😺', 'words.emoji', shown('😺', 'U+1F63A')],
    ['private use', 'yue', '\ue000車', 'words.private-use', 'U+E000'],
    ['a control character', 'yue', '火\u0007車', 'words.control-character', 'U+0007'],
    ['a replacement character', 'yue', '火\ufffd', 'words.replacement-character', shown('\ufffd', 'U+FFFD')],
    ['Latin in a Persian list', 'fa', 'DVD', 'words.latin', shown('D', 'U+0044')],
  ])('%s', (_, locale, text, code, character) => {
    expect(check([text], locale, 'error')).toEqual([[2, code, { word: text, character }]]);
  });

  it('but Latin is allowed in Chinese, and in Persian where it is tagged', () => {
    expect(check(['卡拉OK', 'T恤'], 'yue', 'error')).toEqual([]);
    expect(checkWords([{ ...word('DVD', 0), tags: ['Latin'] }], 'fa', 'x')).toEqual([]);
  });

  it('in an override cell too', () => {
    const problems = checkWords([{ ...word('貓', 0), overrides: { 'zh-Hans': 'ねこ' } }], 'yue', 'list.csv');
    expect(problems[0]).toMatchObject({ line: 2, code: 'words.kana', values: { word: 'ねこ' } });
  });
});

describe('a word inside another gets one warning', () => {
  it('as characters in Chinese', () => {
    const on = (word: string, line: number) => ({ code: 'words.word-on-line', values: { word, line } });
    expect(check(['火車', '火', '火鍋', '火山', '小火車站'], 'yue', 'warning')).toEqual([
      [3, 'words.contained', { word: '火', holders: [on('火車', 2), on('火鍋', 4), on('火山', 5)], more: 1 }],
      [2, 'words.contained', { word: '火車', holders: [on('小火車站', 6)], more: 0 }],
    ]);
  });

  it('as a whole part in Persian', () => {
    expect(check(['ماهی', 'ماهی\u200cفروش', 'ماهیچه'], 'fa', 'warning')).toHaveLength(1);
    expect(check(['می', 'میوه'], 'fa', 'warning')).toEqual([]);
  });
});

describe('Persian spelling that readers stumble over gets a warning', () => {
  it.each([
    ['vowel signs', 'کِرم', 'words.vowel-signs'],
    ['ZWNJ after a letter that does not join', 'کار\u200cخانه', 'words.useless-zwnj'],
    ['a letter of Arabic', 'موسى', 'words.foreign-letter'],
  ])('%s', (_, text, code) => {
    expect(check([text], 'fa', 'warning')).toMatchObject([[2, code, { word: text }]]);
  });

  it('three ways of linking after ه in one list are reported once', () => {
    const way = (way: string, word: string, line: number) => ({ values: { way, word, line } });
    expect(check(['خانه\u0654 ما', 'نامۀ شب', 'سیب', 'لانه\u200cی مور'], 'fa', 'warning')).toMatchObject([
      [
        undefined,
        'words.mixed-linking',
        {
          ways: [
            way('ۀ', 'نامۀ شب', 3),
            way('ه\u0654', 'خانه\u0654 ما', 2),
            way('ه\u200cی', 'لانه\u200cی مور', 5),
          ],
        },
      ],
    ]);
    expect(check(['خانه\u0654 ما', 'سیب'], 'fa', 'warning')).toEqual([]);
  });
});

it('words that share a character are reported once, for the whole list', () => {
  expect(check(['火車', '車站', '山'], 'yue', 'notice')).toEqual([
    [
      undefined,
      'words.sharing',
      {
        touched: 2,
        total: 3,
        unit: 'character',
        most: [sentence('phrases.tally', { name: '車', count: 2 })],
      },
    ],
  ]);
});
