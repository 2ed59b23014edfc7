import { lookName, signName } from '../../names.js';
import { type Sentence, sentence } from '../../problem.js';
import type { ExpectedTokens } from '../expectation.js';
import { isColour } from '../faces/colours.js';
import { readTokenFace, type TokenFaceRead } from '../faces/token-face.js';
import { SIGN_BEHIND, type TokenSign } from '../faces/token-signs.js';
import type { Findings } from '../findings.js';
import type { CheckedCard } from './checked-card.js';

/** Counts the tokens by colour and sign. */
export class Tokens {
  readonly #sets: readonly ExpectedTokens[];
  readonly #fronts: TokenFaceRead[] = [];

  constructor(sets: readonly ExpectedTokens[]) {
    this.#sets = sets;
  }

  add(card: CheckedCard): void {
    card.count('tokens');
    const front = readTokenFace(card.front);
    if (front === undefined) card.fault('tokens', sentence('preflight.no-token'));
    else this.#fronts.push(front);
  }

  finish(findings: Findings): void {
    const [sets, fronts] = [this.#sets, this.#fronts];
    for (const [i, set] of sets.entries()) {
      // A theme may give two sets the same colours: they are counted as one.
      if (sets.slice(0, i).some(before => isAlike(before, set))) continue;
      const alike = sets.filter(other => isAlike(other, set));
      const expected = alike.reduce((sum, { count }) => sum + count, 0);
      const found = fronts.filter(token => isAlike(token, set)).length;
      const names = alike.map(({ name }) => lookName(name));
      if (found !== expected)
        findings.fault('tokens', sentence('preflight.tokens', { names, found, expected }));
    }
    const strange = fronts.filter(token => !sets.some(set => isAlike(token, set))).length;
    if (strange > 0) findings.fault('tokens', sentence('preflight.token-colour', { count: strange }));
    const numbers = fronts.flatMap(({ number }) => number ?? []);
    if (new Set(numbers).size < numbers.length) findings.fault('tokens', sentence('preflight.token-twice'));
  }
}

/** How two sides fail to be those of one token; nothing where neither is a token's. */
export function tokenFaults(
  front: TokenFaceRead | undefined,
  back: TokenFaceRead | undefined,
): readonly Sentence[] {
  if (front === undefined && back === undefined) return [];
  if (front === undefined) return [sentence('preflight.token-side', { side: 'front' })];
  if (back === undefined) return [sentence('preflight.token-side', { side: 'back' })];
  const faults: Sentence[] = [];
  if (back.sign !== SIGN_BEHIND[front.sign])
    faults.push(
      sentence('preflight.token-signs', { sign: signName(front.sign), other: signName(back.sign) }),
    );
  const [number, other] = [front.number ?? 'none', back.number ?? 'none'];
  // Timer tokens are numbered.
  if ((number === 'none' && front.sign === 'arrow') || number !== other)
    faults.push(sentence('preflight.token-numbers', { number, other }));
  if (!hasColoursOf(front, back)) faults.push(sentence('preflight.token-colours'));
  return faults;
}

type Colours = Pick<TokenFaceRead, 'ground' | 'line'>;

function hasColoursOf(a: Colours, b: Colours): boolean {
  return isColour(a.ground, b.ground) && isColour(a.line, b.line);
}

function isAlike(a: Colours & { readonly sign: TokenSign }, b: typeof a): boolean {
  return a.sign === b.sign && hasColoursOf(a, b);
}
