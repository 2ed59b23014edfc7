import { gameName, roleName } from '../../names.js';
import { error, type Problem, type Spot, sentence } from '../../problem.js';
import { cellName } from '../cells.js';
import { type KeyKind, type Role, shownCells, shownRoles } from '../kind.js';

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

/**
 * The roles of a face's letters, in upper or lower case, with any spaces between them. Adds to `problems` and returns
 * undefined for letters that are no face.
 */
export function readFace(
  kind: KeyKind,
  letters: string,
  { id, ...at }: CardSpot,
  problems: Problem[],
): readonly string[] | undefined {
  const typed = [...letters.replace(/\s/gu, '')];
  const { columns, rows } = kind;
  const known = new Map(
    shownRoles(kind).flatMap(role =>
      [...kind.letters[role]].map(letter => [letter.toUpperCase(), role] as const),
    ),
  );
  const unknown = new Set(typed.filter(letter => !known.has(letter.toUpperCase())));
  if (typed.length !== columns * rows)
    problems.push(
      error('keys.file-cells', at, {
        id,
        found: typed.length,
        expected: columns * rows,
        kind: gameName(kind.id),
        columns,
        rows,
      }),
    );
  if (unknown.size > 0)
    problems.push(
      error('keys.file-letters', at, {
        id,
        letters: [...unknown].join(''),
        known: [...known].map(([letter, role]) =>
          sentence('phrases.known-letter', { letter, role: roleName(role) }),
        ),
      }),
    );
  if (typed.length !== columns * rows || unknown.size > 0) return undefined;
  return typed.map(letter => known.get(letter.toUpperCase()) as string);
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
