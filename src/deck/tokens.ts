import type { Token } from './cards.js';

/** What a box says of its tokens: so many that look alike. */
export interface TokenSet {
  readonly look: string;
  readonly count: number;
}

/** The tokens of a box, numbered from 1 over all of its sets. */
export function countTokens(sets: readonly TokenSet[]): readonly Token[] {
  return sets
    .flatMap(({ look, count }) => Array.from({ length: count }, () => look))
    .map((look, i) => ({ kind: 'token', id: `T${i + 1}`, number: i + 1, look }));
}
