import type { Pair } from './pair.js';

/** As in templates/pairs.yaml; a test of that file holds them together. */
export const PRACTISED: Pair = {
  links: [0.1, 0.42, 0.36, 0.12],
  right: [0.92, 0.84, 0.76, 0.7],
  assassin: 0.04,
  remembers: 2,
  again: 0.65,
  againRight: 0.75,
  sudden: { remembered: 0.7, other: 0.35 },
};

/** Gives clues for one word, is never wrong, remembers nothing. */
export const STEADY: Pair = {
  links: [1, 0, 0, 0],
  right: [1, 1, 1, 1],
  assassin: 0,
  remembers: 0,
  again: 0,
  againRight: 1,
  sudden: { remembered: 1, other: 0.9 },
};
