import { type KeySpace, keySpace } from '../key-space.js';
import type { KeyKind, Role } from '../kind.js';
import { lookGroups, teamGroups, type Wishes } from './wishes.js';

/** What the wishes ask of one card, when a certain team starts. A set of symbols is a number with a bit for each. */
export interface CardRules {
  readonly space: KeySpace;
  /** The index of the starting team. */
  readonly start: number;
  /** The symbols that each cell can hold: all, or the one that is fixed. */
  readonly domains: Int32Array;
  /** The symbols of each team, or of what each face shows as agents. */
  readonly groups: readonly number[];
  /** The largest connected group of one team; Infinity without that wish. */
  readonly touching: number;
  /** Sets of symbols that must not fill a line. */
  readonly looks: readonly number[];
  /** The cells of each row and each column. */
  readonly lines: readonly (readonly number[])[];
  /** For each cell, the cells that share an edge with it. */
  readonly neighbours: readonly (readonly number[])[];
}

export function cardRules(kind: KeyKind, wishes: Wishes, start: number): CardRules {
  const space = keySpace(kind);
  const roles = space.roles[start];
  const symbols = (wanted: readonly Role[]) =>
    roles.reduce((mask, role, symbol) => (wanted.includes(role) ? mask | (1 << symbol) : mask), 0);
  const domains = new Int32Array(space.cells).fill((1 << roles.length) - 1);
  for (const { cell, name } of wishes.fixed ?? [])
    domains[cell] &= symbols([name]) | (space.names.includes(name) ? 1 << space.names.indexOf(name) : 0);
  const looks = wishes.mixedLines ? lookGroups(kind, roles).map(symbols) : [];
  return {
    space,
    start,
    domains,
    groups: teamGroups(kind).map(group => symbols(group.roles)),
    touching: wishes.touching ?? Number.POSITIVE_INFINITY,
    looks: [...new Set(looks)].filter(look => look !== 0),
    lines: gridLines(kind),
    neighbours: gridNeighbours(kind),
  };
}

function gridLines({ columns, rows }: KeyKind): number[][] {
  const across = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
  return [...across, ...Array.from({ length: columns }, (_, column) => across.map(line => line[column]))];
}

function gridNeighbours({ columns, rows }: KeyKind): number[][] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const column = cell % columns;
    const near = [cell - columns, cell + columns];
    if (column > 0) near.push(cell - 1);
    if (column < columns - 1) near.push(cell + 1);
    return near.filter(other => other >= 0 && other < columns * rows);
  });
}
