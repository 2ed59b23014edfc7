import { Feature } from 'harfbuzzjs';
import type { TextStyle } from './style.js';

const OPENING = '「『（《〈【〔“‘';
const CLOSING = '」』）》〉】〕”’';
/** On both sides of an apostrophe. */
const LATIN = /\p{Script=Latin}/u;
const STOPS = '，。、；：！？';

export function endsWithMark(text: string): boolean {
  return (CLOSING + STOPS).includes(text[text.length - 1]);
}

/**
 * OpenType features that let two adjacent marks share an em: a closing mark gives up its empty right half, an opening
 * one its left (CLREQ 3.1.6). With `flush`, so does an opening mark at the start of the line, with `tight` a closing one or
 * a stop at its end. An apostrophe within a Latin name is narrow too.
 */
export function halfWidthMarks(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { flush = false, tight = false }: Pick<TextStyle, 'flush' | 'tight'>,
): Feature[] {
  const features: Feature[] = [];
  const marks = OPENING + CLOSING + STOPS;
  for (let i = start; i < end; i++) {
    const before = i > start ? marks.includes(text[i - 1]) : flush && i === 0;
    const after = i + 1 < end && marks.includes(text[i + 1]);
    const last = tight && i + 1 === text.length && endsWithMark(text);
    // Chinese fonts give it a whole em.
    if (text[i] === '’' && LATIN.test(text[i - 1] ?? '') && LATIN.test(text[i + 1] ?? ''))
      features.push(new Feature('palt', 1, i, i + 1));
    if ((OPENING.includes(text[i]) && before) || (CLOSING.includes(text[i]) && after) || last) {
      features.push(new Feature('halt', 1, i, i + 1));
    }
  }
  return features;
}
