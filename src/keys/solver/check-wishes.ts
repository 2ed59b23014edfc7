import { choicesFor, error, gameName, type Problem } from '../../speech/index.js';
import { cellName } from '../cells.js';
import type { KeyKind } from '../kind.js';
import { teamGroups, type Wishes } from './wishes.js';

/** Every wish that makes no sense for the kind, which must be sound, and a `count` of cards that does not either. */
export function checkWishes(kind: KeyKind, wishes: Wishes, count: number): Problem[] {
  const problems: Problem[] = [];
  const cells = kind.columns * kind.rows;
  const whole = (n: number) => Number.isSafeInteger(n) && n >= 0;

  if (!whole(count)) problems.push(error('keys.wish-count', `key kind ${kind.id}`, { count }));
  const known = [...new Set([...Object.keys(kind.counts), ...kind.teams])];
  for (const { cell, name } of wishes.fixed ?? []) {
    if (!whole(cell) || cell >= cells)
      problems.push(error('keys.wish-no-cell', 'wish "fixed"', { cell, last: cellName(kind, cells - 1) }));
    if (!known.includes(name))
      problems.push(error('keys.wish-no-role', 'wish "fixed"', { name, ...choicesFor(name, known) }));
  }
  for (const wish of ['touching', 'distance'] as const) {
    const value = wishes[wish];
    if (value !== undefined && !whole(value))
      problems.push(error('keys.wish-number', `wish "${wish}"`, { value }));
  }
  for (const wish of ['touching', 'balanced'] as const)
    if (wishes[wish] !== undefined && wishes[wish] !== false && teamGroups(kind).length === 0)
      problems.push(error('keys.wish-no-teams', `wish "${wish}"`, { kind: gameName(kind.id) }));
  const { starts } = wishes;
  const starters = ['equal', ...kind.teams];
  if (starts !== undefined && kind.teams.length === 0)
    problems.push(error('keys.wish-no-starts', 'wish "starts"', { kind: gameName(kind.id) }));
  else if (starts !== undefined && !starters.includes(starts))
    problems.push(
      error('keys.wish-no-start', 'wish "starts"', { team: starts, ...choicesFor(starts, starters) }),
    );
  return problems;
}
