import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../keys/random.js';
import { chanceOf, chances } from './exact-chances.js';
import { PRACTISED, STEADY } from './pair.fixture.js';
import { MOST_TOKENS, type Pair } from './pair.js';
import { simulate } from './simulation.js';

const GAMES = 3000;
/** What three standard errors leave in one tail. */
const TAIL = 0.00135;

const games = Array.from({ length: MOST_TOKENS }, (_, i) => i + 1).flatMap(tokens =>
  Array.from({ length: tokens + 1 }, (_, mistakes) => [tokens, mistakes] as const),
);

function play(pair: Pair, tokens: number, mistakes: number, count: number): number {
  return simulate(pair, tokens, mistakes, count, randomFrom(`1/practised/${tokens}-${mistakes}`).next);
}

/** Standard errors between what was won and what should be. */
function apart(won: number, count: number, chance: number): number {
  return (won - count * chance) / Math.sqrt(count * chance * (1 - chance));
}

/** The chance of so many wins or more where they are rare (Poisson). */
function atLeast(won: number, mean: number): number {
  let [term, below] = [Math.exp(-mean), 0];
  for (let i = 0; i < won; i++) {
    below += term;
    term *= mean / (i + 1);
  }
  return 1 - below;
}

describe('the exact chances', () => {
  // These are the first games of scripts/simulate.ts with seed 1, of which a million each lie within 2.82 standard errors.
  // A fresh seed would have one of 77 beyond three of them every fifth time, and then say nothing.
  test('agree with simulated games, for every number of tokens and mistakes', () => {
    let squares = 0;
    for (const [tokens, mistakes] of games) {
      const chance = chanceOf(PRACTISED, tokens, mistakes);
      const won = play(PRACTISED, tokens, mistakes, GAMES);
      const city = `${tokens}-${mistakes}: ${won} of ${GAMES}, expected ${GAMES * chance}`;
      if (GAMES * chance < 5) expect(atLeast(won, GAMES * chance), city).toBeGreaterThan(TAIL);
      else {
        const error = apart(won, GAMES, chance);
        expect(Math.abs(error), city).toBeLessThan(3);
        squares += error ** 2;
      }
    }
    // 51 of the games are won often enough to be counted: their squares sum to 51, give or take 10.
    expect(squares).toBeGreaterThan(51 - 30);
    expect(squares).toBeLessThan(51 + 30);
  });

  test('agree with simulated games for a pair that remembers much and goes back often too', () => {
    const mindful: Pair = {
      links: [0, 0.2, 0.2, 0.6],
      right: [0.9, 0.7, 0.65, 0.6],
      assassin: 0.02,
      remembers: 3,
      again: 0.9,
      againRight: 0.9,
      sudden: { remembered: 0.95, other: 0.6 },
    };
    for (const [tokens, mistakes] of [
      [3, 3],
      [5, 0],
      [6, 4],
      [8, 1],
      [9, 9],
      [11, 2],
    ] as const) {
      const won = play(mindful, tokens, mistakes, GAMES);
      expect(Math.abs(apart(won, GAMES, chanceOf(mindful, tokens, mistakes)))).toBeLessThan(3);
    }
  });

  test('would fail this test if one token or one mistake were counted wrong', () => {
    for (const [tokens, mistakes] of [
      [9, 2],
      [8, 1],
      [7, 0],
      [10, 3],
    ] as const) {
      const won = play(PRACTISED, tokens, mistakes, GAMES);
      for (const wrong of [
        chanceOf(PRACTISED, tokens - 1, mistakes),
        chanceOf(PRACTISED, tokens, mistakes + 1),
      ])
        expect(Math.abs(apart(won, GAMES, wrong))).toBeGreaterThan(3);
    }
  });

  test('for a pair that finds one word per token are those of sudden death for the rest', () => {
    for (const [tokens, mistakes] of games)
      expect(chanceOf(STEADY, tokens, mistakes)).toBeCloseTo(0.9 ** (15 - tokens), 12);
  });

  test('for a pair that is always wrong show what a mistake costs: a bystander token, or two ticks', () => {
    const wrong: Pair = { ...STEADY, right: [0, 0, 0, 0] };
    for (const [tokens, mistakes] of games) {
      // A single tick that is left over can't pay for a mistake.
      const ticksPair = (tokens - mistakes) % 2 === 0;
      expect(chanceOf(wrong, tokens, mistakes)).toBeCloseTo(ticksPair ? 0.9 ** 15 : 0, 12);
    }
    expect(chanceOf({ ...wrong, assassin: 1 }, 11, 11)).toBe(0);
  });

  test('know which words are remembered when no clue is left', () => {
    const wrong: Pair = {
      ...STEADY,
      right: [0, 0, 0, 0],
      remembers: 3,
      sudden: { remembered: 1, other: 0.9 },
    };
    expect(chanceOf(wrong, 1, 1)).toBeCloseTo(0.9 ** 14, 12);
    // Each player remembers a word; in one of nine times nine cases for each shared word it is the same one.
    expect(chanceOf(wrong, 2, 2)).toBeCloseTo((3 / 81) * 0.9 ** 14 + (78 / 81) * 0.9 ** 13, 12);
  });

  test('never sink with one more token or mistake', () => {
    for (const [tokens, mistakes] of games) {
      const here = chanceOf(PRACTISED, tokens, mistakes);
      if (mistakes > 0) expect(here).toBeGreaterThanOrEqual(chanceOf(PRACTISED, tokens, mistakes - 1));
      if (mistakes < tokens && tokens > 1)
        expect(here).toBeGreaterThanOrEqual(chanceOf(PRACTISED, tokens - 1, mistakes));
    }
  });

  test('are computed once for a pair', () => {
    expect(chances(PRACTISED)).toBe(chances(PRACTISED));
  });

  test.each([
    [0, 0],
    [12, 0],
    [9, 10],
    [9, -1],
    [8.5, 2],
  ])('refuse a game of %d-%d', (tokens, mistakes) => {
    expect(() => chanceOf(PRACTISED, tokens, mistakes)).toThrow(RangeError);
  });
});

describe('simulated games', () => {
  test('end as they must where luck plays no part', () => {
    const wrong: Pair = { ...STEADY, right: [0, 0, 0, 0], sudden: { remembered: 1, other: 1 } };
    expect(play(wrong, 9, 4, 50)).toBe(0);
    expect(play(wrong, 9, 5, 50)).toBe(50);
    expect(play({ ...STEADY, links: [0, 0, 0, 1] }, 11, 0, 50)).toBe(50);
    expect(play({ ...wrong, assassin: 1 }, 11, 11, 50)).toBe(0);
  });

  test('are the same for the same seed', () => {
    expect(play(PRACTISED, 9, 9, 200)).toBe(play(PRACTISED, 9, 9, 200));
  });
});
