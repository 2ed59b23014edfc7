/** What a face of a token shows. Timer tokens have an arrow on one face and a tick on the other. */
export const TOKEN_SIDES = ['arrow', 'tick', 'interception', 'miscommunication'] as const;
export type TokenSide = (typeof TOKEN_SIDES)[number];

/** A two-sided token. */
export interface Token {
  readonly kind: 'token';
  readonly id: string;
  /** From 1, on both faces; undefined if the box does not number its tokens. */
  readonly number?: number;
  /** The colours of its set: a game's extra tokens look different. */
  readonly look: string;
  readonly front: TokenSide;
  readonly back: TokenSide;
}

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
