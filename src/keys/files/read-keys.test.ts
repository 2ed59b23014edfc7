import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { error, gameName, type Problem, ProblemError, sentence } from '../../speech/index.js';
import { keyDealer } from '../dealing/deal.js';
import { cardId } from '../id.js';
import { CODENAMES, DUET, PICTURES } from '../kind.fixture.js';
import { proveKeys } from '../proof/index.js';
import { gridLines } from './grid.js';
import { readKeyCards, readKeyFile } from './read-keys.js';
import { keyText } from './write-keys.js';

/** Some of those in `templates/key-words.yaml`. */
const WORDS = {
  roles: {
    red: ['紅', '紅隊', 'قرمز'],
    blue: ['蓝色', 'آبی'],
    bystander: ['beige', '路人', 'بی‌طرف'],
    assassin: ['black', '刺客', 'قاتل'],
  },
  starts: ['start', 'starts', 'starting', 'team', '先攻'],
  card: ['card', '第', '張', 'کارت'],
};
const KINDS = [CODENAMES, DUET, PICTURES];
const TRIO = {
  ...CODENAMES,
  id: 'trio',
  letter: 'T',
  teams: ['Red', 'blue', 'green'],
  counts: { starting: 7, second: 6, third: 6, bystander: 5, assassin: 1 },
  letters: { Red: 'R', blue: 'B', green: 'G', bystander: '.-', assassin: 'X' },
};

/** The first card of seed 1 for codenames, as it is printed. */
const ID = 'C-03Y5-BWBE-W';
const ROWS = ['R.RBB', 'BX.BR', '.RB..', 'B.RBR', '.RRBR'];
const GRID = ROWS.join('\n');
const CELLS = ROWS.join('');
/** The second one. */
const OTHER_ID = 'C-7ZRK-RWQM-X';
const OTHER = 'BBB.RRRRBR.B.X.BRRB..BRB.';

const letterAt = (letter: string, row: number, column: number) =>
  sentence('phrases.letter-at', { letter, row, column });
const read = (file: string, text: string) => readKeyFile(text, file, KINDS, WORDS);

/** A file with one card, the first of seed 1, and what is told of it: its kind, and the card without its line. */
function oneCard(file: string, text: string) {
  const { kind, cards } = read(file, text);
  expect(cards).toHaveLength(1);
  const { line: _, cells, ...card } = cards[0];
  expect(gridLines(kind, cells)).toEqual(ROWS);
  return card;
}

function faults(file: string, text: string): readonly Problem[] {
  try {
    read(file, text);
  } catch (thrown) {
    if (thrown instanceof ProblemError) return thrown.problems;
    throw thrown;
  }
  return [];
}

describe('key cards are read', () => {
  test.each([
    ['commas', `id,start,cells\n${ID},red,${CELLS}\n`],
    ['semicolons', `id;start;cells\r\n${ID};red;${CELLS}\r\n`],
    ['tabs', `\ufeffid\tstart\tcells\n${ID}\tred\t${CELLS}\n`],
    ['other columns between them', `Note,Cells,Start,ID\nnice,${CELLS},Red,${ID}\n`],
  ])('from CSV with %s', (_, text) => {
    expect(oneCard('cards.csv', text)).toEqual({ id: ID, start: 'red' });
  });

  test.each([
    ['an object', { kind: 'codenames', cards: [{ id: ID, start: 'red', cells: CELLS }] }],
    ['a bare array', [{ id: ID, cells: CELLS }]],
    ['an object without a kind', { cards: [{ id: ID, start: 'red', cells: CELLS }] }],
  ])('from JSON: %s', (_, data) => {
    expect(oneCard('cards.json', JSON.stringify(data))).toEqual({ id: ID, start: 'red' });
  });

  test.each([
    ['an id and the team that begins', `${ID} red\n${GRID}`, ID],
    ['an id in small letters', `${ID.toLowerCase()}\n${GRID}`, ID.toLowerCase()],
    ['the team alone', `red\n${GRID}`, '#1'],
    ['neither', GRID, '#1'],
    ['spaces and small letters', `\n\n${CELLS.toLowerCase().replace(/(.{5})/g, '\t$1 \r\n')}\n`, '#1'],
    ['dashes, so that its first row begins as an id does', GRID.replaceAll('.', '-'), '#1'],
    ['all cells in one line', CELLS.replaceAll('.', '-'), '#1'],
    ['dashes between spaces', [...GRID.replaceAll('.', '-')].join(' '), '#1'],
  ])('from a grid typed with %s', (_, text, id) => {
    expect(oneCard('cards.txt', text)).toEqual({ id, start: 'red' });
  });

  const lists = ROWS.map(row => [...row]);
  const named: Readonly<Record<string, string>> = { R: 'Red', B: 'blue', '.': 'beige', X: 'BLACK' };
  const persian: Readonly<Record<string, string>> = { R: 'قرمز', B: 'آبی', '.': 'بی‌طرف', X: 'قاتل' };
  const chinese: Readonly<Record<string, string>> = { R: '紅', B: '蓝色', '.': '路人', X: '刺客' };
  const inWords = (words: Readonly<Record<string, string>>, gap: string) =>
    lists.map(row => row.map(letter => words[letter]).join(gap)).join('\n');
  const wide = GRID.normalize('NFKC').replace(/[RBX.]/g, letter =>
    String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  );

  test.each([
    ['a cell in each column of a spreadsheet', 'a.csv', lists.map(row => row.join(',')).join('\n')],
    [
      'columns of Excel, in quotes',
      'a.csv',
      `sep=;\r\n${lists.map(row => row.map(each => `"${each}"`).join(';')).join('\r\n')}`,
    ],
    [
      'a column for each cell',
      'a.csv',
      `id;start;${[1, 2, 3, 4, 5].map(row => [...'ABCDE'].map(each => each + row).join(';')).join(';')}\n;red;${[...CELLS].join(';')}`,
    ],
    ['numbered columns', 'a.csv', `${[...CELLS].map((_, i) => i + 1).join('\t')}\n${[...CELLS].join('\t')}`],
    [
      'the names of rows and columns',
      'a.csv',
      `,A,B,C,D,E\n${lists.map((row, i) => `${i + 1},${row.join(',')}`).join('\n')}`,
    ],
    ['full-width letters', 'a.txt', wide],
    ['en dashes', 'a.txt', GRID.replaceAll('.', '–')],
    ['middle dots', 'a.txt', GRID.replaceAll('.', '·')],
    ['comments', 'a.txt', `# from our club\n// second\n${GRID}`],
    ['colours', 'a.csv', inWords(named, ',')],
    ['colours in Persian', 'a.csv', inWords(persian, '،')],
    ['colours in Chinese', 'a.txt', inWords(chinese, ' ')],
    ['lists of lists', 'a.json', JSON.stringify([lists])],
    ['a list of rows', 'a.json', JSON.stringify([ROWS])],
    ['one card, a list of lists', 'a.json', JSON.stringify(lists)],
    ['cells as lists', 'a.json', JSON.stringify({ cards: [{ cells: lists }] })],
  ])('as people have them: %s', (_, file, text) => {
    expect(oneCard(file, text)).toEqual({ id: '#1', start: 'red' });
  });

  test.each(['1.', 'Card 1', '#1', '第 1 張', 'کارت ۱:'])('numbered, with no blank line: %s', first => {
    const { cards } = read('a.txt', `${first}\n${GRID}\n${first.replace(/[1۱]/, '2')}\n${OTHER}`);
    expect(cards.map(({ id, start }) => [id.normalize().replace(/۱/, '1').replace(/۲/, '2'), start])).toEqual(
      [
        ['#1', 'red'],
        ['#2', 'blue'],
      ],
    );
  });

  test.each([
    'red starts',
    'Start: red',
    'starting team: RED',
    '先攻：紅隊',
    'قرمز',
  ])('with the team that begins as people say it: %s', head => {
    expect(oneCard('a.txt', `${head}\n${GRID}`)).toEqual({ id: '#1', start: 'red' });
  });

  test('with no line between cards at all', () => {
    const { cards } = read('a.txt', `${GRID}\n${OTHER.match(/.{5}/g)?.join('\n')}`);
    expect(cards.map(({ line, start }) => [line, start])).toEqual([
      [1, 'red'],
      [6, 'blue'],
    ]);
    expect(read('a.txt', `${CELLS}\n${OTHER}`).cards.map(({ start }) => start)).toEqual(['red', 'blue']);
  });

  test('though another one can’t be', () => {
    for (const [file, text] of [
      ['a.txt', `${GRID}\n\nRRQ\n\n${OTHER}`],
      ['a.csv', `id,cells\n,${CELLS}\n,\n,${OTHER}`],
      ['a.json', JSON.stringify([CELLS, { start: 'red' }, { cells: OTHER }])],
    ] as const) {
      const { cards, problems } = readKeyCards(text, file, KINDS, WORDS);
      expect(cards.map(({ start }) => start)).toEqual(['red', 'blue']);
      expect(problems.length).toBeGreaterThan(0);
    }
  });

  test('from several grids with blank lines between, each known by its line', () => {
    const { cards } = read('cards.txt', `${GRID}\n\n\n${OTHER_ID} blue\n${OTHER}\n`);
    expect(cards.map(({ id, start, line }) => [id, start, line])).toEqual([
      ['#1', 'red', 1],
      [OTHER_ID, 'blue', 8],
    ]);
  });

  test('as those of the kind with as many cells, with a notice where that is a guess', () => {
    const short = read('cards.txt', ROWS.slice(0, 4).join('\n'));
    expect([short.kind.id, short.guess?.level]).toEqual(['pictures', 'notice']);
    expect(short.guess).toMatchObject({
      code: 'keys.file-kind-guessed',
      values: { kind: gameName('pictures'), columns: 5, rows: 4 },
    });
    expect(read('cards.txt', `${ID}\n${GRID}`).guess).toBeUndefined();
    expect(
      read('cards.json', JSON.stringify({ kind: 'codenames', cards: [{ cells: CELLS }] })).guess,
    ).toBeUndefined();
    expect(readKeyFile(GRID, 'cards.txt', [KINDS[0]]).guess).toBeUndefined();
  });

  test('from grids with two faces: front | back', () => {
    const text = 'G..GG | G....\n.X.G. | G.X.G\nG.GG. | ...G.\nX..G. | .XGX.\n...XG | GGGG.\n';
    const { kind, cards } = read('cards.txt', text);
    expect(kind.id).toBe('duet');
    expect(proveKeys(kind, cards).problems).toEqual([]);
  });

  test('when another letter begins their names: only a printed id tells the kind', () => {
    const card = keyDealer(PICTURES, '1')(0);
    const { kind, cards } = read('cards.csv', `id,cells\ncard-1,${gridLines(PICTURES, card.cells).join('')}`);
    expect([kind.id, cards[0].id]).toEqual(['pictures', 'card-1']);
  });

  test.each([...KINDS, TRIO])('$id: whatever keys deal writes as JSON, CSV or grids is read back', kind => {
    const card = keyDealer(kind, 'files');
    fc.assert(
      fc.property(
        fc.constantFrom('json', 'csv', 'txt'),
        fc.nat(1e6),
        fc.integer({ min: 1, max: 9 }),
        (format, from, count) => {
          const keys = Array.from({ length: count }, (_, i) => card(from + i));
          const cards = keys.map(key => ({ id: cardId(kind, key), key }));
          const text = [...keyText(kind, { format, seed: 'files', from }, '0.0.0', cards)].join('');
          const found = readKeyFile(text, `cards.${format}`, [TRIO, ...KINDS]);
          expect(found.kind).toBe(kind);
          expect(found.cards.map(({ line: _, ...each }) => each)).toEqual(
            cards.map(({ id, key: { start, cells } }) => ({ id, cells, ...(start ? { start } : {}) })),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('the starting team, where the file does not name it,', () => {
  test('is the team of the printed id', () => {
    expect(read('cards.csv', `id,cells\n${OTHER_ID},${OTHER}`).cards[0].start).toBe('blue');
  });

  test('is the team whose counts the grid comes nearest to, so that the proof can say what is wrong', () => {
    const { kind, cards } = read('cards.txt', OTHER.replace('X', '.'));
    expect(cards[0].start).toBe('blue');
    expect(proveKeys(kind, cards).problems).toMatchObject([
      { code: 'keys.proof-counts', values: { id: '#1' } },
    ]);
  });

  test('may be typed with a capital or without', () => {
    const green = keyDealer(TRIO, '1')(0);
    for (const name of ['red', 'Red', 'RED']) {
      const text = `${name}\n${gridLines(TRIO, green.cells).join('\n')}`;
      expect(readKeyFile(text, 'cards.txt', [TRIO]).cards[0].start).toBe('Red');
    }
  });

  test('is not mistaken for a row when its name is as long as one', () => {
    const lines = gridLines(TRIO, keyDealer(TRIO, '1')(0).cells);
    const { cards } = readKeyFile(`green\n${lines.join('\n')}`, 'cards.txt', [TRIO]);
    expect(cards[0]).toMatchObject({ start: 'green', line: 1 });
  });
});

describe('what can’t be read is refused with its place and line', () => {
  const at = (place: string, line?: number) => ({ place, line });
  const codes = (file: string, text: string) => faults(file, text).map(({ line, code }) => [line, code]);

  test('a wrong number of cells', () => {
    const short = CELLS.slice(1);
    const values = { id: ID, found: 24, expected: 25, kind: gameName('codenames'), columns: 5, rows: 5 };
    for (const [file, text, line] of [
      ['a.csv', `id,cells\n\n${ID},${short}`, 3],
      ['a.json', JSON.stringify([{ id: ID, cells: short }]), undefined],
    ] as const)
      expect(faults(file, text)).toEqual([error('keys.file-cells', at(file, line), values)]);
    const row = { id: ID, row: 3, found: 4, expected: 5, kind: gameName('codenames'), rows: 5 };
    const grid = [...ROWS.slice(0, 2), '.RB.', ...ROWS.slice(3)].join('\n');
    expect(faults('a.txt', `\n${ID} red\n${grid}`)).toEqual([
      error('keys.file-row-length', at('a.txt', 5), row),
    ]);
  });

  test('letters that stand for no role, of every card at once', () => {
    const text = `${GRID.replace('X', 'Q')}\n\n${OTHER.replaceAll('B', 'E')}`;
    expect(faults('a.txt', text)).toMatchObject([
      { line: 2, code: 'keys.file-letters', values: { id: '#1', where: [letterAt('Q', 2, 2)], more: 0 } },
      { line: 7, code: 'keys.file-letters', values: { id: '#2', more: 4 } },
    ]);
    expect(faults('a.csv', `R,.,R,B,B\nB,mauve,.,B,R\n.,R,B,.,.\nB,.,R,B,R\n.,R,R,B,R`)).toMatchObject([
      { line: 2, code: 'keys.file-letters', values: { where: [letterAt('mauve', 2, 2)] } },
    ]);
  });

  test('an id that stands for another card', () => {
    expect(faults('a.csv', `id,cells\n${ID},${CELLS}\n${ID},${OTHER}`)).toEqual([
      error('keys.file-other-id', at('a.csv', 3), { id: ID, own: OTHER_ID }),
    ]);
    expect(faults('a.csv', `id,start,cells\n${ID},blue,${OTHER}`)).toHaveLength(1);
  });

  test('but not an id of the same card turned, or typed another way', () => {
    const turned = [...CELLS].reverse().join('');
    for (const id of [ID, 'c-03y5-bwbe-w', 'C 03Y5 BWBE W', 'C-O3Y5-BWBE-W', 'C-03Y5BWBE-W'])
      expect(faults('a.csv', `id,cells\n${id},${turned}`)).toEqual([]);
  });

  test('a mistyped id', () => {
    expect(faults('a.txt', `C-03Y5-BWBF-W red\n${GRID}`)).toEqual([
      error('keys.file-id', at('a.txt', 1), { fault: sentence('keys.id-check', { id: 'C-03Y5-BWBF-W' }) }),
    ]);
  });

  test('cards of another grid than that of the kind that was named, in one message', () => {
    const named = (text: string) => () => readKeyCards(text, 'a.csv', [PICTURES], WORDS);
    const told = /^a.csv: keys.file-other-kind .*"found":25,"columns":5,"rows":4}$/;
    expect(named(`id,cells\n${ID},${CELLS}\n${OTHER_ID},${OTHER}`)).toThrow(told);
    expect(named(GRID)).toThrow(told);
    // A cell too many is a fault of its card.
    expect(named(`${CELLS.slice(0, 21)}`)().problems.map(({ code }) => code)).toEqual(['keys.file-cells']);
  });

  test('a card with one face where two are played', () => {
    expect(faults('a.csv', `id,front\nD-4EBD-S6V5-MFX-N,${'.'.repeat(25)}`)).toEqual([
      error('keys.file-one-face', at('a.csv', 2), { id: 'D-4EBD-S6V5-MFX-N', kind: gameName('duet') }),
    ]);
  });

  test('no cards', () => {
    for (const [file, text] of [
      ['a.txt', ''],
      ['a.txt', ' \n\t\r\n'],
      ['a.json', '[]'],
      ['a.json', '{"cards": []}'],
      ['a.csv', 'id,cells\n'],
    ])
      expect(faults(file, text)).toEqual([error('keys.file-empty', file)]);
  });

  test('no JSON, and JSON that holds something else', () => {
    expect(faults('a.json', '{"cards": [')).toEqual([error('keys.file-not-json', 'a.json')]);
    for (const text of ['null', '7', '"cards"', '{}', '{"cards": {}}', '{"parts": [null]}'])
      expect(faults('a.json', text)).toEqual([error('keys.file-no-list', 'a.json')]);
    for (const text of ['[null]', '[[]]', '[{"cells": 25}]'])
      expect(faults('a.json', text)).toEqual([error('keys.file-card-cells', 'a.json', { number: 1 })]);
  });

  test('no columns, and a row without cells', () => {
    expect(codes('a.csv', `\nname,grid\n${ID},${CELLS}`)).toEqual([[2, 'keys.file-columns']]);
    expect(codes('a.csv', `id,cells\n${ID},${CELLS}\n${OTHER_ID},\n"${ID},${CELLS}`)).toEqual([
      [3, 'keys.file-row-cells'],
      [4, 'keys.file-row-cells'],
    ]);
  });

  test('rows with different numbers of faces', () => {
    const text = 'G..GG | G....\n.X.G. | G.X.G\nG.GG.\nX..G. | .XGX.\n...XG | GGGG.';
    expect(codes('a.txt', text)).toEqual([[3, 'keys.file-row-faces']]);
    expect(codes('a.txt', text.replace('G.GG.', 'G.GG. | ..... | .....'))).toEqual([
      [3, 'keys.file-row-faces'],
    ]);
  });

  test('an id without a grid', () => {
    expect(codes('a.txt', `${GRID}\n\n${ID} red\n`)).toEqual([[7, 'keys.file-no-grid']]);
  });

  test('anything at all, never failing in another way', () => {
    const file = fc.constantFrom('a.txt', 'a.csv', 'a.json');
    const letters = fc.string({ unit: fc.constantFrom(...'RBGX.-| \n,;"C0id') });
    const text = fc.oneof(
      letters,
      fc.string({ unit: 'grapheme' }),
      fc.json(),
      letters.map(rows => `id,cells\n${rows}`),
      fc.json().map(json => `{"parts":[{"part":"keys","letters":${json},"cards":[{"cells":"${CELLS}"}]}]}`),
    );
    fc.assert(
      fc.property(file, text, (name, content) => {
        for (const fault of faults(name, content)) {
          expect(fault.place).toBe(name);
          expect(fault.code).toMatch(/^keys\.file-/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
