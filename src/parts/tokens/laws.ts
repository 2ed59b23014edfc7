import { differences } from '../../proof/index.js';
import { error, lookName, type Problem } from '../../speech/index.js';
import type { Token, TokenSet } from './cards.js';

type RecordedToken = Pick<Token, 'look'> & Partial<Pick<Token, 'number' | 'front' | 'back'>>;

/** A box has as many tokens of each look, with their signs, as its game says, and no number twice. */
export function tokenLaws(tokens: readonly RecordedToken[], sets: readonly TokenSet[]): readonly Problem[] {
  const found = tokens.map(({ look, front, back }) => [look, front, back].join('/'));
  const wanted = sets.flatMap(({ look, sides, count }) =>
    Array<string>(count).fill([look, ...sides].join('/')),
  );
  const numbers = tokens.flatMap(({ number }) => number ?? []);
  return [
    ...differences(found, wanted).map(({ item, found, expected }) => {
      const [look] = item.split('/');
      return error('deck.tokens', look, { names: [lookName(look)], found, expected });
    }),
    ...(new Set(numbers).size < numbers.length ? [error('deck.token-twice', 'tokens')] : []),
  ];
}
