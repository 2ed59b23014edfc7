import type { AgentRole } from '../../data/index.js';

/** A team's code: the keywords that its three clues are for, by number. */
export interface CodeCard {
  readonly kind: 'code';
  readonly id: string;
  readonly team: AgentRole;
  readonly code: readonly number[];
}

/** The code cards of each team: every ordered choice of `length` different digits from 1 to `digits`, in order. */
export function codeCards(teams: readonly AgentRole[], digits: number, length: number): readonly CodeCard[] {
  return teams.flatMap(team =>
    codesOf(digits, length).map(
      (code): CodeCard => ({ kind: 'code', id: `${team}-${code.join('')}`, team, code }),
    ),
  );
}

function codesOf(digits: number, length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  return codesOf(digits, length - 1).flatMap(start =>
    Array.from({ length: digits }, (_, i) => i + 1)
      .filter(digit => !start.includes(digit))
      .map(digit => [...start, digit]),
  );
}
