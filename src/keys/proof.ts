import type { Problem } from '../problem.js';
import type { KeyKind, Role, Team } from './kind.js';

/** A card as it was found: dealt, or read back from a sheet. */
export interface CardToProve {
  /** What the problems call the card. */
  readonly id: string;
  readonly start?: Team;
  /** Row by row from the top left. */
  readonly cells: readonly Role[];
}

export interface KeyProof {
  readonly cards: number;
  /** How many cards each team starts. */
  readonly starts: Readonly<Record<Team, number>>;
  /** Empty when the set keeps every law. */
  readonly problems: readonly Problem[];
}

/**
 * Holds a set of key cards against the laws of its kind: the size of the grid, a known starting team, the count of
 * each role, no two cards the same however they lie (errors), and half of the cards for each start (a notice).
 * Time and memory are linear. Nothing here comes from the dealing: what checks must not share its mistakes.
 */
export function proveKeys(kind: KeyKind, cards: Iterable<CardToProve>, place = 'keys'): KeyProof {
  const problems: Problem[] = [];
  const starts: Record<Team, number> = Object.fromEntries(kind.teams.map(team => [team, 0]));
  const seen = new Map<string, string>();
  const turns = new Set<number>([0, ...kind.turns]);
  const report = (level: Problem['level'], message: string, advice: string) => {
    problems.push({ level, place, message, advice });
  };
  let total = 0;

  if (kind.columns !== kind.rows && (turns.has(90) || turns.has(270)))
    report(
      'error',
      `A card of "${kind.columns} x ${kind.rows}" can't lie on its side.`,
      'Mark two edges only.',
    );

  for (const { id, start, cells } of cards) {
    total++;
    if (start !== undefined && Object.hasOwn(starts, start)) starts[start]++;

    const size = kind.columns * kind.rows;
    if (cells.length !== size) {
      report('error', `Card "${id}" has ${cells.length} cells, not ${size}.`, 'Deal this card again.');
      continue;
    }
    if (kind.teams.length > 0 && (start === undefined || !kind.teams.includes(start))) {
      const teams = kind.teams.join(' or ');
      report('error', `Card "${id}" is started by "${start ?? 'nobody'}".`, `Let it be started by ${teams}.`);
      continue;
    }
    const wrong = wrongCounts(kind, start, cells);
    if (wrong.length > 0) {
      report('error', `Card "${id}" has ${wrong.join(', ')}.`, 'Deal this card again.');
      continue;
    }
    const text = leastText(kind, turns, start, cells);
    const twin = seen.get(text);
    if (twin === undefined) seen.set(text, id);
    else
      report('error', `Cards "${twin}" and "${id}" are the same, if one is turned.`, 'Take one of them out.');
  }

  // An odd set can't be halved: one card more for a team is then as near as it gets.
  const numbers = Object.values(starts);
  if (numbers.length > 0 && Math.max(...numbers) - Math.min(...numbers) > total % 2) {
    const told = Object.entries(starts).map(([team, n]) => `${team} starts "${n}"`);
    report('notice', `Of ${total} cards ${told.join(', ')}.`, 'Use as many cards for each starting team.');
  }
  return { cards: total, starts, problems };
}

/** `red 10 instead of 9` for each role whose cells are too many or too few, or that the kind doesn't know. */
function wrongCounts(kind: KeyKind, start: Team | undefined, cells: readonly Role[]): string[] {
  const expected = new Map<Role, number>();
  for (const [name, count] of Object.entries(kind.counts)) {
    const [other] = kind.teams.filter(team => team !== start);
    const role = start === undefined ? name : name === 'starting' ? start : name === 'other' ? other : name;
    expected.set(role, count);
  }
  const found = new Map<Role, number>();
  for (const role of cells) found.set(role, (found.get(role) ?? 0) + 1);
  return [...new Set([...expected.keys(), ...found.keys()])]
    .filter(role => (expected.get(role) ?? 0) !== (found.get(role) ?? 0))
    .map(role => `${role} ${found.get(role) ?? 0} instead of ${expected.get(role) ?? 0}`);
}

/** The same text for a card in every way in which it may lie, and a different one for every other card. */
function leastText(
  kind: KeyKind,
  turns: ReadonlySet<number>,
  start: Team | undefined,
  cells: readonly Role[],
): string {
  // One character for each role keeps the memory of a large set small.
  const roles = [...kind.teams, ...Object.keys(kind.counts)];
  const faces = [cells];
  if (kind.exchange) faces.push(cells.map(role => kind.exchange?.[role] ?? role));
  let least: string | undefined;
  for (const face of faces) {
    let rows: string[][] = [];
    for (let row = 0; row < kind.rows; row++)
      rows.push(
        face
          .slice(row * kind.columns, (row + 1) * kind.columns)
          .map(role => String.fromCharCode(97 + roles.indexOf(role))),
      );
    for (let angle = 0; angle < 360; angle += 90) {
      if (turns.has(angle)) {
        const text = rows.map(row => row.join('')).join('');
        if (least === undefined || text < least) least = text;
      }
      rows = quarterTurn(rows);
    }
  }
  return `${start ?? ''} ${least}`;
}

/** Clockwise: the first column, read from the bottom, becomes the first row. */
function quarterTurn(rows: readonly (readonly string[])[]): string[][] {
  return rows[0].map((_, column) => rows.map(row => row[column]).reverse());
}
