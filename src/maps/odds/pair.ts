/**
 * A pair of players, as a game of chance. This is the model: `exact-chances.ts` computes it, `simulation.ts` plays it.
 *
 * A clue is for one to four of the giver's green words that no earlier clue was for, each as likely as the others. The
 * partner contacts them one after another. A contact is right with a chance that depends on how many words the
 * clue is for; otherwise it is the assassin, or a bystander, which ends the turn. A few of the words of that clue that
 * were not found are remembered. After all words of a clue the partner may go back for a remembered one, or stops, which
 * takes a token. When every green word left of the giver is remembered, they are forgotten and clued anew. In sudden
 * death each word left must be contacted without a clue, best by a player who remembers it.
 *
 * What it leaves out: words are all equally hard, and nobody plays more carefully because few tokens are left.
 */
export interface Pair {
  /** Chances that a clue is for 1, 2, 3 or 4 words, or for all where fewer are left. They sum to 1. */
  readonly links: readonly number[];
  /** Chances that a contact is right after a clue for 1, 2, 3, 4 words. */
  readonly right: readonly number[];
  /** Of the wrong contacts, the share that meets an assassin. */
  readonly assassin: number;
  /** The most words of missed clues that a player remembers: 0 to 3. */
  readonly remembers: number;
  /** After the words of a clue, and after each word gone back for: the chance to go back for a remembered one. */
  readonly again: number;
  /** The chance that such a contact is right. */
  readonly againRight: number;
  /** In sudden death, the chance that a contact is right: for a word that either player remembers, and for another. */
  readonly sudden: { readonly remembered: number; readonly other: number };
}

/** The most words that a clue is for. */
export const MOST_LINKS = 4;
/** The most words that a player remembers. */
export const MOST_REMEMBERED = 3;
/** The most tokens of a game: as many as the box holds. */
export const MOST_TOKENS = 11;
