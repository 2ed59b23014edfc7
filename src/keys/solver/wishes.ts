import { choices, type Problem } from '../../problem.js';
import type { KeyKind, Role, Team } from '../kind.js';

/** What a set of key cards shall keep beside the laws of its kind. All of it may be left out. */
export interface Wishes {
  /** Cells, row by row from 0, and what they hold: a name of `kind.counts` or a role. */
  readonly fixed?: readonly { readonly cell: number; readonly name: string }[];
  /** No row and no column holds a single role, on a card with two faces: shows a single role on a face. */
  readonly mixedLines?: boolean;
  /** So many cells of one team at most lie edge to edge in one group. */
  readonly touching?: number;
  /** So many cells at least differ between any two cards of the set, however both lie. */
  readonly distance?: number;
  /** Equal numbers of starts, or the one team that starts all cards. */
  readonly starts?: 'equal' | Team;
  /** Over the set, each cell that isn't fixed is as often a team's as any other, give or take one. */
  readonly balanced?: boolean;
}

/** One wish by itself; each fixed cell is one. */
export interface WishName {
  readonly id: string;
  /** As a person would say it: `assassin at C3`. */
  readonly text: string;
}

/** Roles that count as one team's, on a card with two faces: that a face shows as one of its agents. */
export interface TeamGroup {
  readonly name: string;
  readonly roles: readonly Role[];
}

const NOBODY = ['bystander', 'assassin'];
const SIDES = ['front', 'back'] as const;

/** Whose cells may touch and are balanced: each team's, or what each face shows as agents. */
export function teamGroups(kind: KeyKind): TeamGroup[] {
  if (kind.teams.length > 0) return kind.teams.map(team => ({ name: team, roles: [team] }));
  const agents = faceGroups(kind).filter(({ shown }) => !NOBODY.includes(shown));
  return agents.map(({ name, roles }) => ({ name, roles }));
}

/** Roles that look the same on a face; each role by itself where a kind has no faces. */
export function lookGroups(kind: KeyKind, roles: readonly Role[]): (readonly Role[])[] {
  const faces = faceGroups(kind);
  return faces.length > 0 ? faces.map(group => group.roles) : roles.map(role => [role]);
}

function faceGroups({ faces = {} }: KeyKind): (TeamGroup & { readonly shown: string })[] {
  const pairs = Object.entries(faces);
  return SIDES.flatMap((side, i) =>
    [...new Set(pairs.map(([, shown]) => shown[i]))].map(shown => ({
      shown,
      name: `${shown} on the ${side}`,
      roles: pairs.filter(([, pair]) => pair[i] === shown).map(([role]) => role),
    })),
  );
}

/** `C3` is the third column's cell in the third row. Undefined for a text that names no cell of the grid. */
export function parseCell(kind: KeyKind, text: string): number | undefined {
  const match = /^([A-Z])([1-9]\d?)$/.exec(text.trim().toUpperCase());
  if (!match) return undefined;
  const column = match[1].charCodeAt(0) - 65;
  const row = Number(match[2]) - 1;
  return column < kind.columns && row < kind.rows ? row * kind.columns + column : undefined;
}

/** The way back: `C3`. */
export function cellName(kind: KeyKind, cell: number): string {
  return `${String.fromCharCode(65 + (cell % kind.columns))}${Math.floor(cell / kind.columns) + 1}`;
}

/** Everything in a set of wishes that says nothing a solver could keep. The kind must be sound. */
export function checkWishes(kind: KeyKind, wishes: Wishes, count: number): Problem[] {
  const problems: Problem[] = [];
  const fault = (wish: string, message: string, advice: string) => {
    problems.push({ level: 'error', place: `wish "${wish}"`, message, advice });
  };
  const cells = kind.columns * kind.rows;

  if (!Number.isSafeInteger(count) || count < 0)
    problems.push({
      level: 'error',
      place: `key kind ${kind.id}`,
      message: `"${count}" cards can't be made.`,
      advice: 'Use a whole number from 0 up.',
    });
  for (const { cell, name } of wishes.fixed ?? []) {
    if (!Number.isInteger(cell) || cell < 0 || cell >= cells)
      fault(
        'fixed',
        `The grid has no cell "${cell}".`,
        `Use A1 to ${cellName(kind, cells - 1)}: a letter for the column, a number for the row.`,
      );
    const known = knownNames(kind);
    if (!known.includes(name)) fault('fixed', `No cell can hold "${name}".`, choices(name, known));
  }
  for (const wish of ['touching', 'distance'] as const) {
    const value = wishes[wish];
    if (value !== undefined && (!Number.isSafeInteger(value) || value < 0))
      fault(wish, `"${value}" is no number of cells.`, 'Use a whole number from 0 up.');
  }
  for (const wish of ['touching', 'balanced'] as const)
    if (wishes[wish] !== undefined && wishes[wish] !== false && teamGroups(kind).length === 0)
      fault(wish, `"${kind.id}" has no teams.`, 'Leave this wish out.');
  if (wishes.starts !== undefined) {
    const known = ['equal', ...kind.teams];
    if (kind.teams.length === 0) fault('starts', `No team starts in "${kind.id}".`, 'Leave this wish out.');
    else if (!known.includes(wishes.starts))
      fault('starts', `"${wishes.starts}" starts no card.`, choices(wishes.starts, known));
  }
  return problems;
}

function knownNames(kind: KeyKind): string[] {
  return [...new Set([...Object.keys(kind.counts), ...kind.teams])];
}

/** The wishes one by one, each fixed cell by itself, as a person understands them. */
export function wishNames(kind: KeyKind, wishes: Wishes): WishName[] {
  const { fixed = [], mixedLines, touching, distance, starts, balanced } = wishes;
  const names = fixed.map(({ cell, name }) => {
    const text = `${name} at ${cellName(kind, cell)}`;
    return { id: text, text };
  });
  if (mixedLines) names.push({ id: 'mixedLines', text: 'no row or column of one role' });
  if (touching !== undefined)
    names.push({ id: 'touching', text: `at most ${touching} touching cells of a team` });
  if (distance !== undefined) names.push({ id: 'distance', text: `distance ${distance}` });
  if (starts !== undefined)
    names.push({ id: 'starts', text: starts === 'equal' ? 'equal starts' : `${starts} starts every card` });
  if (balanced) names.push({ id: 'balanced', text: 'balanced cells' });
  return [...new Map(names.map(name => [name.id, name])).values()];
}

/** Only the wishes of these ids. */
export function keepWishes(kind: KeyKind, wishes: Wishes, ids: ReadonlySet<string>): Wishes {
  const kept = <T>(id: string, value: T) => (ids.has(id) ? value : undefined);
  return {
    fixed: wishes.fixed?.filter(({ cell, name }) => ids.has(`${name} at ${cellName(kind, cell)}`)),
    mixedLines: kept('mixedLines', wishes.mixedLines),
    touching: kept('touching', wishes.touching),
    distance: kept('distance', wishes.distance),
    starts: kept('starts', wishes.starts),
    balanced: kept('balanced', wishes.balanced),
  };
}
