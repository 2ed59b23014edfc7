import { countOf, error, gameName, ProblemError } from '../../speech/index.js';
import { binomial, multinomial, OPEN, placeSymbol } from '../combinatorics.js';
import { type KeySpace, keySpace } from '../key-space.js';
import type { KeyKind } from '../kind.js';
import { type Symmetry, symmetriesOf } from '../orbit.js';
import { type KnownWords, type LeastWord, leastWords } from './least-words.js';

/**
 * Cards are keys that can't be turned into each other. To find the card of a number without a list, its layout is
 * filled block by block, a block being the cells that turns bring onto each other. Of the words that a block can
 * hold and that turn into each other only the least is used. Turns that leave the chosen word as it is may still
 * confuse the blocks to come and are carried on; once none is left, each filling of the rest is a card of its own.
 */
export interface CardTable {
  /** Cards for one starting team, numbered from 0 to size - 1. */
  readonly size: bigint;
  /** A layout of the card of this number, in one of its turns. The array is used again for the next card. */
  layout(number: bigint): Uint8Array;
}

/** A choice of words for a block, or the counts of a rest that may be filled freely. */
type Step = Choice | Rest;

interface Rest {
  readonly block?: undefined;
  readonly counts: readonly number[];
}

interface Choice {
  readonly depth: number;
  readonly counts: readonly number[];
  readonly block: readonly number[];
  readonly words: readonly LeastWord[];
  /** The cards behind word i have the numbers from `ends[i - 1]` to below `ends[i]`. */
  readonly ends: readonly bigint[];
  /** What follows each word, once a card has used it. */
  readonly next: (Step | undefined)[];
}

/** What all steps of a space share. */
interface Plan {
  readonly blocks: readonly (readonly number[])[];
  readonly words: KnownWords;
}

/** The most that a seeded permutation mixes well. */
const MOST_CARDS = 2n ** 100n;

const tables = new WeakMap<KeySpace, CardTable>();

/** How many different cards a kind has, all starts together. Throws a ProblemError where they are too many to deal. */
export function countCards(kind: KeyKind): bigint {
  const space = keySpace(kind);
  return cardTable(space).size * BigInt(space.roles.length);
}

/** The cards of a space, made once. Throws a ProblemError where they are too many to deal. */
export function cardTable(space: KeySpace): CardTable {
  const known = tables.get(space);
  if (known) return known;
  const table = makeTable(space);
  tables.set(space, table);
  return table;
}

function makeTable(space: KeySpace): CardTable {
  const { kind, cells } = space;
  const symmetries = symmetriesOf(space);
  const words: KnownWords = { symmetries, found: new Map() };
  const plan: Plan = { blocks: blocksOf(symmetries, cells), words };
  const root = stepAt(plan, 0, symmetries, space.counts);
  const size = root.block ? (root.ends.at(-1) ?? 0n) : space.layouts;
  if (size > MOST_CARDS)
    throw new ProblemError([
      error('keys.kind-too-many', `key kind ${kind.id}`, { kind: gameName(kind.id), cards: countOf(size) }),
    ]);
  const open = new Uint8Array(cells);
  return { size, layout: number => fill(open.fill(OPEN), plan, root, number) };
}

function fill(layout: Uint8Array, plan: Plan, root: Step, number: bigint): Uint8Array {
  let rest = number;
  let step = root;
  while (step.block !== undefined) {
    const { block, words, ends, next }: Choice = step;
    let choice = 0;
    while (rest >= ends[choice]) choice++;
    const { word } = words[choice];
    for (let i = 0; i < block.length; i++) layout[block[i]] = word[i];
    if (choice > 0) rest -= ends[choice - 1];
    step = next[choice] ?? follow(plan, step, choice);
  }
  let open = step.counts.reduce((sum, count) => sum + count, 0);
  step.counts.forEach((count, symbol) => {
    const radix = BigInt(binomial(open, count));
    placeSymbol(layout, open, symbol, count, Number(rest % radix));
    rest /= radix;
    open -= count;
  });
  return layout;
}

function stepAt(plan: Plan, depth: number, turns: readonly Symmetry[], counts: readonly number[]): Step {
  const free = turns.length === 1 || depth === plan.blocks.length;
  return free ? { counts } : choiceAt(plan, depth, turns, counts);
}

function choiceAt(plan: Plan, depth: number, turns: readonly Symmetry[], counts: readonly number[]): Choice {
  const block = plan.blocks[depth];
  const words: LeastWord[] = [];
  const ends: bigint[] = [];
  let cards = 0n;
  for (const word of leastWords(plan.words, block, turns, counts.length)) {
    const left = without(counts, word.uses);
    if (left.some(count => count < 0)) continue;
    cards += countOrbits(word.keeping, left);
    ends.push(cards);
    words.push(word);
  }
  return { depth, counts, block, words, ends, next: words.map(() => undefined) };
}

/** What comes after a word of a choice. */
function follow(plan: Plan, { depth, counts, words, next }: Choice, choice: number): Step {
  const { keeping, uses } = words[choice];
  const step = stepAt(plan, depth + 1, keeping, without(counts, uses));
  next[choice] = step;
  return step;
}

function without(counts: readonly number[], uses: readonly number[]): readonly number[] {
  return counts.map((count, symbol) => count - uses[symbol]);
}

/** Cells that turns bring onto each other, in grid order; a middle cell that never moves leads. */
function blocksOf(turns: readonly Symmetry[], cells: number): number[][] {
  const blocks = new Map<number, number[]>();
  for (let cell = 0; cell < cells; cell++) {
    const block = [...new Set(turns.map(({ source }) => source[cell]))].sort((a, b) => a - b);
    blocks.set(block[0], block);
  }
  return [...blocks.values()].sort((a, b) => a.length - b.length || a[0] - b[0]);
}

/** Fillings that differ under a group of turns: by Burnside's lemma, the mean of the fillings that each turn keeps. */
function countOrbits(turns: readonly Symmetry[], counts: readonly number[]): bigint {
  let sum = 0n;
  for (const turn of turns) sum += countKept(turn, counts);
  return sum / BigInt(turns.length);
}

/**
 * Fillings of whole blocks that a turn keeps. It moves every cell in a cycle of `period` cells, whose first symbol
 * decides the others: all the same, or alternating between the two of an exchange, in either order.
 */
function countKept({ symbols, period }: Symmetry, counts: readonly number[]): bigint {
  const cycles: number[] = [];
  let alternating = 0;
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const count = counts[symbol];
    const partner = symbols[symbol];
    if (partner < symbol || count === 0) continue;
    const size = partner === symbol ? 1 : 2;
    const share = (count * size) / period;
    if (period % size !== 0 || !Number.isInteger(share)) return 0n;
    cycles.push(share);
    if (size === 2) alternating += share;
  }
  return 2n ** BigInt(alternating) * multinomial(cycles);
}
