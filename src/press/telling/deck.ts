import type { Recipe } from '../../data/index.js';
import { type Sentence, sentence } from '../../speech/index.js';
import type { MadeDeck, MadePart } from '../deck.js';
import { teamCounts } from './keys.js';

/** What was made, how many sheets of paper it takes, and how to print it. */
export interface ToldDeck {
  /** About the words, the keywords and the key cards. */
  readonly facts: readonly Sentence[];
  /** The files of the outcome, in their order. */
  readonly files: readonly ToldFile[];
  /** Whole sentences. */
  readonly print: readonly Sentence[];
}

/** A file, and how much is in it where it is a part of the box. */
export interface ToldFile {
  readonly name: string;
  readonly part?: string;
  /** Cards or tokens. */
  readonly cards?: Sentence;
  readonly pages?: Sentence;
  readonly sheets?: Sentence;
}

/** Tells of a finished deck. */
export function tellDeck(outcome: MadeDeck, { paper, flip, manualDuplex, contact }: Recipe): ToldDeck {
  const { parts } = outcome;
  const sheets = parts.reduce((sum, part) => sum + part.sheets, 0);
  const isTold = flip === 'none' || parts.some(part => part.twoSided);
  return {
    facts: factsOf(outcome),
    files: outcome.files.map(({ name }) =>
      fileOf(
        name,
        parts.find(({ file }) => file === name),
      ),
    ),
    print: [
      howToPrint(paper, sheets, isTold ? flip : undefined, manualDuplex !== undefined),
      ...(contact ? [sentence('summary.contact')] : []),
    ],
  };
}

/** `flip` undefined says nothing of the printer's sides. */
export function howToPrint(paper: string, sheets: number, flip?: Recipe['flip'], byHand = false): Sentence {
  const way = flip === undefined ? 'any' : byHand ? 'turn' : FLIPS[flip];
  return sentence('summary.print', { paper, sheets, flip: way });
}

const FLIPS = { 'long-edge': 'long', 'short-edge': 'short', none: 'fold' } as const;

/** How much is in a PDF of a batch. */
export function tellKeyFile(cards: number, sheets?: number): Omit<ToldFile, 'name'> {
  return {
    part: 'keys',
    cards: sentence('phrases.cards', { count: cards }),
    ...(sheets === undefined ? {} : { sheets: sentence('phrases.sheets', { count: sheets }) }),
  };
}

function factsOf({ words, keywords, starts, parts }: MadeDeck): readonly Sentence[] {
  const facts: Sentence[] = [];
  if (words) {
    const { count, sharingBefore: before, sharingAfter: after } = words;
    facts.push(sentence('summary.words', { count, before, after }));
  }
  if (keywords) {
    const { count, cards, touching, alike } = keywords;
    facts.push(sentence('summary.keywords', { count, cards, touching, alike }));
  }
  if (starts) {
    const teams = teamCounts(starts);
    const count = parts.find(({ part }) => part === 'keys')?.cards ?? 0;
    facts.push(
      teams.length > 0 ? sentence('summary.starts', { teams }) : sentence('summary.keys', { count }),
    );
  }
  return facts;
}

function fileOf(name: string, made: MadePart | undefined): ToldFile {
  if (made === undefined) return { name };
  const { part, cards: count, pages, sheets } = made;
  const cards =
    part === 'tokens' ? sentence('phrases.tokens', { count }) : sentence('phrases.cards', { count });
  return {
    name,
    part,
    ...(count > 0 ? { cards } : {}),
    pages: sentence('phrases.pages', { count: pages }),
    sheets: sentence('phrases.sheets', { count: sheets }),
  };
}
