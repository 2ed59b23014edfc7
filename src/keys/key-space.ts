import { error, gameName, ProblemError, roleName, throwErrors } from '../speech/index.js';
import { checkKind } from './check-kind.js';
import { binomial, inverseModulo } from './combinatorics.js';
import { type Key, type KeyKind, roleOf, type Team } from './kind.js';

/** One digit of the mixed-radix rank: where the `count` cells of a name lie among the cells still open. */
export interface Digit {
  readonly count: number;
  readonly radix: number;
  readonly multiplier: number;
  /** Of the multiplier, modulo the radix. */
  readonly inverse: number;
}

/** All the layouts of a kind. A layout has a byte for each cell: a symbol, which is the index of a name in `names`. */
export interface KeySpace {
  readonly kind: KeyKind;
  readonly names: readonly string[];
  readonly counts: readonly number[];
  readonly cells: number;
  readonly digits: readonly Digit[];
  /** The roles of `names`, for each starting team in turn; one row where no team starts. */
  readonly roles: readonly (readonly string[])[];
  /** Layouts for one starting team. */
  readonly layouts: bigint;
  /** Ranks run from 0 to size - 1. */
  readonly size: bigint;
}

const spaces = new WeakMap<KeyKind, KeySpace>();

/** The space of a kind, made once. Throws a ProblemError for a kind that fails `checkKind`. */
export function keySpace(kind: KeyKind): KeySpace {
  const known = spaces.get(kind);
  if (known) return known;
  throwErrors(checkKind(kind));
  const space = makeSpace(kind);
  spaces.set(kind, space);
  return space;
}

function makeSpace(kind: KeyKind): KeySpace {
  // The role with the most cells first: a large leading digit decides which turn of a card has the least rank.
  const names = Object.keys(kind.counts).sort(
    (a, b) => kind.counts[b] - kind.counts[a] || (a < b ? -1 : a > b ? 1 : 0),
  );
  const counts = names.map(name => kind.counts[name]);
  const cells = kind.columns * kind.rows;
  let open = cells;
  const digits = counts.map(count => {
    const radix = binomial(open, count);
    open -= count;
    return makeDigit(count, radix);
  });
  const starts = kind.teams.length === 0 ? [undefined] : kind.teams;
  const roles = starts.map(start => names.map(name => roleOf(kind, name, start)));
  const layouts = digits.reduce((product, { radix }) => product * BigInt(radix), 1n);
  return { kind, names, counts, cells, digits, roles, layouts, size: layouts * BigInt(starts.length) };
}

/**
 * Without a multiplier the least of a card's turns would nearly always show its starting team near the top, and a
 * player who never turns the card in its stand could guess from that. Multiplied by about radix / phi (Knuth,
 * TAOCP 3, 6.4), neighbouring combinations fly apart and the least turn favours no cell.
 */
function makeDigit(count: number, radix: number): Digit {
  for (let multiplier = Math.max(1, Math.round(radix * 0.6180339887498949)); ; multiplier++) {
    const inverse = inverseModulo(multiplier, radix);
    if (inverse !== undefined) return { count, radix, multiplier, inverse };
  }
}

/** The row of `roles` for a starting team: 0 for a kind without teams, -1 for an unknown team. */
export function startIndex({ teams }: KeyKind, start: Team | undefined): number {
  if (teams.length === 0) return start === undefined ? 0 : -1;
  return start === undefined ? -1 : teams.indexOf(start);
}

/** The layout of a key's cells. Throws a ProblemError for a start or cells that the kind does not allow. */
export function layoutOf(space: KeySpace, { start, cells }: Pick<Key, 'start' | 'cells'>): Uint8Array {
  const { kind, counts } = space;
  const roles = space.roles[startIndex(kind, start)] ?? [];
  const layout = Uint8Array.from(cells, role => roles.indexOf(role));
  const found = counts.map((_, symbol) => layout.filter(other => other === symbol).length);
  if (layout.length === space.cells && counts.every((count, symbol) => count === found[symbol]))
    return layout;
  throw new ProblemError([
    error('keys.not-a-key', `key kind ${kind.id}`, {
      kind: gameName(kind.id),
      cells: cells.join(' '),
      start: start === undefined ? 'nobody' : roleName(start),
    }),
  ]);
}
