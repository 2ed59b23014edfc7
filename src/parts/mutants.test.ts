import { expect, test } from 'vitest';
import type { RecipeInput } from '../data/index.js';
import { missedInStreams } from '../proof/claims/stream-mutants.fixture.js';
import { KINDS } from './kinds.js';
import { faultsIn, faultsOnFirst, type Made, madeParts } from './made.fixture.js';

/** Boxes in which there is each kind but the map, which takes seconds: its own tests ask the same of it. */
const BOXES: readonly RecipeInput[] = [
  {
    game: 'codenames',
    keys: 4,
    only: ['words', 'keys', 'stand', 'rules', 'turning'],
    manualDuplex: 'first-on-top',
  },
  { game: 'duet', only: ['log', 'tokens', 'agents'], locale: 'fa', flip: 'none' },
  { game: 'decrypto', only: ['keywords', 'strip', 'codes', 'screens', 'notes'], locale: 'yue', notes: 1 },
  { game: 'pictures', only: ['pictures'] },
];
/** Each kind is asked every sixth way, and all of them together every one. */
const EVERY = 6;

const boxes = await Promise.all(BOXES.map(box => madeParts(box)));
const made: Readonly<Record<string, Made>> = Object.assign({}, ...boxes);

test.each(
  Object.keys(KINDS).flatMap((kind, i) => (kind === 'map' ? [] : [[kind, i] as const])),
)('whatever is drawn otherwise on %s is found without making it again', async (kind, at) => {
  const { bytes, expectation } = made[kind];
  // The cells of key cards have a reader of their own.
  const faultsOn = async (bytes: Uint8Array) =>
    kind === 'keys' ? (await faultsIn({ bytes, expectation })).length : faultsOnFirst({ bytes, expectation });
  const { count, missed } = await missedInStreams(bytes, way => (way + at) % EVERY === 0, faultsOn);
  expect(missed).toEqual([]);
  expect(count).toBeGreaterThan(1);
});
