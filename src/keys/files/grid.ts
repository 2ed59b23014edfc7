import { error, gameName, type Problem, roleName, type Spot, sentence } from '../../speech/index.js';
import { cellName } from '../cells.js';
import { type KeyKind, type Role, shownCells, shownRoles } from '../kind.js';
import { type KeyWords, NO_WORDS, partsOf, vocabularyOf } from './vocabulary.js';

/**
 * Cells as people type them: a line for each row, a letter for each cell. The two faces of a card stand side by side
 * with a bar between them, each upright.
 */
export function gridLines(kind: KeyKind, cells: readonly Role[]): readonly string[] {
  const front = letterRows(kind, shownCells(kind, cells, 'front'));
  if (kind.faces === undefined) return front;
  const back = letterRows(kind, shownCells(kind, cells, 'back'));
  return front.map((line, row) => `${line} | ${back[row]}`);
}

function letterRows(kind: KeyKind, shown: readonly string[]): string[] {
  return Array.from({ length: kind.rows }, (_, row) =>
    shown
      .slice(row * kind.columns, (row + 1) * kind.columns)
      .map(role => [...kind.letters[role]][0])
      .join(''),
  );
}

/** The card that problems name: its id, or its number in the file. */
export interface CardSpot extends Spot {
  readonly id: string;
}

/** A cell as it was typed, counted from 1. */
interface TypedCell {
  readonly typed: string;
  readonly row: number;
  readonly column: number;
  readonly role: string | undefined;
}

/** Faults of one face that are told by their places; the rest of them are only more of the same. */
const MOST_PLACES = 5;

/**
 * The roles of a face: letters in upper or lower case or words, with anything between them; each row in a line of its
 * own, or all in one. Adds to `problems` and returns undefined for what is no face. `lines` are those of its rows.
 */
export function readFace(
  kind: KeyKind,
  text: string,
  { id, ...at }: CardSpot,
  problems: Problem[],
  words: KeyWords = NO_WORDS,
  lines?: readonly number[],
): readonly string[] | undefined {
  const { columns, rows } = kind;
  const byRow = typedCells(kind, text, words);
  const cells = byRow.flat();
  const lineOf = (row: number) => (lines && byRow.length === lines.length ? lines[row] : undefined);
  const there = (row: number) => ({ ...at, ...(lineOf(row) === undefined ? {} : { line: lineOf(row) }) });
  const before = problems.length;
  const named = gameName(kind.id);
  if (cells.length !== columns * rows) {
    const odd = byRow.findIndex(row => row.length !== columns);
    if (byRow.length === rows && /\n/.test(text.trim()))
      problems.push(
        error('keys.file-row-length', there(odd), {
          id,
          row: odd + 1,
          found: byRow[odd].length,
          expected: columns,
          kind: named,
          rows,
        }),
      );
    else
      problems.push(
        error('keys.file-cells', at, {
          id,
          found: cells.length,
          expected: columns * rows,
          kind: named,
          columns,
          rows,
        }),
      );
  }
  const unknown = cells.filter(({ role }) => role === undefined);
  if (unknown.length > 0) {
    const where = unknown
      .slice(0, MOST_PLACES)
      .map(({ typed, row, column }) => sentence('phrases.letter-at', { letter: typed, row, column }));
    const known = shownRoles(kind).flatMap(role =>
      [...kind.letters[role]].map(letter =>
        sentence('phrases.known-letter', { letter, role: roleName(role) }),
      ),
    );
    const more = unknown.length - where.length;
    problems.push(error('keys.file-letters', there(unknown[0].row - 1), { id, where, more, known }));
  }
  return problems.length > before ? undefined : cells.flatMap(({ role }) => role ?? []);
}

/** The cells of each row. One row with all of them is cut into rows. */
function typedCells(kind: KeyKind, text: string, words: KeyWords): readonly (readonly TypedCell[])[] {
  const { letter, word, row: cellsOf } = vocabularyOf(kind, words);
  const typedIn = (row: string): readonly Pick<TypedCell, 'typed' | 'role'>[] => {
    const parts = partsOf(cellsOf(row));
    return parts.flatMap(part => {
      const letters = [...part];
      const role = word(part);
      if (letters.every(each => letter(each) !== undefined) || (role === undefined && parts.length < 2))
        return letters.map(each => ({ typed: each, role: letter(each) }));
      // An unknown word between separators is one cell.
      return role !== undefined || parts.length === kind.columns || parts.length === kind.columns * kind.rows
        ? [{ typed: part, role }]
        : letters.map(each => ({ typed: each, role: letter(each) }));
    });
  };
  const found = text
    .split('\n')
    .map(typedIn)
    .filter(row => row.length > 0);
  const whole = found.length === 1 ? found[0] : undefined;
  const cut = whole
    ? Array.from({ length: Math.ceil(whole.length / kind.columns) }, (_, row) =>
        whole.slice(row * kind.columns, (row + 1) * kind.columns),
      )
    : found;
  return cut.map((row, i) => row.map((cell, column) => ({ ...cell, row: i + 1, column: column + 1 })));
}

/**
 * The cells of a card with two faces: cell i of the front and cell n - 1 - i of the back are one. Adds to `problems`
 * and returns undefined where the faces don't fit together.
 */
export function joinFaces(
  kind: KeyKind,
  front: readonly string[],
  back: readonly string[],
  { id, ...at }: CardSpot,
  problems: Problem[],
): readonly Role[] | undefined {
  const faces = Object.entries(kind.faces ?? {});
  const behind = [...back].reverse();
  const cells = front.flatMap((shown, i) => {
    const role = faces.find(([, [f, b]]) => f === shown && b === behind[i])?.[0];
    return role === undefined ? [] : [role];
  });
  if (cells.length === front.length) return cells;
  const odd = front.findIndex((shown, i) => !faces.some(([, [f, b]]) => f === shown && b === behind[i]));
  problems.push(
    error('keys.file-faces', at, {
      id,
      front: roleName(front[odd]),
      back: roleName(behind[odd]),
      cell: cellName(kind, odd),
    }),
  );
  return undefined;
}
