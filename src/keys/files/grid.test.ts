import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyDealer } from '../dealing/deal.js';
import { CODENAMES, DUET, PICTURES } from '../kind.fixture.js';
import type { KeyKind } from '../kind.js';
import { type GridFault, gridLines, joinFaces, readFace } from './grid.js';

const GRID = ['R.RBB', 'BX.BR', '.RB..', 'B.RBR', '.RRBR'];
/** Every role of a game for two, the front as one player sees it, the back as the other does. */
const FRONT = 'GGGGGGGGGXXX.............'.split('').map(letter => role(letter));

function role(letter: string): string {
  return letter === 'G' ? 'green' : letter === 'X' ? 'assassin' : 'bystander';
}

/** A card's cells again, from its grid as it is typed. */
function typedBack(kind: KeyKind, lines: readonly string[]): readonly string[] {
  const faces = lines.map(line => line.split(' | '));
  const [front, back] = [0, 1].map(n => readFace(kind, faces.map(row => row[n]).join('\n')) as string[]);
  return kind.faces ? (joinFaces(kind, front, back) as string[]) : front;
}

describe('a grid of letters', () => {
  test('has a line for each row and a letter for each cell', () => {
    const cells = readFace(CODENAMES, GRID.join('')) as string[];
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
    const plain = readFace(CODENAMES, GRID.join(''));
    expect(readFace(CODENAMES, 'r - r b b  b x - b r  - r b - -  b - r b r  - r r b r')).toEqual(plain);
    expect(readFace(CODENAMES, ` ${GRID.join('\r\n\t')}\u3000`)).toEqual(plain);
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

describe('a fault in a grid is told with what would be right', () => {
  const faults = (kind: KeyKind, text: string) => readFace(kind, text) as readonly GridFault[];

  test('a cell too few or too many', () => {
    const advice = 'A codenames card has 5 columns and 5 rows.';
    expect(faults(CODENAMES, GRID.join('').slice(1))).toEqual([{ message: 'has 24 cells, not 25.', advice }]);
    expect(faults(CODENAMES, `${GRID.join('')}R`)).toEqual([{ message: 'has 26 cells, not 25.', advice }]);
    expect(faults(CODENAMES, '')).toEqual([{ message: 'has 0 cells, not 25.', advice }]);
    expect(faults(PICTURES, GRID.join(''))).toEqual([
      { message: 'has 25 cells, not 20.', advice: 'A pictures card has 5 columns and 4 rows.' },
    ]);
  });

  test('letters that are no role, each once, with those that are', () => {
    expect(faults(CODENAMES, GRID.join('').replaceAll('X', 'Q').replaceAll('R', '紅'))).toEqual([
      {
        message: 'has "紅Q", which is no role.',
        advice: 'Use R (red), B (blue), . (bystander), - (bystander), X (assassin).',
      },
    ]);
  });

  test('both at once', () => {
    expect(faults(CODENAMES, 'RRQ').map(({ message }) => message)).toEqual([
      'has 3 cells, not 25.',
      'has "Q", which is no role.',
    ]);
  });

  test('two faces that show a pair which no cell has', () => {
    const kind = { ...DUET, faces: { ...DUET.faces } };
    delete (kind.faces as Record<string, unknown>).XX;
    const back = Array(25).fill('bystander').with(14, 'assassin');
    expect(joinFaces(kind, FRONT, back)).toEqual({
      message: 'shows assassin on the front and assassin on the back in row 3, column 1 of the front.',
      advice: 'No cell is such a pair: look whether the faces belong together.',
    });
  });
});

test('the back’s last cell is the front’s first: the players sit opposite', () => {
  const back = Array(25).fill('bystander').with(24, 'green').with(0, 'assassin');
  const cells = joinFaces(DUET, FRONT, back) as readonly string[];
  expect([cells[0], cells[1], cells[24]]).toEqual(['GG', 'G-', '-X']);
});
