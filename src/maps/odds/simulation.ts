import type { Pair } from './pair.js';

// The model of pair.ts once more, played word by word on a table. It shares neither code nor algebra with
// exact-chances.ts: it knows each of the 25 words, what either player sees of it, and who has a bystander token on it.

/** What the two players see of each word: G green, X assassin, - bystander. */
const WORDS = 'GG GG GG G- G- G- G- G- -G -G -G -G -G GX XG XX X- -X -- -- -- -- -- -- --'.split(' ');
const FACES = [0, 1].map(player => WORDS.map(word => word[player]));
const AGENTS = WORDS.filter(word => word.includes('G')).length;

/** Plays games and counts those that are won. `random` gives numbers in [0, 1). */
export function simulate(
  pair: Pair,
  tokens: number,
  mistakes: number,
  games: number,
  random: () => number,
): number {
  const table = new Table(pair, random);
  let won = 0;
  for (let game = 0; game < games; game++) if (table.play(tokens, mistakes)) won += 1;
  return won;
}

type Ending = 'won' | 'lost' | 'stop' | 'mistake';

class Table {
  readonly #pair: Pair;
  readonly #random: () => number;
  readonly #covered = new Uint8Array(WORDS.length);
  #agents = 0;
  /** For each guesser: words of missed clues in mind, and words under a bystander token with the arrow to that player. */
  readonly #memory: number[][] = [[], []];
  readonly #blocked = [new Uint8Array(WORDS.length), new Uint8Array(WORDS.length)];

  constructor(pair: Pair, random: () => number) {
    this.#pair = pair;
    this.#random = random;
  }

  play(tokens: number, mistakes: number): boolean {
    this.#clear();
    const pool = { bystanders: mistakes, ticks: tokens - mistakes };
    let giver = this.#random() < 0.5 ? 0 : 1;
    while (pool.bystanders + pool.ticks > 0) {
      if (this.#greens(giver).length === 0) giver = 1 - giver;
      const ending = this.#turn(giver);
      if (ending === 'won') return true;
      if (ending === 'lost') return false;
      if (ending === 'stop') {
        if (pool.ticks > 0) pool.ticks -= 1;
        else pool.bystanders -= 1;
      } else if (pool.bystanders > 0) pool.bystanders -= 1;
      else if (pool.ticks >= 2) pool.ticks -= 2;
      else return false;
      giver = 1 - giver;
    }
    return this.#suddenDeath();
  }

  #clear(): void {
    this.#covered.fill(0);
    this.#agents = 0;
    for (const player of [0, 1]) {
      this.#memory[player].length = 0;
      this.#blocked[player].fill(0);
    }
  }

  #turn(giver: number): Ending {
    const { right, remembers, again, againRight } = this.#pair;
    const guesser = 1 - giver;
    let fresh = this.#greens(giver).filter(word => !this.#memory[guesser].includes(word));
    if (fresh.length === 0) {
      this.#memory[guesser].length = 0;
      fresh = this.#greens(giver);
    }
    const linked = this.#some(fresh, this.#clueSize());
    const sure = right[linked.length - 1];
    while (linked.length > 0) {
      if (this.#random() < sure) {
        if (this.#cover(linked.pop() as number)) return 'won';
        continue;
      }
      const kept = [...this.#memory[guesser], ...linked];
      this.#memory[guesser] = kept.slice(0, remembers);
      return this.#wrong(giver);
    }
    while (this.#memory[guesser].length > 0 && this.#random() < again) {
      if (this.#random() >= againRight) return this.#wrong(giver);
      const [word] = this.#some(this.#memory[guesser], 1);
      if (this.#cover(word)) return 'won';
    }
    return 'stop';
  }

  /** The assassin, or a bystander that the guesser has not met before, who is covered for this guesser alone. */
  #wrong(giver: number): Ending {
    const guesser = 1 - giver;
    if (this.#random() < this.#pair.assassin) return 'lost';
    const open = WORDS.flatMap((_, word) =>
      FACES[giver][word] === '-' && !this.#covered[word] && !this.#blocked[guesser][word] ? [word] : [],
    );
    if (open.length > 0) this.#blocked[guesser][this.#some(open, 1)[0]] = 1;
    return 'mistake';
  }

  #suddenDeath(): boolean {
    const { remembered, other } = this.#pair.sudden;
    for (let word = 0; word < WORDS.length; word++) {
      if (this.#covered[word] || !WORDS[word].includes('G')) continue;
      const inMind = this.#memory.some(words => words.includes(word));
      if (this.#random() >= (inMind ? remembered : other)) return false;
    }
    return true;
  }

  /** Green words of a player that are not covered. Whoever must find them has met no bystander on them. */
  #greens(giver: number): number[] {
    const words: number[] = [];
    for (let word = 0; word < WORDS.length; word++)
      if (FACES[giver][word] === 'G' && !this.#covered[word]) {
        if (this.#blocked[1 - giver][word])
          throw new Error('A green word bears the guesser’s own bystander.');
        words.push(word);
      }
    return words;
  }

  /** Covers a word with an agent; tells whether it was the last. */
  #cover(word: number): boolean {
    this.#covered[word] = 1;
    this.#agents += 1;
    for (const words of this.#memory) {
      const at = words.indexOf(word);
      if (at >= 0) words.splice(at, 1);
    }
    return this.#agents === AGENTS;
  }

  #clueSize(): number {
    const { links } = this.#pair;
    let rest = this.#random();
    for (let i = 0; i < links.length - 1; i++) {
      rest -= links[i];
      if (rest < 0) return i + 1;
    }
    return links.length;
  }

  /** `count` of the words at random, or all of them. */
  #some(words: readonly number[], count: number): number[] {
    const left = [...words];
    const taken: number[] = [];
    while (taken.length < count && left.length > 0) {
      const at = Math.floor(this.#random() * left.length);
      taken.push(left[at]);
      left[at] = left[left.length - 1];
      left.pop();
    }
    return taken;
  }
}
