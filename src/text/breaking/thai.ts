import { loadDefaultThaiParser } from 'budoux';
import patterns from 'hyphen/patterns/th.js';
import type { Language } from './language.js';
import { partsBy } from './parts.js';

const budoux = loadDefaultThaiParser();
const syllables = partsBy(patterns);

/**
 * Words by the zero-width spaces of whoever wrote them, and else by BudouX, which now and then cuts through a syllable:
 * those cuts are left out, by TeX's patterns for Thai.
 */
export const thai: Language = {
  words: text =>
    text.includes('\u200b')
      ? text.split(/(?<=\u200b)/u)
      : inThai(text, run => common(budoux.parse(run), syllables(run))),
  parts: text => inThai(text, syllables),
  hyphen: '',
};

/** Splits the stretches of Thai letters in a text; what is between them stays whole. */
function inThai(text: string, split: (run: string) => readonly string[]): readonly string[] {
  return text
    .split(/([\u0e01-\u0e4e]+)/u)
    .flatMap((run, i) => (i % 2 === 1 ? split(run) : run === '' ? [] : [run]));
}

/** Cuts a text where both do. */
function common(some: readonly string[], others: readonly string[]): readonly string[] {
  const ends = new Set(endsOf(others));
  const pieces: string[] = [];
  let piece = '';
  for (const [i, end] of endsOf(some).entries()) {
    piece += some[i];
    if (!ends.has(end)) continue;
    pieces.push(piece);
    piece = '';
  }
  return pieces;
}

function endsOf(pieces: readonly string[]): readonly number[] {
  let end = 0;
  return pieces.map(piece => {
    end += piece.length;
    return end;
  });
}
