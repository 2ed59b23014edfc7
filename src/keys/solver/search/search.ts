import type { Random } from '../../random.js';
import type { CardRules } from '../card-rules.js';
import { cardConstraints } from './card-constraints.js';
import { type Constraint, makeOpenCells, type OpenCells, single, symbolIn } from './open-cells.js';

export type SearchOutcome =
  | { readonly layout: Uint8Array }
  /** No card fits: proved. */
  | 'none'
  /** The limit was reached: nothing is proved. */
  | 'gave up';

export interface SearchOptions {
  readonly random: Random;
  /** The most choices to try, over all restarts. */
  readonly limit: number;
  /** What the cells can hold, where it is less than the rules allow. */
  readonly domains?: Int32Array;
  /** Constraints from earlier cards. */
  readonly constraints?: readonly Constraint[];
  /** The last word on a full card; a refused one is skipped. */
  readonly accept?: (layout: Uint8Array) => boolean;
}

export interface Searcher {
  /** Choices tried so far, over all searches. */
  readonly nodes: () => number;
  search(options: SearchOptions): SearchOutcome;
  /** The same search, which rests after each run. */
  runs(options: SearchOptions): Generator<void, SearchOutcome, boolean>;
}

const FIRST_RUN = 100;
const RUN_GROWTH = 1.5;

/**
 * Looks for one card by propagation and choice: the cell with the fewest symbols left comes next (R. Haralick,
 * G. Elliott, AI 14, 1980), and a symbol is tried with the odds of its open cells, so that without wishes every layout
 * is equally likely. A run that grows too long restarts with other ties and odds, each run longer than the one before
 * (T. Walsh, "Search in a small world", IJCAI 1999), so that in the end a run is complete and its "none" is a proof.
 */
export function makeSearcher(rules: CardRules): Searcher {
  const { cells, counts } = rules.space;
  const own = cardConstraints(rules);
  const open = makeOpenCells(rules);
  const odds = new Float64Array(counts.length);
  let nodes = 0;

  function* runs({
    random,
    limit,
    domains = rules.domains,
    constraints = [],
    accept,
  }: SearchOptions): Generator<void, SearchOutcome, boolean> {
    const all = [...own, ...constraints];
    const preferring = all.filter(constraint => constraint.preference !== undefined);
    const rank = Float64Array.from({ length: cells }, () => 0);
    const last = nodes + limit;
    let end = 0;

    const nextCell = () => {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let cell = 0; cell < cells; cell++) {
        if (single(open.domains[cell])) continue;
        const size = bitCount(open.domains[cell]) + rank[cell];
        if (size < least) {
          least = size;
          best = cell;
        }
      }
      return best;
    };

    const nextSymbol = (cell: number) => {
      let sum = 0;
      for (let rest = open.domains[cell]; rest !== 0; rest &= rest - 1) {
        const symbol = symbolIn(rest & -rest);
        odds[symbol] = counts[symbol] - open.held[symbol];
        for (const constraint of preferring) odds[symbol] *= constraint.preference?.(cell, symbol) ?? 1;
        sum += odds[symbol];
      }
      let draw = random.next() * sum;
      let symbol = -1;
      for (let rest = open.domains[cell]; rest !== 0 && draw >= 0; rest &= rest - 1) {
        symbol = symbolIn(rest & -rest);
        draw -= odds[symbol];
      }
      return symbol;
    };

    const descend = (): SearchOutcome => {
      for (;;) {
        const cell = nextCell();
        if (cell < 0) {
          const layout = filledLayout(open);
          return !accept || accept(layout) ? { layout } : 'none';
        }
        if (nodes >= end) return 'gave up';
        nodes++;
        const bit = 1 << nextSymbol(cell);
        const mark = open.mark();
        if (open.restrict(cell, bit) && open.propagate()) {
          const outcome = descend();
          if (outcome !== 'none') return outcome;
        }
        open.undo(mark);
        if (!open.restrict(cell, ~bit) || !open.propagate()) return 'none';
      }
    };

    for (let run = FIRST_RUN; ; run = Math.ceil(run * RUN_GROWTH)) {
      end = Math.min(nodes + run, last);
      for (let cell = 0; cell < cells; cell++) rank[cell] = random.next();
      const outcome = open.reset(domains, all) ? descend() : 'none';
      open.undo(0);
      if (outcome !== 'gave up' || nodes >= last) return outcome;
      yield;
    }
  }

  return { nodes: () => nodes, runs, search: options => toTheEnd(runs(options)) };
}

/** Runs a search that rests without a rest. */
export function toTheEnd<Found>(search: Generator<unknown, Found, boolean>): Found {
  for (;;) {
    const next = search.next(false);
    if (next.done) return next.value;
  }
}

function filledLayout({ domains }: OpenCells): Uint8Array {
  return Uint8Array.from(domains, symbolIn);
}

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
