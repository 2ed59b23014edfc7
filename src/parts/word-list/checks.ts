import { decimal, error, notice, type Problem, sentence, unlike, warning } from '../../speech/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import { foldWord, shownCharacter, type Word } from '../../words/index.js';
import { markProblems } from '../marks.js';
import type { WordSizes } from '../words/sizes.js';

/** Different words that become the same when they are converted. */
export function lookalikes(file: string, rows: readonly Word[], texts: readonly string[]): Problem[] {
  const first = new Map<string, number>();
  return texts.flatMap((text, i): Problem[] => {
    const fold = foldWord(text);
    const before = first.get(fold);
    if (before === undefined) first.set(fold, i);
    if (before === undefined || texts[before] === text) return [];
    const { line } = rows[i];
    const values = {
      word: rows[i].text,
      text,
      line: rows[before].line,
      other: texts[before],
    };
    return [error('parts.lookalikes', { place: file, line }, values)];
  });
}

/** Errors for every word and every reading: characters that no font has, and marks in the wrong place. */
export function fontProblems(
  file: string,
  words: readonly Word[],
  { shaper, wordFonts, textFonts }: Setting,
): Problem[] {
  const lacking = (text: string, fonts: readonly string[]) =>
    shaper.book.missing(text, fonts).map(shownCharacter);
  return words.flatMap(({ text: word, reading = '', line }) => {
    const [inWord, inReading] = [lacking(word, wordFonts), lacking(reading, textFonts)];
    const at = { place: file, line };
    return [
      ...markProblems(word, at, shaper.book, wordFonts),
      ...markProblems(reading, at, shaper.book, textFonts),
      ...(inWord.length > 0
        ? [error('parts.no-font', at, { word, characters: inWord, fonts: wordFonts })]
        : []),
      ...(inReading.length > 0
        ? [
            error('parts.no-font-for-reading', at, {
              word,
              reading,
              characters: inReading,
              fonts: textFonts,
            }),
          ]
        : []),
    ];
  });
}

/** A word set a hair smaller than the others is nothing that a person sees. */
const VISIBLY = 0.96;

/**
 * An error for each word that would be too small to read; otherwise one warning for all that are small, and one notice for
 * the others that are smaller than the deck.
 */
export function sizeProblems(
  file: string,
  words: readonly Word[],
  { even, fits }: WordSizes,
  { least, small, most }: Readonly<Record<'least' | 'small' | 'most', number>>,
): Problem[] {
  const size = (word: Word) => fits.get(word.text) ?? even;
  const tooLong = words.filter(word => size(word) < least);
  if (tooLong.length > 0)
    return tooLong.map(word => {
      const values = { word: word.text, size: unlike(size(word), least), least };
      return error('parts.word-too-long', { place: file, line: word.line }, values);
    });
  const named = (words: readonly Word[]) =>
    words
      .toSorted((a, b) => size(a) - size(b))
      .map(word => sentence('phrases.word-size', { word: word.text, size: size(word) }));
  const tiny = words.filter(word => size(word) < small);
  const warned = { small, count: tiny.length, words: named(tiny) };
  const warnings = tiny.length === 0 ? [] : [warning('parts.words-small', file, warned)];
  const shrunk = words.filter(word => size(word) < even * VISIBLY && !tiny.includes(word));
  if (shrunk.length === 0) return warnings;
  // Where words may be no larger, no word set their size.
  const setter = even < most ? words.find(word => fits.get(word.text) === even)?.text : undefined;
  const values = {
    even: decimal(even, 1),
    setter: setter ?? 'none',
    count: shrunk.length,
    words: named(shrunk),
  };
  return [...warnings, notice('parts.words-shrunk', file, values)];
}

/** How many words fill the box, one game takes, and something can be printed of at all. */
export interface WordCounts {
  readonly box: number;
  readonly game: number;
  readonly least: number;
}

export function countProblems(file: string, count: number, { box, game, least }: WordCounts): Problem[] {
  if (count < least) return [error('parts.no-words', file, { count, least })];
  if (count < game)
    return [
      warning('parts.less-than-a-game', file, {
        count,
        game,
        lacking: game - count,
        box,
        short: box - count,
      }),
    ];
  if (count < box) return [warning('parts.less-than-a-box', file, { count, box, lacking: box - count })];
  return count === box ? [] : [notice('parts.more-than-a-box', file, { count, box })];
}
