const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const FIGURE = /^\p{Nd}/u;
const LETTER = /^[\p{L}\p{Nd}]/u;
const SEPARATOR = /^[.,:/\u066b\u066c]$/;

type Run = 'rtl' | 'letter' | 'figure' | 'neutral';

function runOf(glyph: string): Run {
  if (FIGURE.test(glyph)) return 'figure';
  // The Arabic decimal comma is no letter.
  if (SEPARATOR.test(glyph)) return 'neutral';
  if (RTL.test(glyph)) return 'rtl';
  return LETTER.test(glyph) ? 'letter' : 'neutral';
}

/**
 * What glyphs from left to right say in reading order: UAX 9, L2, backwards, for one level of nesting, which is all
 * that a card holds. A line of a right-to-left document with a right-to-left letter is read from the right, but for
 * the Latin and the figures in it; elsewhere only right-to-left words are turned round. Some lines look the same
 * whichever of two ways they were typed (a figure beside Latin): they are read in one of them.
 */
export function readingOrder(glyphs: readonly string[], direction: 'ltr' | 'rtl'): string {
  const runs = glyphs.map(runOf);
  if (!runs.includes('rtl')) return glyphs.join('');
  const pieces: string[][] = [];
  for (let i = 0; i < glyphs.length; ) {
    const end = (direction === 'rtl' ? endOfLatin : endOfRtl)(glyphs, runs, i);
    const run = glyphs.slice(i, end);
    pieces.push(direction === 'rtl' ? run : run.reverse());
    i = end;
  }
  return (direction === 'rtl' ? pieces.reverse() : pieces).flat().join('');
}

/** Latin goes on over spaces and figures; figures only over a mark between two of them (UAX 9, W4, W7 and N1). */
function endOfLatin(glyphs: readonly string[], runs: readonly Run[], start: number): number {
  let end = start + 1;
  if (runs[start] !== 'letter' && runs[start] !== 'figure') return end;
  let latin = runs[start] === 'letter';
  for (let i = end; i < glyphs.length && runs[i] !== 'rtl'; i++) {
    if (runs[i] === 'neutral') {
      if (!latin && !(SEPARATOR.test(glyphs[i]) && runs[i + 1] === 'figure')) break;
      continue;
    }
    latin ||= runs[i] === 'letter';
    end = i + 1;
  }
  return end;
}

function endOfRtl(glyphs: readonly string[], runs: readonly Run[], start: number): number {
  let end = start + 1;
  if (runs[start] !== 'rtl') return end;
  for (let i = end; i < glyphs.length && runs[i] !== 'letter'; i++) if (runs[i] === 'rtl') end = i + 1;
  return end;
}
