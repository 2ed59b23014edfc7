import { type KeyKind, type Role, shownCells, shownRoles } from '../kind.js';

/**
 * Cells as people type them: a line for each row, a letter for each cell; the two faces of a card stand side by side
 * with a bar between them, each drawn upright.
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

/** What is wrong with a typed face or card; a sentence without its card's name. */
export interface GridFault {
  readonly message: string;
  readonly advice: string;
}

/** The roles of typed letters, in any case and with any spaces between them; or every fault. */
export function readFace(kind: KeyKind, letters: string): readonly string[] | readonly GridFault[] {
  const typed = [...letters.replace(/\s/gu, '')];
  const size = kind.columns * kind.rows;
  const known = new Map(
    shownRoles(kind).flatMap(role =>
      [...kind.letters[role]].map(letter => [letter.toUpperCase(), role] as const),
    ),
  );
  const faults: GridFault[] = [];
  if (typed.length !== size) {
    const advice = `A ${kind.id} card has ${kind.columns} columns and ${kind.rows} rows.`;
    faults.push({ message: `has ${typed.length} cells, not ${size}.`, advice });
  }
  const strange = [...new Set(typed.filter(letter => !known.has(letter.toUpperCase())))];
  if (strange.length > 0) {
    const told = [...known].map(([letter, role]) => `${letter} (${role})`).join(', ');
    faults.push({ message: `has "${strange.join('')}", which is no role.`, advice: `Use ${told}.` });
  }
  if (faults.length > 0) return faults;
  return typed.map(letter => known.get(letter.toUpperCase()) as string);
}

/** The cells of a card with two faces: the front's cell i and the back's last but i are one. */
export function joinFaces(
  kind: KeyKind,
  front: readonly string[],
  back: readonly string[],
): readonly Role[] | GridFault {
  const pairs = Object.entries(kind.faces ?? {});
  const behind = [...back].reverse();
  const cells = front.map((shown, i) => pairs.find(([, [f, b]]) => f === shown && b === behind[i])?.[0]);
  const odd = cells.indexOf(undefined);
  if (odd < 0) return cells as readonly Role[];
  const at = `row ${Math.floor(odd / kind.columns) + 1}, column ${(odd % kind.columns) + 1}`;
  return {
    message: `shows ${front[odd]} on the front and ${behind[odd]} on the back in ${at} of the front.`,
    advice: 'No cell is such a pair: look whether the faces belong together.',
  };
}
