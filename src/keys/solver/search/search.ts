import type { Random } from '../../random.js';
import type { CardRules } from '../card-rules.js';
import { cardKeepers } from './card-constraints.js';
import { type Board, type Keeper, makeBoard, single, symbolIn } from './open-cells.js';

export type Outcome =
  | { readonly layout: Uint8Array }
  /** No card is left: proved. */
  | 'none'
  /** Stopped by the limit: nothing is proved. */
  | 'gave up';

export interface SearchOptions {
  readonly random: Random;
  /** Choices to try at most, over all restarts. */
  readonly limit: number;
  /** What the cells may hold, if less than the rules say. */
  readonly domains?: Int32Array;
  /** Wishes that look at the cards before this one. */
  readonly keepers?: readonly Keeper[];
  /** The last word on a full card; one that is refused is passed over. */
  readonly accept?: (layout: Uint8Array) => boolean;
}

export interface Searcher {
  /** Choices tried so far, over all searches. */
  readonly nodes: () => number;
  /** Beginnings anew so far. */
  readonly restarts: () => number;
  search(options: SearchOptions): Outcome;
}

const FIRST_RUN = 100;
const RUN_GROWTH = 1.5;

/**
 * Looks for one card by propagation and choice: the cell with the fewest symbols left is next (R. Haralick,
 * G. Elliott, AI 14, 1980), a symbol is tried with the odds of its open cells, so that without wishes every layout is
 * as likely. A run that grows too long begins anew with other ties and odds, each run longer than the one before
 * (T. Walsh, "Search in a small world", IJCAI 1999), so that in the end a run is whole and its "none" is a proof.
 */
export function makeSearcher(rules: CardRules): Searcher {
  const { cells, counts } = rules.space;
  const own = cardKeepers(rules);
  const board = makeBoard(rules);
  const odds = new Float64Array(counts.length);
  let nodes = 0;
  let restarts = 0;

  const search = ({
    random,
    limit,
    domains = rules.domains,
    keepers = [],
    accept,
  }: SearchOptions): Outcome => {
    const all = [...own, ...keepers];
    const tasters = all.filter(keeper => keeper.taste !== undefined);
    const rank = Float64Array.from({ length: cells }, () => 0);
    const last = nodes + limit;
    let end = 0;

    const nextCell = () => {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (let cell = 0; cell < cells; cell++) {
        if (single(board.domains[cell])) continue;
        const size = bitCount(board.domains[cell]) + rank[cell];
        if (size < least) {
          least = size;
          best = cell;
        }
      }
      return best;
    };

    const nextSymbol = (cell: number) => {
      let sum = 0;
      for (let rest = board.domains[cell]; rest !== 0; rest &= rest - 1) {
        const symbol = symbolIn(rest & -rest);
        odds[symbol] = counts[symbol] - board.held[symbol];
        for (const keeper of tasters) odds[symbol] *= keeper.taste?.(cell, symbol) ?? 1;
        sum += odds[symbol];
      }
      let draw = random.next() * sum;
      let symbol = -1;
      for (let rest = board.domains[cell]; rest !== 0 && draw >= 0; rest &= rest - 1) {
        symbol = symbolIn(rest & -rest);
        draw -= odds[symbol];
      }
      return symbol;
    };

    const descend = (): Outcome => {
      for (;;) {
        const cell = nextCell();
        if (cell < 0) {
          const layout = layoutOfBoard(board);
          return !accept || accept(layout) ? { layout } : 'none';
        }
        if (nodes >= end) return 'gave up';
        nodes++;
        const bit = 1 << nextSymbol(cell);
        const mark = board.mark();
        if (board.restrict(cell, bit) && board.propagate()) {
          const outcome = descend();
          if (outcome !== 'none') return outcome;
        }
        board.undo(mark);
        if (!board.restrict(cell, ~bit) || !board.propagate()) return 'none';
      }
    };

    for (let run = FIRST_RUN; ; run = Math.ceil(run * RUN_GROWTH)) {
      end = Math.min(nodes + run, last);
      for (let cell = 0; cell < cells; cell++) rank[cell] = random.next();
      const outcome = board.reset(domains, all) ? descend() : 'none';
      board.undo(0);
      if (outcome !== 'gave up' || nodes >= last) return outcome;
      restarts++;
    }
  };

  return { nodes: () => nodes, restarts: () => restarts, search };
}

function layoutOfBoard({ domains }: Board): Uint8Array {
  return Uint8Array.from(domains, symbolIn);
}

function bitCount(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
