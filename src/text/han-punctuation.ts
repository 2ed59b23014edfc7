import { Feature } from 'harfbuzzjs';

const OPENING = '「『（《〈【〔“‘';
const CLOSING = '」』）》〉】〕”’';
const STOPS = '，。、；：！？';

/**
 * OpenType features that let two adjacent marks share an em: a closing mark gives up its empty right half, an opening
 * one its left (CLREQ 3.1.6). With `flush`, so does an opening mark at the start of the line.
 */
export function halfWidthMarks(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  flush = false,
): Feature[] {
  const features: Feature[] = [];
  const marks = OPENING + CLOSING + STOPS;
  for (let i = start; i < end; i++) {
    const before = i > start ? marks.includes(text[i - 1]) : flush && i === 0;
    const after = i + 1 < end && marks.includes(text[i + 1]);
    if ((OPENING.includes(text[i]) && before) || (CLOSING.includes(text[i]) && after)) {
      features.push(new Feature('halt', 1, i, i + 1));
    }
  }
  return features;
}
