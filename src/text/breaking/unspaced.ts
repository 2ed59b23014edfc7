import { LineSegmenter } from 'icu';
import type { Language } from './language.js';

const [dictionary, model] = [LineSegmenter.createDictionary(), LineSegmenter.createLstm()];

/**
 * Thai, Lao, Khmer and Burmese, which have no spaces between words: words by the zero-width spaces of whoever wrote them,
 * and else by ICU's dictionaries. Its models find the parts of a long word.
 */
export const unspaced: Language = {
  words: text =>
    text.includes('\u200b') ? text.split(/(?<=\u200b)/u) : inRuns(text, run => cut(run, dictionary)),
  parts: text => inRuns(text, run => cut(run, model)),
  hyphen: '',
};

const RUN = /([\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+)/u;

/** Splits the stretches of such letters in a text; what is between them stays whole. */
export function inRuns(text: string, split: (run: string) => readonly string[]): readonly string[] {
  return text.split(RUN).flatMap((run, i) => (i % 2 === 1 ? split(run) : run === '' ? [] : [run]));
}

function cut(run: string, segmenter: LineSegmenter): readonly string[] {
  const breaks = segmenter.segment(run);
  const pieces: string[] = [];
  // The first is where the run begins, and after the last comes -1.
  let start = breaks.next();
  for (let end = breaks.next(); end > 0; end = breaks.next()) {
    pieces.push(run.slice(start, end));
    start = end;
  }
  return pieces;
}
