import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { platform } from '../cli/platform.js';
import { choicesFor, columnName, difficultyName } from '../speech/index.js';
import { readWordList } from './list.js';

const { big5 } = platform;
const read = (text: string, locale = 'yue') =>
  readWordList(new TextEncoder().encode(text), { file: 'list.csv', locale, big5 });
/** The line, code and values of each problem. */
const told = (text: string, locale?: string, level?: string) =>
  read(text, locale)
    .problems.filter(problem => level === undefined || problem.level === level)
    .map(({ line, code, values }) => [line, code, values]);

describe('a good list', () => {
  const text =
    'word,child_safe,difficulty,zh-Hans,reading,tags,note,colour\r\n' +
    '雪櫃,yes,easy,冰箱,syut3 gwai6,home food,"slang: ""cold""",white\r\n\r\n' +
    '麻將, NO ,,,,,,\r\n';

  it('keeps every cell, and the line of each word', () => {
    expect(read(text).list).toEqual({
      file: 'list.csv',
      locale: 'yue',
      encoding: 'UTF-8',
      delimiter: ',',
      words: [
        {
          text: '雪櫃',
          childSafe: true,
          difficulty: 'easy',
          overrides: { 'zh-Hans': '冰箱' },
          reading: 'syut3 gwai6',
          tags: ['home', 'food'],
          note: 'slang: "cold"',
          line: 2,
        },
        { text: '麻將', childSafe: false, overrides: {}, tags: [], line: 4 },
      ],
      extraColumns: { colour: ['white', ''] },
    });
  });

  it('keeps an unknown column, and says so', () => {
    expect(told(text)).toMatchObject([[1, 'words.unknown-column', { column: 'colour', suggested: 'no' }]]);
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
    ['full-width comma', '，'],
  ])('may be delimited by a %s', (_, mark) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { list } = read(['word,child_safe', '"貓",yes', '狗,no', ''].join(end).replaceAll(',', mark));
      expect(list?.delimiter).toBe(mark);
      expect(list?.words.map(({ text, childSafe, line }) => [text, childSafe, line])).toEqual([
        ['貓', true, 2],
        ['狗', false, 3],
      ]);
    }
  });

  it('in Big5 is read, and says so', () => {
    const text = 'word,child_safe\n雪櫃,yes\n天星小輪,yes\n火車,yes\n';
    const { list, problems } = readWordList(iconv.encode(text, 'big5-hkscs'), {
      file: 'list.csv',
      locale: 'yue',
      big5,
    });
    expect(list?.words[0].text).toBe('雪櫃');
    expect(problems).toMatchObject([{ code: 'words.not-utf8', values: { encoding: 'Big5' } }]);
  });

  it('may have blank columns at its right edge, as spreadsheets leave them', () => {
    expect(read('word,child_safe,,\n貓,yes,,\n,,,\n狗,no,,,,\n').list?.words).toHaveLength(2);
  });

  it('may have a quoted field that runs over two lines', () => {
    const { list } = read('word,child_safe,note\n貓,yes,"one\ntwo"\n狗,no,\n');
    expect(list?.words.map(({ text, line }) => [text, line])).toEqual([
      ['貓', 2],
      ['狗', 4],
    ]);
  });
});

describe('a list with faults reports all of them at once, each with its line', () => {
  it('wrong and blank child_safe, a missing word, an unknown difficulty', () => {
    const text = 'word,child_safe,difficulty\n貓,maybe,\n狗,,\n,yes,\n馬,yes,esay\n';
    expect(read(text).list).toBeUndefined();
    expect(told(text)).toEqual([
      [2, 'words.child-safe', { word: '貓', value: 'maybe', blank: 'no' }],
      [3, 'words.child-safe', { word: '狗', value: '', blank: 'yes' }],
      [4, 'words.no-word', {}],
      [
        5,
        'words.difficulty',
        { value: 'esay', ...choicesFor('esay', ['easy', 'normal', 'hard', 'blank'], difficultyName) },
      ],
    ]);
  });

  it('too few and too many fields', () => {
    expect(told('word,child_safe,note\n貓,yes\n狗,yes,a,b\n')).toEqual([
      [2, 'words.field-count', { row: '貓,yes', count: 2, expected: 3 }],
      [3, 'words.field-count', { row: '狗,yes,a,b', count: 4, expected: 3 }],
    ]);
  });

  it('a stray quote is reported on its own line, and the lines after it are still read', () => {
    expect(told('word,child_safe\n"貓,yes\n狗,perhaps\n馬"x,yes\n')).toMatchObject([
      [2, 'words.quotes', { row: '"貓,yes' }],
      [3, 'words.child-safe', { word: '狗' }],
      [4, 'words.quotes', { row: '馬"x,yes' }],
    ]);
  });

  it('a value in a column without a name', () => {
    expect(told('word,child_safe,\n貓,yes,x\n')).toEqual([
      [2, 'words.unnamed-column', { value: 'x', column: 3 }],
    ]);
  });
});

describe('a plain list, one word on each line', () => {
  const plain = (text: string, locale = 'en') => read(text, locale).list?.words.map(({ text }) => text);

  it('is a list, and says so', () => {
    const { list, problems } = read('狐狸\n\n貓\n');
    expect(list?.words).toEqual([
      { text: '狐狸', overrides: {}, tags: [], line: 1 },
      { text: '貓', overrides: {}, tags: [], line: 3 },
    ]);
    expect(problems).toMatchObject([
      { level: 'notice', code: 'words.plain-list', values: { first: '狐狸' } },
      { level: 'notice', code: 'words.unmarked' },
    ]);
  });

  it('may have commas and quotes in a word, and begin with the name of a column', () => {
    expect(plain('fox\nYes, please\nowl\n"ring, ring"\n')).toEqual([
      'fox',
      'Yes, please',
      'owl',
      'ring, ring',
    ]);
    expect(plain('note\nfox,\n')).toEqual(['note', 'fox']);
  });

  it('may have the header "word"', () => {
    expect(plain('Word\nfox\n')).toEqual(['fox']);
  });

  it('is none if most of its lines have several columns', () => {
    expect(told('Animals\nfox,yes\nowl,no\n')).toMatchObject([[1, 'words.no-header', {}]]);
  });

  it('has its faults told too', () => {
    expect(told('貓\nねこ\n貓\n', 'yue', 'error')).toMatchObject([
      [2, 'words.kana', {}],
      [3, 'words.duplicate', { line: 1 }],
    ]);
  });
});

describe('whether a word is for children', () => {
  it('may be missing from the whole list, with a notice; then nobody has said', () => {
    const { list, marked, problems } = read('word,note\nfox,\nowl,by night\n', 'en');
    expect(list?.words.map(({ childSafe }) => childSafe)).toEqual([undefined, undefined]);
    expect(marked).toBe(false);
    expect(problems).toMatchObject([{ level: 'notice', code: 'words.unmarked' }]);
  });

  it('can be said in several ways', () => {
    const ways = 'yes no TRUE FALSE 1 0 Y n 是 否 بله خیر ۱ ۰'.split(' ');
    const { list } = read(['word,child_safe', ...ways.map((way, i) => `w${i},${way}`)].join('\n'), 'en');
    expect(list?.words.map(({ childSafe }) => childSafe)).toEqual(ways.map((_, i) => i % 2 === 0));
  });

  it('is told along with all else that is wrong with the row, when it is blank', () => {
    expect(told('word,child_safe,difficulty\n貓,yes,\n貓,,esay\nねこ,,\n', 'yue', 'error')).toMatchObject([
      [3, 'words.child-safe', { word: '貓' }],
      [3, 'words.difficulty', { value: 'esay' }],
      [3, 'words.duplicate', { word: '貓', line: 2 }],
      [4, 'words.child-safe', { word: 'ねこ' }],
      [4, 'words.kana', {}],
    ]);
  });
});

describe("a header that can't be read", () => {
  it('is missing from a list of two columns', () => {
    expect(told('狐狸,yes\n貓,no\n')).toEqual([[1, 'words.no-header', { first: '狐狸,yes', columns: 2 }]]);
  });

  it('has a misspelt column', () => {
    expect(told('word,child_sfae\n貓,yes\n')).toContainEqual([
      1,
      'words.misspelt-column',
      { name: columnName('child_safe'), meant: 'child_sfae' },
    ]);
  });

  it('has a column twice', () => {
    expect(told('word,child_safe,word\n貓,yes,狗\n')).toEqual([
      [1, 'words.repeated-column', { column: columnName('word') }],
    ]);
  });

  it('may be in capitals, with spaces', () => {
    expect(read('Word,Child Safe,ZH_HANS\n貓,Yes,猫\n').list?.words[0].overrides).toEqual({
      'zh-Hans': '猫',
    });
  });

  it('stands alone, without words', () => {
    expect(told('word,child_safe\n')).toEqual([[undefined, 'words.no-words', {}]]);
  });

  it('is a blank line', () => {
    expect(told('\n \n')).toEqual([[undefined, 'words.blank-file', {}]]);
  });
});

describe('reading never fails', () => {
  it('on random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('yue', 'fa', 'en'), (bytes, locale) => {
        const { list, problems } = readWordList(bytes, { file: 'x', locale, big5 });
        expect(list === undefined).toBe(problems.some(problem => problem.level === 'error'));
      }),
    );
  });

  it('on random text below a header', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), fc.constantFrom('yue', 'fa', 'en'), (rows, locale) => {
        const text = ['word,child_safe', ...rows.map(row => row.join(','))].join('\n');
        const { list, problems } = read(text, locale);
        expect(list === undefined).toBe(problems.some(problem => problem.level === 'error'));
      }),
    );
  });

  it('gives back every word that was written with quotes', () => {
    const word = fc.stringMatching(/^[a-z"',;]{1,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), fc.constantFrom(',', ';', '\t'), (words, mark) => {
        const rows = words.map(text => `"${text.replaceAll('"', '""')}"${mark}yes`);
        const { list } = read([`word${mark}child_safe`, ...rows].join('\n'), 'en');
        expect(list?.words.map(({ text }) => text)).toEqual(words);
      }),
    );
  });
});

describe('what nobody sees', () => {
  it('is not in a word, nor in a reading', () => {
    const { list } = read('word,reading\nVer\u00adein,fer\u2064-\u206aain\nte\u034fa,\u00ad\n', 'de');
    expect(list?.words).toMatchObject([{ text: 'Verein', reading: 'fer-ain' }, { text: 'tea' }]);
    expect(list?.words[1]).not.toHaveProperty('reading');
  });

  it.each([
    '\u00ad',
    '\u034f',
    '\u2061',
    '\u206f',
    '\u200b\u2060',
    '\u200c',
    '\u200d\ufe0f',
  ])('is no word: %j', cell => {
    for (const locale of ['en', 'fa', 'yue'])
      expect(told(`word,child_safe\n${cell},yes\nx,yes\n`, locale, 'error')).toContainEqual([
        2,
        'words.no-word',
        {},
      ]);
  });
});

describe('repairs are counted, one notice for each kind', () => {
  it('in a Persian list', () => {
    expect(told('word,child_safe\nعلي,yes\nكتاب,yes\nماه\u200c,yes\n', 'fa', 'notice')).toEqual([
      [undefined, 'words.repaired', { count: 2, repair: 'letters' }],
      [undefined, 'words.repaired', { count: 1, repair: 'zwnj' }],
    ]);
  });
});
