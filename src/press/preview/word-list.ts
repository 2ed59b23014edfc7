import type { DeckWords } from '../../parts/index.js';
import type { Review } from '../../words/hanzi/index.js';

/** The list behind a part, as a person who edits it sees it. */
export interface PreviewList {
  readonly file: string;
  /** Each line of the file: its word, tidied, and the text that is printed. Lines that can't be read, or are left out, are missing. */
  readonly lines: readonly { readonly line: number; readonly word: string; readonly text: string }[];
  /** How each word came into the printed script, if it is not that of the list. */
  readonly changes: readonly PreviewChange[];
  /** How many words have a reading, printed or not. */
  readonly readings: number;
}

export interface PreviewChange extends Pick<Review, 'line' | 'word' | 'converted' | 'to' | 'by' | 'level'> {
  /** What the word may become instead, where characters have several counterparts; the likeliest comes first. */
  readonly choices: readonly string[];
}

const MOST_CHOICES = 12;

export function listOf({ file, words, listed, changes, readings }: DeckWords): PreviewList {
  return {
    file,
    readings,
    lines: words.map(({ line, text }, i) => ({ line, word: listed[i], text })),
    changes: changes.map(({ line, word, converted, to, by, level, ambiguous }) => {
      return { line, word, converted, to, by, level, choices: choicesOf(word, converted, ambiguous) };
    }),
  };
}

/** Every way to write the ambiguous characters of a word. Phrases that change its length leave no choice. */
function choicesOf(word: string, converted: string, ambiguous: Review['ambiguous']): readonly string[] {
  const [from, to] = [Array.from(word), Array.from(converted)];
  if (from.length !== to.length || ambiguous.length === 0) return [];
  const candidates = new Map(ambiguous.map(({ char, candidates }) => [char, candidates]));
  const ways = from.reduce<readonly string[]>(
    (begun, char, i) => {
      const ends = [...new Set([to[i], ...(candidates.get(char) ?? [])])];
      return ends.flatMap(end => begun.map(start => start + end)).slice(0, MOST_CHOICES);
    },
    [''],
  );
  return ways.length > 1 ? ways : [];
}
