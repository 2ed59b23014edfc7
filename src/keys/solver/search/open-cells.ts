import type { CardRules } from '../card-rules.js';

/** A wish at work in a search. */
export interface Constraint {
  /** Draws conclusions from a cell's narrower domain; false once no filling of the open cells can keep the wish. */
  propagate(open: OpenCells, cell: number): boolean;
  /** A cell that held one symbol is open again. */
  release?(cell: number, symbol: number): void;
  /** A factor for the odds that an open cell gets a symbol; 1 for no preference. */
  preference?(cell: number, symbol: number): number;
}

/** The open cells of a card: what each can still hold, and how to take a choice back. */
export interface OpenCells {
  /** For each cell a set of symbols, one bit each. */
  readonly domains: Int32Array;
  /** For each symbol, how many cells hold it for sure. */
  readonly held: Int32Array;
  /** Starts again from these domains; false when they can't be filled. */
  reset(domains: Int32Array, constraints: readonly Constraint[]): boolean;
  /** Leaves a cell only these symbols. */
  restrict(cell: number, symbols: number): boolean;
  /** Draws all conclusions; false once no filling is left. */
  propagate(): boolean;
  /** A point to return to with `undo`. */
  mark(): number;
  undo(mark: number): void;
}

export const single = (symbols: number): boolean => (symbols & (symbols - 1)) === 0;
export const symbolIn = (bit: number): number => 31 - Math.clz32(bit);

export function makeOpenCells({ space }: CardRules): OpenCells {
  const { cells } = space;
  const counts = Int32Array.from(space.counts);
  const domains = new Int32Array(cells);
  const held = new Int32Array(counts.length);
  const possible = new Int32Array(counts.length);
  const trail: number[] = [];
  const queue: number[] = [];
  const queued = new Uint8Array(cells);
  let constraints: readonly Constraint[] = [];
  let touched = 0;

  const restrict = (cell: number, symbols: number) => {
    const before = domains[cell];
    const after = before & symbols;
    if (after === before) return true;
    if (after === 0) return false;
    trail.push(cell, before);
    domains[cell] = after;
    touched |= before & ~after;
    for (let gone = before & ~after; gone !== 0; gone &= gone - 1) possible[symbolIn(gone & -gone)]--;
    if (single(after)) {
      held[symbolIn(after)]++;
      touched |= after;
    }
    if (queued[cell] === 0) {
      queued[cell] = 1;
      queue.push(cell);
    }
    return true;
  };

  /** A role that is used up leaves the open cells; one that needs all its possible cells takes them. */
  const holdCount = (symbol: number) => {
    const bit = 1 << symbol;
    if (possible[symbol] < counts[symbol] || held[symbol] > counts[symbol]) return false;
    if (possible[symbol] === held[symbol]) return true;
    const full = held[symbol] === counts[symbol];
    if (!full && possible[symbol] !== counts[symbol]) return true;
    for (let cell = 0; cell < cells; cell++)
      if ((domains[cell] & bit) !== 0 && domains[cell] !== bit && !restrict(cell, full ? ~bit : bit))
        return false;
    return true;
  };

  const propagateAll = () => {
    for (;;) {
      for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
        queued[cell] = 0;
        for (const constraint of constraints) if (!constraint.propagate(open, cell)) return false;
      }
      if (touched === 0) return true;
      for (let rest = touched; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        touched &= ~bit;
        if (!holdCount(symbolIn(bit))) return false;
      }
    }
  };

  const forget = () => {
    for (const cell of queue) queued[cell] = 0;
    queue.length = 0;
    touched = 0;
  };

  const undo = (mark: number) => {
    forget();
    while (trail.length > mark) {
      const before = trail.pop() as number;
      const cell = trail.pop() as number;
      const after = domains[cell];
      for (let gone = before & ~after; gone !== 0; gone &= gone - 1) possible[symbolIn(gone & -gone)]++;
      if (single(after)) {
        held[symbolIn(after)]--;
        for (const constraint of constraints) constraint.release?.(cell, symbolIn(after));
      }
      domains[cell] = before;
    }
  };

  const reset = (start: Int32Array, newConstraints: readonly Constraint[]) => {
    undo(0);
    constraints = newConstraints;
    const all = (1 << counts.length) - 1;
    domains.fill(all);
    possible.fill(cells);
    held.fill(0);
    // With a single symbol every cell holds it from the start, and no restriction would ever count it.
    if (counts.length === 1) held.fill(cells);
    touched = all;
    for (let cell = 0; cell < cells; cell++) {
      queued[cell] = 1;
      queue.push(cell);
      if (!restrict(cell, start[cell])) return false;
    }
    return propagateAll();
  };

  const open: OpenCells = {
    domains,
    held,
    reset,
    restrict,
    propagate: propagateAll,
    mark: () => trail.length,
    undo,
  };
  return open;
}
