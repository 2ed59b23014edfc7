import { roleName, type Sentence, sentence } from '../../speech/index.js';
import { cellName } from '../cells.js';
import { cellRole, type KeyKind } from '../kind.js';
import type { Wishes } from './wishes.js';

/** One wish by itself; each fixed cell is one. */
export interface WishName {
  readonly id: string;
  /** As a person would say it: "assassin at C3". */
  readonly text: Sentence;
}

/** The wishes one by one, each fixed cell by itself, as a person understands them. */
export function wishNames(kind: KeyKind, wishes: Wishes): WishName[] {
  const { fixed = [], mixedLines, touching, distance, starts, balanced } = wishes;
  const names = fixed.map(({ cell, name }): WishName => {
    const at = cellName(kind, cell);
    return {
      id: `${name} at ${at}`,
      text: sentence('keys.wish-cell', { name: cellRole(kind, name), cell: at }),
    };
  });
  if (mixedLines) names.push({ id: 'mixedLines', text: sentence('keys.wish-mixed-lines') });
  if (touching !== undefined)
    names.push({ id: 'touching', text: sentence('keys.wish-touching', { cells: touching }) });
  if (distance !== undefined)
    names.push({ id: 'distance', text: sentence('keys.wish-distance', { cells: distance }) });
  if (starts === 'equal') names.push({ id: 'starts', text: sentence('keys.wish-equal-starts') });
  else if (starts !== undefined)
    names.push({ id: 'starts', text: sentence('keys.wish-start', { team: roleName(starts) }) });
  if (balanced) names.push({ id: 'balanced', text: sentence('keys.wish-balanced') });
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
