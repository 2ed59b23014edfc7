import * as hb from 'harfbuzzjs';
import { isIgnorable } from '../fonts/index.js';

/** Lam-alef ligatures, told to PDF readers as one character: two would come out in the wrong order. */
const LAM_ALEF: Readonly<Record<number, number>> = { 1570: 0xfef5, 1571: 0xfef7, 1573: 0xfef9, 1575: 0xfefb };

const OPENING = '「『（《〈【〔“‘';
const CLOSING = '」』）》〉】〕”’';
const STOPS = '，。、；：！？';

/** Two marks that meet share one em: a closing mark gives up its empty right half, an opening one its left (CLREQ 3.1.6). */
export function squeezed(text: string, span: { readonly start: number; readonly end: number }): hb.Feature[] {
  const features: hb.Feature[] = [];
  const marks = OPENING + CLOSING + STOPS;
  for (let i = span.start; i < span.end; i++) {
    const before = i > span.start && marks.includes(text[i - 1]);
    const after = i + 1 < span.end && marks.includes(text[i + 1]);
    if ((OPENING.includes(text[i]) && before) || (CLOSING.includes(text[i]) && after)) {
      features.push(new hb.Feature('halt', 1, i, i + 1));
    }
  }
  return features;
}

/** What a reader who copies a cluster should get. */
export function readable(cluster: string): readonly number[] {
  const codePoints = [...cluster].map(c => c.codePointAt(0) as number).filter(code => !isIgnorable(code));
  if (codePoints.length === 2 && codePoints[0] === 0x644) {
    const ligature = LAM_ALEF[codePoints[1]];
    if (ligature !== undefined) return [ligature];
  }
  return codePoints;
}
