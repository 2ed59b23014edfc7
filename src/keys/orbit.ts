import { binomial, multiplyModulo } from './combinatorics.js';
import { type KeySpace, keySpace, layoutOf, startIndex } from './key-space.js';
import type { Key, KeyKind, Turn } from './kind.js';
import { layoutRank, makeKey } from './rank.js';

/** One way a card can lie: cell i shows what cell `source[i]` showed, as the symbol that `symbols` maps it to. */
export interface Symmetry {
  readonly source: Uint8Array;
  readonly symbols: Uint8Array;
  /** Turns until a cell is back; the middle cell of an odd grid never leaves. */
  readonly period: number;
}

const known = new WeakMap<KeySpace, readonly Symmetry[]>();

/** All ways a card of the kind can lie, upright first: its turns, with and without an exchange of the faces. */
export function symmetriesOf(space: KeySpace): readonly Symmetry[] {
  const made = known.get(space);
  if (made) return made;
  const { kind, names } = space;
  const keep = Uint8Array.from(names, (_, symbol) => symbol);
  const swap = Uint8Array.from(names, name => names.indexOf(kind.exchange?.[name] ?? name));
  const turns = [...kind.turns].sort((a, b) => a - b);
  const symmetries = (kind.exchange ? [keep, swap] : [keep]).flatMap(symbols =>
    turns.map(turn => ({
      source: turnCells(turn, kind.columns, kind.rows),
      symbols,
      period: turn === 0 ? 1 : turn === 180 ? 2 : 4,
    })),
  );
  known.set(space, symmetries);
  return symmetries;
}

/** For each cell, the cell that a clockwise turn brings onto it. Quarter turns need a square grid. */
export function turnCells(turn: Turn, columns: number, rows: number): Uint8Array {
  return Uint8Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = (i - column) / columns;
    if (turn === 90) return (rows - 1 - column) * columns + row;
    if (turn === 180) return (rows - 1 - row) * columns + (columns - 1 - column);
    if (turn === 270) return column * columns + (columns - 1 - row);
    return i;
  });
}

/** The layout under a symmetry. */
export function applySymmetry({ source, symbols }: Symmetry, layout: Uint8Array): Uint8Array {
  const result = new Uint8Array(layout.length);
  for (let i = 0; i < result.length; i++) result[i] = symbols[layout[source[i]]];
  return result;
}

/** All keys that are the same card as this one, the key itself first. Throws a ProblemError for an illegal key. */
export function sameCard(kind: KeyKind, key: Pick<Key, 'start' | 'cells'>): Key[] {
  const space = keySpace(kind);
  const layout = layoutOf(space, key);
  return symmetriesOf(space).map(symmetry => {
    const turned = applySymmetry(symmetry, layout);
    const start = startIndex(kind, key.start);
    return makeKey(space, start, turned, layoutRank(space, start, turned));
  });
}

/** The key that stands for a card: the least rank of all keys that are the same card. Throws a ProblemError. */
export function canonicalKey(kind: KeyKind, key: Pick<Key, 'start' | 'cells'>): Key {
  const space = keySpace(kind);
  return canonicalOf(space, startIndex(kind, key.start), layoutOf(space, key));
}

/** The same from a layout and the index of the starting team. */
export function canonicalOf(space: KeySpace, start: number, layout: Uint8Array): Key {
  const symmetries = symmetriesOf(space);
  let least = symmetries[0];
  let lead = leadingDigit(space, layout, least);
  for (let i = 1; i < symmetries.length; i++) {
    const other = symmetries[i];
    // The leading digit nearly always decides; the whole rank only for ties.
    const otherLead = leadingDigit(space, layout, other);
    if (otherLead > lead || (otherLead === lead && !isLess(space, layout, other, least))) continue;
    least = other;
    lead = otherLead;
  }
  const shown = least === symmetries[0] ? layout : applySymmetry(least, layout);
  return makeKey(space, start, shown, layoutRank(space, start, shown, lead));
}

/** The leading digit of the layout under a symmetry, without building that layout: this is the hot loop. */
function leadingDigit(
  { digits, cells }: KeySpace,
  layout: Uint8Array,
  { source, symbols }: Symmetry,
): number {
  let found = 0;
  let number = 0;
  for (let i = 0; i < cells; i++) {
    if (symbols[layout[source[i]]] !== 0) continue;
    found++;
    number += binomial(i, found);
  }
  return multiplyModulo(number, digits[0].multiplier, digits[0].radix);
}

/** Whether the layout has a lower rank under `a` than under `b`. */
function isLess(space: KeySpace, layout: Uint8Array, a: Symmetry, b: Symmetry): boolean {
  return layoutRank(space, 0, applySymmetry(a, layout)) < layoutRank(space, 0, applySymmetry(b, layout));
}
