import type { Batch } from '../../data/index.js';
import {
  cellName,
  type KeyKind,
  parseCell,
  type SolvedSet,
  searchKeys,
  type Wishes,
} from '../../keys/index.js';
import { error, throwErrors } from '../../speech/index.js';

/** How a search for cards with wishes is watched. */
export interface SearchWatch {
  /** Called often, with how many cards are found; `true` ends the search with those. */
  readonly found?: (cards: number) => boolean | Promise<boolean>;
  /** Deals the cards that were found where not all are. */
  readonly keepFound?: boolean;
}

/** Cards with wishes are kept in memory, because each is compared with all others. */
const MOST_WISHED = 100_000;

/** The cards of a batch with wishes. Throws a ProblemError if no cards fit, or fewer than are asked for. */
export async function searchWished(
  kind: KeyKind,
  wishes: Wishes,
  { seed, count }: Batch,
  { found = () => false, keepFound = false }: SearchWatch,
): Promise<SolvedSet> {
  const search = searchKeys(kind, wishes, { seed, count, keepFound });
  let next = search.next(false);
  while (!next.done) {
    const enough = found(next.value);
    next = search.next(typeof enough === 'boolean' ? enough : await enough);
  }
  return next.value;
}

/** The wishes as the solver takes them: with the numbers of cells instead of names. */
export function wishesOf(kind: KeyKind, { wishes = {}, from, count }: Batch): Wishes {
  const { fixed = {}, ...rest } = wishes;
  const cells = Object.entries(fixed).map(([name, role]) => ({ cell: parseCell(kind, name), name: role }));
  const unknown = Object.keys(fixed).filter(name => parseCell(kind, name) === undefined);
  const last = cellName(kind, kind.columns * kind.rows - 1);
  throwErrors([
    ...unknown.map(cell => error('pipeline.unknown-cell', 'wish "fixed"', { cell, last })),
    ...(from > 0 ? [error('pipeline.wishes-from', 'wishes')] : []),
    ...(count > MOST_WISHED
      ? [error('pipeline.too-many-wished', 'keys deal --count', { count, most: MOST_WISHED })]
      : []),
  ]);
  return { ...rest, ...(cells.length > 0 ? { fixed: cells as Wishes['fixed'] } : {}) };
}
