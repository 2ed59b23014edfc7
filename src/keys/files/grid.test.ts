import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { error, gameName, type Problem, roleName, sentence } from '../../speech/index.js';
import { keyDealer } from '../dealing/deal.js';
import { CODENAMES, DUET, PICTURES } from '../kind.fixture.js';
import type { KeyKind } from '../kind.js';
import { gridLines, joinFaces, readFace } from './grid.js';

const GRID = ['R.RBB', 'BX.BR', '.RB..', 'B.RBR', '.RRBR'];
/** Every role of a game for two, the front as one player sees it, the back as the other does. */
const FRONT = 'GGGGGGGGGXXX.............'.split('').map(letter => role(letter));

function role(letter: string): string {
  return letter === 'G' ? 'green' : letter === 'X' ? 'assassin' : 'bystander';
}

const SPOT = { place: 'cards.txt', line: 3, id: 'C-1' };
const AT = { place: 'cards.txt', line: 3 };

const letterAt = (letter: string, row: number, column: number) =>
  sentence('phrases.letter-at', { letter, row, column });

/** The roles of a face; undefined where it can't be read. */
const rolesOf = (kind: KeyKind, letters: string) => readFace(kind, letters, SPOT, []);
/** The cells of two faces; undefined where they don't fit together. */
const joined = (kind: KeyKind, front: readonly string[], back: readonly string[]) =>
  joinFaces(kind, front, back, SPOT, []);

/** A card's cells again, from its grid as it is typed. */
function typedBack(kind: KeyKind, lines: readonly string[]): readonly string[] {
  const faces = lines.map(line => line.split(' | '));
  const [front, back] = [0, 1].map(n => rolesOf(kind, faces.map(row => row[n]).join('\n')) ?? []);
  return kind.faces ? (joined(kind, front, back) ?? []) : front;
}

describe('a grid of letters', () => {
  test('has a line for each row and a letter for each cell', () => {
    const cells = rolesOf(CODENAMES, GRID.join('')) ?? [];
    expect(cells.slice(0, 7)).toEqual(['red', 'bystander', 'red', 'blue', 'blue', 'blue', 'assassin']);
    expect(gridLines(CODENAMES, cells)).toEqual(GRID);
  });

  test('of a card with two faces shows them side by side, each as its player sees it', () => {
    const cells = ['GG', ...Array(23).fill('--'), 'G-'];
    expect(gridLines(DUET, cells)).toEqual([
      'G.... | .....',
      '..... | .....',
      '..... | .....',
      '..... | .....',
      '....G | ....G',
    ]);
  });

  test('may be typed in small letters, with spaces, and with a dash for a bystander', () => {
    const plain = rolesOf(CODENAMES, GRID.join(''));
    expect(rolesOf(CODENAMES, 'r - r b b  b x - b r  - r b - -  b - r b r  - r r b r')).toEqual(plain);
    expect(rolesOf(CODENAMES, ` ${GRID.join('\r\n\t')}\u3000`)).toEqual(plain);
  });

  test.each([CODENAMES, PICTURES, DUET])('$id: any card that is dealt is read back as it was', kind => {
    const card = keyDealer(kind, 'grid');
    fc.assert(
      fc.property(fc.nat(1e8), fc.boolean(), (place, small) => {
        const { cells } = card(place);
        const lines = gridLines(kind, cells);
        expect(lines).toHaveLength(kind.rows);
        expect(typedBack(kind, small ? lines.map(line => line.toLowerCase()) : lines)).toEqual(cells);
      }),
      { numRuns: 200 },
    );
  });
});

const letter = (letter: string, role: string) =>
  sentence('phrases.known-letter', { letter, role: roleName(role) });

describe('a grid that can’t be read', () => {
  const problemsOf = (kind: KeyKind, text: string) => {
    const problems: Problem[] = [];
    expect(readFace(kind, text, SPOT, problems)).toBeUndefined();
    return problems;
  };

  test('has a cell too few or too many', () => {
    const [size, small] = [
      { expected: 25, kind: gameName('codenames'), columns: 5, rows: 5 },
      { expected: 20, kind: gameName('pictures'), columns: 5, rows: 4 },
    ];
    const cells = (found: number, of: typeof size) =>
      error('keys.file-cells', AT, { id: 'C-1', found, ...of });
    expect(problemsOf(CODENAMES, GRID.join('').slice(1))).toEqual([cells(24, size)]);
    expect(problemsOf(CODENAMES, `${GRID.join('')}R`)).toEqual([cells(26, size)]);
    expect(problemsOf(CODENAMES, '')).toEqual([cells(0, size)]);
    expect(problemsOf(PICTURES, GRID.join(''))).toEqual([cells(25, small)]);
  });

  test('has letters that stand for no role: five are told by their places, beside those that do', () => {
    expect(problemsOf(CODENAMES, GRID.join('').replaceAll('X', 'Q').replaceAll('R', '紅'))).toEqual([
      error('keys.file-letters', AT, {
        id: 'C-1',
        where: [
          letterAt('紅', 1, 1),
          letterAt('紅', 1, 3),
          letterAt('Q', 2, 2),
          letterAt('紅', 2, 5),
          letterAt('紅', 3, 2),
        ],
        more: 5,
        known: [
          letter('R', 'red'),
          letter('B', 'blue'),
          letter('.', 'bystander'),
          letter('-', 'bystander'),
          letter('X', 'assassin'),
        ],
      }),
    ]);
  });

  test('has both faults at once', () => {
    expect(problemsOf(CODENAMES, 'RRQ').map(({ code }) => code)).toEqual([
      'keys.file-cells',
      'keys.file-letters',
    ]);
  });

  test('has two faces that show what no cell has', () => {
    const kind = { ...DUET, faces: { ...DUET.faces } };
    delete (kind.faces as Record<string, unknown>).XX;
    const back = Array(25).fill('bystander').with(14, 'assassin');
    const problems: Problem[] = [];
    expect(joinFaces(kind, FRONT, back, SPOT, problems)).toBeUndefined();
    expect(problems).toEqual([
      error('keys.file-faces', AT, {
        id: 'C-1',
        front: roleName('assassin'),
        back: roleName('assassin'),
        cell: 'A3',
      }),
    ]);
  });
});

test('the back’s last cell is the front’s first: the players sit opposite', () => {
  const back = Array(25).fill('bystander').with(24, 'green').with(0, 'assassin');
  const cells = joined(DUET, FRONT, back);
  expect([cells?.[0], cells?.[1], cells?.[24]]).toEqual(['GG', 'G-', '-X']);
});
