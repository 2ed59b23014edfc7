import type { KeyKind } from '../kind.js';
import { turnCells } from '../orbit.js';

/** The mean of the counts of all cells that a turn brings to the same place. */
export function overTurns({ turns, columns, rows }: KeyKind, counts: readonly number[]): number[] {
  const sources = turns.map(turn => turnCells(turn, columns, rows));
  return counts.map(
    (_, cell) => sources.reduce((sum, source) => sum + counts[source[cell]], 0) / turns.length,
  );
}

/** How many sets of cells turn into each other, and how many cells the largest has. */
export function turnSets({ turns, columns, rows }: KeyKind): {
  readonly sets: number;
  readonly largest: number;
} {
  const sources = turns.map(turn => turnCells(turn, columns, rows));
  const sets = Array.from(
    { length: columns * rows },
    (_, cell) => new Set(sources.map(source => source[cell])),
  );
  const first = sets.filter((set, cell) => Math.min(...set) === cell);
  return { sets: first.length, largest: Math.max(...first.map(set => set.size)) };
}
