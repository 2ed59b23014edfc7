import type { Token } from './cards.js';

/** A line of a game's tokens: `count` that look alike. */
export interface TokenSet {
  readonly look: string;
  readonly count: number;
}

/** The tokens of a box, numbered from 1 across its sets. */
export function countTokens(sets: readonly TokenSet[]): readonly Token[] {
  return sets
    .flatMap(({ look, count }) => Array.from({ length: count }, () => look))
    .map((look, i) => ({ kind: 'token', id: `T${i + 1}`, number: i + 1, look }));
}
