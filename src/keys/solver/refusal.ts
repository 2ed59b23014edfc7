import { error, gameName, type Problem } from '../../speech/index.js';
import type { KeyKind } from '../kind.js';
import { conflictingWishes } from './conflict.js';
import { mostApart } from './count/most-apart.js';
import { provedImpossible } from './impossibility.js';
import { wishNames } from './wish-names.js';
import type { Wishes } from './wishes.js';

/** Names a smallest set of wishes that contradict each other. */
export function contradiction(kind: KeyKind, wishes: Wishes, count: number): Problem {
  const conflict = conflictingWishes(kind, wishes, count);
  const texts = (conflict?.wishes ?? []).map(({ text }) => text);
  if (texts.length === 0) return error('keys.wishes-no-card', 'wishes', { kind: gameName(kind.id) });
  if (texts.length === 1)
    return error('keys.wish-impossible', 'wishes', { wish: texts[0], count, kind: gameName(kind.id) });
  const smallest = conflict?.smallest ? 'yes' : 'no';
  return error('keys.wishes-contradict', 'wishes', {
    wishes: texts,
    count,
    kind: gameName(kind.id),
    smallest,
  });
}

/** Says how many cards there are, when more were asked for. */
export function tooMany(count: number, there: number): Problem {
  return there === 0
    ? error('keys.wishes-none', 'wishes')
    : error('keys.wishes-too-many', 'wishes', { count, there });
}

/** Where a bound on cards so far apart is known: says that more were asked for. */
export function tooManyApart(
  kind: KeyKind,
  wishes: Wishes,
  count: number,
): { readonly problem: Problem; readonly most: number } | undefined {
  const most = sureMost(kind, wishes, Math.min(count, mostApart(kind, wishes)));
  // With one card or none, it is the wishes that don't go together.
  if (count <= most || most <= 1) return undefined;
  const values = { count, most, distance: wishes.distance ?? 0 };
  return { most, problem: error('keys.wishes-apart', 'wishes', values) };
}

/** Says how far a search came before it was given up. */
export function givenUp(kind: KeyKind, wishes: Wishes, count: number, found: number): Problem {
  const texts = wishNames(kind, wishes).map(({ text }) => text);
  return error('keys.wishes-given-up', 'wishes', { found, count, wishes: texts.length > 0 ? texts : 'none' });
}

/** The same or fewer, where arithmetic with all cards together shows that so many can't be. */
function sureMost(kind: KeyKind, { distance, starts }: Wishes, count: number): number {
  const can = (cards: number) => !provedImpossible(kind, { distance, starts }, cards);
  if (distance === undefined || can(count)) return count;
  let [least, above] = [1, count];
  while (above - least > 1) {
    const middle = Math.floor((least + above) / 2);
    if (can(middle)) least = middle;
    else above = middle;
  }
  return least;
}
