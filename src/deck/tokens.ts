import type { Token, TokenSide } from './cards.js';

/** A line of a game's tokens: `count` that look alike. */
export interface TokenSet {
  readonly look: string;
  readonly sides: readonly [front: TokenSide, back: TokenSide];
  readonly count: number;
}

/** The tokens of a box; `numbered`, from 1 across its sets. */
export function countTokens(sets: readonly TokenSet[], numbered: boolean): readonly Token[] {
  return sets
    .flatMap(set => Array.from({ length: set.count }, () => set))
    .map(({ look, sides: [front, back] }, i): Token => {
      const token = { kind: 'token', id: `T${i + 1}`, look, front, back } as const;
      return numbered ? { ...token, number: i + 1 } : token;
    });
}
