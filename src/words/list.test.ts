import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { platform } from '../cli/platform.js';
import { formatProblem } from '../problem.js';
import { readWordList } from './list.js';

const { big5 } = platform;
const read = (text: string, locale = 'yue') =>
  readWordList(new TextEncoder().encode(text), { file: 'list.csv', locale, big5 });
const told = (text: string, locale?: string, level?: string) =>
  read(text, locale)
    .problems.filter(problem => level === undefined || problem.level === level)
    .map(formatProblem);

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

  it('says that it kept an unknown column', () => {
    expect(told(text)).toEqual(['list.csv:1: The column "colour" is not known. It is kept, and not used.']);
  });

  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
    ['full-width comma', '，'],
  ])('may be divided by %s', (_, mark) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { list } = read(['word,child_safe', '"貓",yes', '狗,no', ''].join(end).replaceAll(',', mark));
      expect(list?.delimiter).toBe(mark);
      expect(list?.words.map(({ text, childSafe, line }) => [text, childSafe, line])).toEqual([
        ['貓', true, 2],
        ['狗', false, 3],
      ]);
    }
  });

  it('in Big5 is read, and the encoding is told', () => {
    const text = 'word,child_safe\n雪櫃,yes\n天星小輪,yes\n火車,yes\n';
    const { list, problems } = readWordList(iconv.encode(text, 'big5-hkscs'), {
      file: 'list.csv',
      locale: 'yue',
      big5,
    });
    expect(list?.words[0].text).toBe('雪櫃');
    expect(problems.map(formatProblem)).toEqual([
      'list.csv: The file is not UTF-8; it was read as Big5. If words look wrong, save it as "CSV UTF-8".',
    ]);
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

describe('a list with faults tells all of them at once, each with its line and what to do', () => {
  it('wrong and blank child_safe, a missing word, an unknown difficulty', () => {
    const text = 'word,child_safe,difficulty\n貓,maybe,\n狗,,\n,yes,\n馬,yes,esay\n';
    expect(read(text).list).toBeUndefined();
    expect(told(text)).toEqual([
      'list.csv:2: "child_safe" of "貓" is "maybe". Write "yes" or "no": nothing is safe for children by default.',
      'list.csv:3: "child_safe" of "狗" is blank. Write "yes" or "no": nothing is safe for children by default.',
      'list.csv:4: There is no word in this line. Write one, or remove the line.',
      'list.csv:5: "difficulty" is "esay". Did you mean "easy"? It can be: easy, normal, hard, blank.',
    ]);
  });

  it('too few and too many fields', () => {
    expect(told('word,child_safe,note\n貓,yes\n狗,yes,a,b\n')).toEqual([
      'list.csv:2: "貓,yes" has 2 fields, the header has 3. Give it as many; put a field that holds the delimiter in quotes.',
      'list.csv:3: "狗,yes,a,b" has 4 fields, the header has 3. Give it as many; put a field that holds the delimiter in quotes.',
    ]);
  });

  it('a stray quote is told at its own line, and the lines after it are still read', () => {
    expect(told('word,child_safe\n"貓,yes\n狗,perhaps\n馬"x,yes\n')).toEqual([
      'list.csv:2: The quotes in ""貓,yes" are broken. Put quotes around the whole field and write a quote inside it twice.',
      'list.csv:3: "child_safe" of "狗" is "perhaps". Write "yes" or "no": nothing is safe for children by default.',
      'list.csv:4: The quotes in "馬"x,yes" are broken. Put quotes around the whole field and write a quote inside it twice.',
    ]);
  });

  it('a value in a column without a name', () => {
    expect(told('word,child_safe,\n貓,yes,x\n')).toEqual([
      'list.csv:2: "x" stands in column 3, which has no name. Name it in the header.',
    ]);
  });
});

describe('a header that can not be read', () => {
  it('is missing from a list of one column: the error says how to add it', () => {
    expect(told('狐狸\n貓\n')).toEqual([
      'list.csv:1: There is no header row: the first line is "狐狸". ' +
        'Add a first line word,child_safe, and write ",yes" or ",no" after every word.',
    ]);
  });

  it('is missing from a list of two columns', () => {
    expect(told('狐狸,yes\n貓,no\n')[0]).toContain('There is no header row: the first line is "狐狸,yes".');
  });

  it('has a misspelt column', () => {
    expect(told('word,child_sfae\n貓,yes\n')).toContain(
      'list.csv:1: There is no column "child_safe". Did you mean it by "child_sfae"? Rename that column.',
    );
  });

  it('has a column twice', () => {
    expect(told('word,child_safe,word\n貓,yes,狗\n')).toEqual([
      'list.csv:1: The column "word" is there twice. Remove one of them.',
    ]);
  });

  it('may be in capitals, with spaces', () => {
    expect(read('Word,Child Safe,ZH_HANS\n貓,Yes,猫\n').list?.words[0].overrides).toEqual({
      'zh-Hans': '猫',
    });
  });

  it('stands alone, without words', () => {
    expect(told('word,child_safe\n')).toEqual([
      'list.csv: The list has no words. Write a word in each line below the header.',
    ]);
  });

  it('is a blank line', () => {
    expect(told('\n \n')[0]).toContain('The file holds only blank lines.');
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

describe('what was mended is counted, one notice for each kind', () => {
  it('in a Persian list', () => {
    expect(told('word,child_safe\nعلي,yes\nكتاب,yes\nماه\u200c,yes\n', 'fa', 'notice')).toEqual([
      'list.csv: 2 words had the Arabic letters ي or ك. They are now ی and ک. Nothing to do.',
      'list.csv: 1 word had a ZWNJ twice, or at an edge. It was taken out. Nothing to do.',
    ]);
  });
});
