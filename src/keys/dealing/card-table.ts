import { ProblemError } from '../../problem.js';
import { binomial, multinomial, OPEN, placeSymbol, quickMultinomial } from '../combinatorics.js';
import { type KeySpace, keySpace } from '../key-space.js';
import type { KeyKind, Rank } from '../kind.js';
import { type Symmetry, symmetriesOf } from '../orbit.js';

/**
 * Cards are keys that can't be turned into each other. To find the card of a number without a list, its layout is
 * filled block by block, a block being the cells that turns bring onto each other. Of the words that a block may
 * hold and that turn into each other only the least is used. Turns that leave the chosen word as it is may still
 * confuse the blocks to come and are carried on; once none is left, each filling of the rest is a card of its own.
 */
export interface CardTable {
  /** Cards for one starting team, numbered from 0 to size - 1. */
  readonly size: bigint;
  /**
   * A layout of the card of this number, in one of its turns; a bigint where the size is above 2^53 - 1. The array is
   * used again for the next card.
   */
  layout(number: Rank): Uint8Array;
}

/** What can be done with a block, or the counts of a rest that may be filled freely. */
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
  /** The cards behind word i have the numbers from `ends[i - 1]` to below `ends[i]`; none where they are too large. */
  readonly ends: Float64Array;
  /** The same in a space whose cards a number can't count. */
  readonly wideEnds: readonly bigint[];
  /** What follows each word, once a card has it. */
  readonly next: (Step | undefined)[];
}

/** What the steps of a space have in common. Steps that are the same are one: a large batch takes every way. */
interface Ways {
  readonly blocks: readonly (readonly number[])[];
  readonly words: KnownWords;
  readonly wide: boolean;
  readonly known: Map<string, Step>;
}

/** More than a seeded order of them mixes well. */
const MOST_CARDS = 2n ** 100n;

const tables = new WeakMap<KeySpace, CardTable>();

/** How many different cards a kind has, all starts together. */
export function countCards(kind: KeyKind): bigint {
  const space = keySpace(kind);
  return cardTable(space).size * BigInt(space.roles.length);
}

/** The cards of a space, made once. */
export function cardTable(space: KeySpace): CardTable {
  const known = tables.get(space);
  if (known) return known;
  const table = makeTable(space);
  tables.set(space, table);
  return table;
}

function makeTable(space: KeySpace): CardTable {
  const symmetries = symmetriesOf(space);
  const blocks = blocksOf(symmetries, space.cells);
  const words: KnownWords = { symmetries, found: new Map() };
  // Before they are divided by the turns, the layouts of all of them are counted together.
  const wide = space.layouts * BigInt(symmetries.length) > Number.MAX_SAFE_INTEGER;
  const ways: Ways = { blocks, words, wide, known: new Map() };
  const root = stepAt(ways, 0, symmetries, space.counts);
  const size = root.block ? BigInt((wide ? root.wideEnds.at(-1) : root.ends.at(-1)) ?? 0) : space.layouts;
  if (size > MOST_CARDS)
    throw new ProblemError([
      {
        level: 'error',
        place: `key kind ${space.kind.id}`,
        message: `"${space.kind.id}" has ${size} cards for each start, too many to deal.`,
        advice: 'Use a smaller grid, or fewer roles.',
      },
    ]);
  const open = new Uint8Array(space.cells);
  const layout = (number: Rank) =>
    wide
      ? wideLayout(open.fill(OPEN), ways, root, BigInt(number))
      : quickLayout(open.fill(OPEN), ways, root, Number(number));
  return { size, layout };
}

/** Plain loops: this runs for each card that is dealt. */
function quickLayout(result: Uint8Array, ways: Ways, root: Step, number: number): Uint8Array {
  let rest = number;
  let step = root;
  while (step.block !== undefined) {
    const { block, words, ends, next }: Choice = step;
    let choice = 0;
    while (rest >= ends[choice]) choice++;
    const { word } = words[choice];
    for (let i = 0; i < block.length; i++) result[block[i]] = word[i];
    if (choice > 0) rest -= ends[choice - 1];
    step = next[choice] ?? follow(ways, step, choice);
  }
  const { counts } = step;
  let open = 0;
  for (let symbol = 0; symbol < counts.length; symbol++) open += counts[symbol];
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const radix = binomial(open, counts[symbol]);
    const value = rest % radix;
    placeSymbol(result, open, symbol, counts[symbol], value);
    rest = (rest - value) / radix;
    open -= counts[symbol];
  }
  return result;
}

/** The same where there are more cards than a number can count. */
function wideLayout(result: Uint8Array, ways: Ways, root: Step, number: bigint): Uint8Array {
  let rest = number;
  let step = root;
  while (step.block !== undefined) {
    const { block, words, wideEnds, next }: Choice = step;
    const choice = wideEnds.findIndex(end => rest < end);
    const { word } = words[choice];
    for (let i = 0; i < block.length; i++) result[block[i]] = word[i];
    if (choice > 0) rest -= wideEnds[choice - 1];
    step = next[choice] ?? follow(ways, step, choice);
  }
  let open = step.counts.reduce((sum, count) => sum + count, 0);
  step.counts.forEach((count, symbol) => {
    const radix = BigInt(binomial(open, count));
    placeSymbol(result, open, symbol, count, Number(rest % radix));
    rest /= radix;
    open -= count;
  });
  return result;
}

function stepAt(ways: Ways, depth: number, turns: readonly Symmetry[], counts: readonly number[]): Step {
  const free = turns.length === 1 || depth === ways.blocks.length;
  const kept = turns.map(turn => ways.words.symmetries.indexOf(turn));
  const key = free ? String(counts) : `${depth} ${kept} ${counts}`;
  const known = ways.known.get(key);
  if (known !== undefined) return known;
  const step = free ? { counts } : choiceAt(ways, depth, turns, counts);
  ways.known.set(key, step);
  return step;
}

function choiceAt(
  { blocks, words: knownWords, wide }: Ways,
  depth: number,
  turns: readonly Symmetry[],
  counts: readonly number[],
): Choice {
  const block = blocks[depth];
  const words: LeastWord[] = [];
  const ends: number[] = [];
  const wideEnds: bigint[] = [];
  let cards = 0;
  let wideCards = 0n;
  for (const word of leastWords(knownWords, block, turns, counts.length)) {
    const left = without(counts, word.uses);
    if (left.some(count => count < 0)) continue;
    if (wide) {
      wideCards += countWideOrbits(word.keeping, left);
      wideEnds.push(wideCards);
    } else {
      cards += countOrbits(word.keeping, left);
      ends.push(cards);
    }
    words.push(word);
  }
  const next = words.map(() => undefined);
  return { depth, counts, block, words, ends: Float64Array.from(ends), wideEnds, next };
}

/** What comes after a word of a choice. */
function follow(ways: Ways, { depth, counts, words, next }: Choice, choice: number): Step {
  const { keeping, uses } = words[choice];
  const step = stepAt(ways, depth + 1, keeping, without(counts, uses));
  next[choice] = step;
  return step;
}

function without(counts: readonly number[], uses: readonly number[]): readonly number[] {
  return counts.map((count, symbol) => count - uses[symbol]);
}

/** Cells that turns bring onto each other, in their order on the grid; a middle cell that never moves leads. */
function blocksOf(turns: readonly Symmetry[], cells: number): number[][] {
  const blocks = new Map<number, number[]>();
  for (let cell = 0; cell < cells; cell++) {
    const block = [...new Set(turns.map(({ source }) => source[cell]))].sort((a, b) => a - b);
    blocks.set(block[0], block);
  }
  return [...blocks.values()].sort((a, b) => a.length - b.length || a[0] - b[0]);
}

interface LeastWord {
  readonly word: readonly number[];
  /** How often it uses each symbol. */
  readonly uses: readonly number[];
  /** The turns that leave it as it is. */
  readonly keeping: readonly Symmetry[];
}

/** Words found before: turns act alike on most blocks. */
interface KnownWords {
  readonly symmetries: readonly Symmetry[];
  readonly found: Map<string, readonly LeastWord[]>;
}

/** The words of a block that no turn makes less. */
function leastWords(
  { symmetries, found: known }: KnownWords,
  block: readonly number[],
  turns: readonly Symmetry[],
  symbols: number,
): readonly LeastWord[] {
  const moves = turns.map(turn => block.map(cell => block.indexOf(turn.source[cell])));
  const key = `${turns.map(turn => symmetries.indexOf(turn))} ${moves.join(' ')}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = wordsOf(symbols, block.length).flatMap(word => {
    const turned = turns.map((turn, i) => moves[i].map(from => turn.symbols[word[from]]));
    if (turned.some(other => compareWords(other, word) < 0)) return [];
    const uses = Array.from(
      { length: symbols },
      (_, symbol) => word.filter(other => other === symbol).length,
    );
    return [{ word, uses, keeping: turns.filter((_, i) => compareWords(turned[i], word) === 0) }];
  });
  known.set(key, found);
  return found;
}

/** Every word of this length, in order. */
function wordsOf(symbols: number, length: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const shorter = wordsOf(symbols, length - 1);
  return Array.from({ length: symbols }, (_, symbol) => symbol).flatMap(symbol =>
    shorter.map(word => [symbol, ...word]),
  );
}

function compareWords(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((symbol, j) => symbol !== b[j]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** Fillings that differ under a group of turns: Burnside's lemma, their number is the mean of the fillings kept. */
function countOrbits(turns: readonly Symmetry[], counts: readonly number[]): number {
  let sum = 0;
  for (const turn of turns) {
    const kept = keptBy(turn, counts);
    if (kept !== undefined) sum += 2 ** kept.pairs * quickMultinomial(kept.cycles);
  }
  return sum / turns.length;
}

/** The same where a number can't count them. */
function countWideOrbits(turns: readonly Symmetry[], counts: readonly number[]): bigint {
  let sum = 0n;
  for (const turn of turns) {
    const kept = keptBy(turn, counts);
    if (kept !== undefined) sum += 2n ** BigInt(kept.pairs) * multinomial(kept.cycles);
  }
  return sum / BigInt(turns.length);
}

/**
 * Fillings of whole blocks that a turn keeps. It moves every cell in a cycle of `period` cells, whose first symbol
 * decides the others: all the same, or in turn the two of an exchange, in either order. There are 2^`pairs` ways for
 * each way to hand the `cycles` out; undefined where none is kept.
 */
function keptBy(
  { symbols, period }: Symmetry,
  counts: readonly number[],
): { readonly cycles: readonly number[]; readonly pairs: number } | undefined {
  const cycles: number[] = [];
  let pairs = 0;
  for (let symbol = 0; symbol < counts.length; symbol++) {
    const partner = symbols[symbol];
    if (partner < symbol || counts[symbol] === 0) continue;
    const size = partner === symbol ? 1 : 2;
    const count = (counts[symbol] * size) / period;
    if (period % size !== 0 || !Number.isInteger(count)) return undefined;
    cycles.push(count);
    if (size === 2) pairs += count;
  }
  return { cycles, pairs };
}
