import type { Random } from '../../keys/index.js';
import type { Word } from '../../words/index.js';
import { isMarked } from '../child-mark.js';

/** Four keywords of the code game, at the numbers 1 to 4. */
export interface KeywordCard {
  readonly kind: 'keyword';
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly words: readonly Word[];
}

/** A card shows a word at each of the numbers 1 to 4. */
export const WORDS_ON_CARD = 4;

export interface KeywordDeck {
  readonly cards: readonly KeywordCard[];
  /** Words that no card of four was left for. */
  readonly left: readonly Word[];
  /** How many pairs of words on one card touch each other (see `dealKeywords`), and how many have a tag in common. */
  readonly touching: number;
  readonly alike: number;
}

/** What weighs on two words of a card: they touch, they share a tag, only one of them has the moon. */
const WEIGHTS = { touching: 1000, tag: 10, moon: 1 };

/** How many exchanges the search tries without getting better, and how many words it compares for each. */
const PATIENCE = 2000;
const COMPARED = 600;

/**
 * Deals words to cards of four, so that those on a card are far apart: no two of them touch or share a tag, as far as
 * that can be. `touching` holds pairs of indices into `words`, such as two that share a character. Words that are hard or
 * not for children are kept together, so that taking out cards with a moon costs few. The same words and seed give the
 * same cards.
 */
export function dealKeywords(
  words: readonly Word[],
  touching: readonly (readonly [number, number])[],
  random: Random,
): KeywordDeck {
  const order = random.shuffle(words.map((_, i) => i));
  const full = order.length - (order.length % WORDS_ON_CARD);
  const dealt = order.slice(0, full).sort((a, b) => Number(isMild(words[a])) - Number(isMild(words[b])));
  const table = new Table(words, touching, dealt);
  table.settle(random);
  const cards = table.cards().map(own => random.shuffle(own));
  return {
    cards: random.shuffle(cards).map((own, i): KeywordCard => {
      return { kind: 'keyword', id: `K${i + 1}`, number: i + 1, words: own.map(index => words[index]) };
    }),
    left: order.slice(full).map(index => words[index]),
    ...table.counts(),
  };
}

/**
 * Words at places, four places to a card. The search takes a word from a card that is not at rest and exchanges it with
 * the word for which that is best, even if nothing is gained: S. Minton and others, "Minimizing conflicts", Artificial
 * Intelligence 58 (1992).
 */
class Table {
  readonly #words: readonly Word[];
  readonly #touching: readonly ReadonlySet<number>[];
  #places: number[];

  constructor(words: readonly Word[], touching: readonly (readonly [number, number])[], places: number[]) {
    const sets = words.map(() => new Set<number>());
    for (const [a, b] of touching) {
      sets[a].add(b);
      sets[b].add(a);
    }
    this.#words = words;
    this.#touching = sets;
    this.#places = places;
  }

  cards(): number[][] {
    const starts = this.#places.flatMap((_, place) => (place % WORDS_ON_CARD === 0 ? [place] : []));
    return starts.map(start => this.#places.slice(start, start + WORDS_ON_CARD));
  }

  counts(): { readonly touching: number; readonly alike: number } {
    const pairs = this.cards().flatMap(own =>
      own.flatMap((a, i) => own.slice(i + 1).map(b => [a, b] as const)),
    );
    return {
      touching: pairs.filter(([a, b]) => this.#touching[a].has(b)).length,
      alike: pairs.filter(([a, b]) => this.#sharedTags(a, b) > 0).length,
    };
  }

  settle(random: Random): void {
    const all = [...this.#places.keys()];
    let weight = sumOf(all.map(place => this.#weightAt(place)));
    let best = { weight, places: [...this.#places] };
    for (let idle = 0; idle < PATIENCE; idle++) {
      const restless = all.filter(place => this.#weightAt(place) >= WEIGHTS.tag);
      if (restless.length === 0) break;
      const exchange = this.#bestExchange(restless[random.below(restless.length)], random);
      if (exchange === undefined) continue;
      const { place, other, gain } = exchange;
      this.#exchange(place, other);
      weight -= gain;
      if (weight >= best.weight) continue;
      best = { weight, places: [...this.#places] };
      idle = 0;
    }
    this.#places = best.places;
  }

  /** The exchange with the word at `place` that gains most; undefined where each makes the cards worse. */
  #bestExchange(place: number, random: Random) {
    const count = this.#places.length;
    const from = random.below(count);
    let best: { readonly place: number; readonly other: number; readonly gain: number } | undefined;
    for (let i = 0; i < Math.min(count, COMPARED); i++) {
      const other = (from + i) % count;
      if (cardOf(other) === cardOf(place)) continue;
      const before = this.#weightAt(place) + this.#weightAt(other);
      this.#exchange(place, other);
      const gain = before - this.#weightAt(place) - this.#weightAt(other);
      this.#exchange(place, other);
      if (gain >= 0 && (best === undefined || gain > best.gain)) best = { place, other, gain };
    }
    return best;
  }

  #exchange(a: number, b: number): void {
    const places = this.#places;
    const word = places[a];
    places[a] = places[b];
    places[b] = word;
  }

  /** How badly the word at a place goes with the others of its card. */
  #weightAt(place: number): number {
    const word = this.#places[place];
    const start = place - (place % WORDS_ON_CARD);
    let weight = 0;
    for (let at = start; at < start + WORDS_ON_CARD; at++) {
      if (at === place) continue;
      const other = this.#places[at];
      if (this.#touching[word].has(other)) weight += WEIGHTS.touching;
      if (isMild(this.#words[word]) !== isMild(this.#words[other])) weight += WEIGHTS.moon;
      weight += WEIGHTS.tag * this.#sharedTags(word, other);
    }
    return weight;
  }

  #sharedTags(a: number, b: number): number {
    const { tags } = this.#words[b];
    let shared = 0;
    for (const tag of this.#words[a].tags) if (tags.includes(tag)) shared += 1;
    return shared;
  }
}

function isMild(word: Word): boolean {
  return !isMarked(word, 'hard-or-unfit');
}

function cardOf(place: number): number {
  return Math.floor(place / WORDS_ON_CARD);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
