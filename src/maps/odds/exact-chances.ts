import { MOST_LINKS, MOST_TOKENS, type Pair } from './pair.js';
import { suddenDeath } from './sudden-death.js';

/** Green words of a key card that one player sees alone, and that both see: 6 + 6 + 3 make the 15 agents. */
const ALONE = 6;
const SHARED = 3;

/**
 * The chance of winning a game of `tokens`-`mistakes`: exact for the model of `pair.ts`. Throws a RangeError unless
 * 0 <= mistakes <= tokens and 1 <= tokens <= 11, in whole numbers.
 */
export function chanceOf(pair: Pair, tokens: number, mistakes: number): number {
  const chance = chances(pair)[tokens]?.[mistakes];
  if (tokens === 0 || chance === undefined)
    throw new RangeError(`There is no game of "${tokens}-${mistakes}".`);
  return chance;
}

/** A table takes a tenth of a second, so it is kept, by what the pair is like: each deck reads its pair anew. */
const known = new Map<string, readonly (readonly number[])[]>();

/** chances(pair)[tokens][mistakes], for every game up to 11-11; [0][0] is sudden death from the first turn. */
export function chances(pair: Pair): readonly (readonly number[])[] {
  const name = JSON.stringify(pair);
  let table = known.get(name);
  if (table === undefined) {
    table = compute(pair);
    known.set(name, table);
  }
  return table;
}

/**
 * Dynamic programming over what is left of the game. A state, seen by the giver of the next clue, is
 *
 *   own, partner, shared   green words not found: of the giver alone, of the partner alone, of both
 *   kept, partnerKept      of the giver's words those that the partner remembers, and the other way round
 *   b, k                   tokens left with the bystander up, and with the tick up
 *
 * Which words are kept does not matter. Every clue is for a random choice of words, so at any time the kept ones are a
 * uniformly random subset of a player's green words, and the two players' subsets are independent. A word that is
 * found, kept or not, is therefore a shared one with the chance shared / (own + shared); and a shared one was kept from
 * the partner's clues with the chance partnerKept / (partner + shared).
 *
 * Nor does it matter which words bear a bystander token. It lies on a word that is not green for the clue giver and
 * stops the guesser alone, who was never to find this word by that giver's clues.
 *
 * A turn ends with a stop or a mistake, and each takes a token: the states with b + k tokens need only those with
 * fewer. The end is b + k = 0, sudden death. Within a turn each right contact leaves fewer words: own and shared rise
 * in the loops. One table holds the games of all cities, since tokens-mistakes starts with b = mistakes.
 */
function compute(pair: Pair): readonly (readonly number[])[] {
  const states = new States(pair);
  const ends: Float64Array[][] = [];
  for (let b = 0; b <= MOST_TOKENS; b++) ends.push([]);
  ends[0][0] = states.suddenDeath();
  for (let tokens = 1; tokens <= MOST_TOKENS; tokens++)
    for (let b = 0; b <= tokens; b++) {
      const k = tokens - b;
      // Stopping takes a tick token or, where there is none, turns a bystander one over.
      const stopped = k > 0 ? ends[b][k - 1] : ends[b - 1][0];
      // A mistake takes a bystander token or, where there is none, two ticks; with a single one the game is lost.
      const erred = b > 0 ? ends[b - 1][k] : k > 1 ? ends[0][k - 2] : undefined;
      ends[b][k] = states.turn(stopped, erred);
    }
  const whole = states.at(ALONE, ALONE, SHARED, 0, 0);
  return Array.from({ length: MOST_TOKENS + 1 }, (_, tokens) =>
    Array.from({ length: tokens + 1 }, (_, mistakes) => ends[mistakes][tokens - mistakes][whole]),
  );
}

/** The states of the words, numbered, with the chances of winning from them by turns. */
class States {
  readonly #pair: Pair;
  readonly #size: number;
  /** One more than the words that are remembered. */
  readonly #keeps: number;

  constructor(pair: Pair) {
    this.#pair = pair;
    this.#keeps = pair.remembers + 1;
    this.#size = (SHARED + 1) * (ALONE + 1) ** 2 * this.#keeps ** 2;
  }

  at(own: number, partner: number, shared: number, kept: number, partnerKept: number): number {
    const words = (shared * (ALONE + 1) + own) * (ALONE + 1) + partner;
    return (words * this.#keeps + kept) * this.#keeps + partnerKept;
  }

  /** Every possible state, those with fewer words of the giver first. */
  #each(visit: (own: number, partner: number, shared: number, kept: number, partnerKept: number) => void) {
    for (let shared = 0; shared <= SHARED; shared++)
      for (let own = 0; own <= ALONE; own++)
        for (let partner = 0; partner <= ALONE; partner++)
          for (let kept = 0; kept < this.#keeps && kept <= own + shared; kept++)
            for (let other = 0; other < this.#keeps && other <= partner + shared; other++)
              visit(own, partner, shared, kept, other);
  }

  suddenDeath(): Float64Array {
    const chance = new Float64Array(this.#size);
    this.#each((own, partner, shared, kept, partnerKept) => {
      const left = { own, partner, shared, kept, partnerKept };
      chance[this.at(own, partner, shared, kept, partnerKept)] = suddenDeath(this.#pair, left);
    });
    return chance;
  }

  /** Chances before a turn from those after it: after a stop, and after a mistake where that doesn't lose. */
  turn(stopped: Float64Array, erred: Float64Array | undefined): Float64Array {
    const { links, right, assassin, remembers, again, againRight } = this.#pair;
    const result = new Float64Array(this.#size);
    /** After a clue for `words` with `left` of them still to contact: going[words][left]. All [words][0] are one. */
    const back = new Float64Array(this.#size);
    const going = Array.from({ length: MOST_LINKS + 1 }, (_, words) =>
      Array.from({ length: words + 1 }, (_, left) => (left === 0 ? back : new Float64Array(this.#size))),
    );
    const won = this.at(0, 0, 0, 0, 0);
    back[won] = 1;
    result[won] = 1;
    this.#each((own, partner, shared, kept, other) => {
      const mine = own + shared;
      const here = this.at(own, partner, shared, kept, other);
      if (here === won) return;
      // The partner gives the next clue.
      back[here] = stopped[this.at(partner, own, shared, other, kept)];
      if (mine === 0) return;

      /** After a right contact, from a table in which `keeps` words stay kept. */
      const found = (table: Float64Array, keeps: number): number => {
        let chance = own > 0 ? own * table[this.at(own - 1, partner, shared, keeps, other)] : 0;
        if (shared > 0) {
          const wasKept = other / (partner + shared);
          if (wasKept < 1)
            chance += shared * (1 - wasKept) * table[this.at(own, partner, shared - 1, keeps, other)];
          if (wasKept > 0)
            chance += shared * wasKept * table[this.at(own, partner, shared - 1, keeps, other - 1)];
        }
        return chance / mine;
      };
      /** After a wrong one that leaves `keeps` words kept. */
      const missed = (keeps: number): number =>
        erred === undefined ? 0 : (1 - assassin) * erred[this.at(partner, own, shared, other, keeps)];

      if (kept > 0)
        back[here] =
          (1 - again) * back[here] +
          again * (againRight * found(back, kept - 1) + (1 - againRight) * missed(kept));
      const fresh = mine - kept;
      for (let words = 1; words <= MOST_LINKS; words++)
        for (let left = 1; left <= Math.min(words, fresh); left++)
          going[words][left][here] =
            right[words - 1] * found(going[words][left - 1], kept) +
            (1 - right[words - 1]) * missed(Math.min(remembers, kept + left));
      const begin = fresh > 0 ? here : this.at(own, partner, shared, 0, other);
      for (const [i, chance] of links.entries()) {
        const words = Math.min(i + 1, fresh > 0 ? fresh : mine);
        result[here] += chance * going[words][words][begin];
      }
    });
    // A player without green words gives no clue: the partner gives the next one too.
    this.#each((own, partner, shared, kept, other) => {
      if (own + shared > 0 || partner === 0) return;
      result[this.at(own, partner, shared, kept, other)] = result[this.at(partner, own, shared, other, kept)];
    });
    return result;
  }
}
