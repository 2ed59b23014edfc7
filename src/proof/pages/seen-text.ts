import { type Direction, fromLeft, isRtl } from './reading-order.js';

/** The direction of a text's first letter; `otherwise` where it has none. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const [letter] = text.match(/\p{L}/u) ?? [];
  return letter === undefined ? otherwise : isRtl(letter) ? 'rtl' : 'ltr';
}

/** What is seen of a text that is set in a direction, from left to right: for comparison with `seenOf`. */
export function seenText(text: string, direction: Direction): string {
  return seenOf(fromLeft(text.replace(/\s+(?=\p{Join_Control}*\p{M})/gu, ''), direction));
}

/** What is seen of glyphs from left to right: the same letters whatever their encoding. */
export function seenOf(glyphs: readonly string[]): string {
  return glyphs
    .map(inkedOf)
    .join('')
    .replace(/\p{M}{2,}/gu, sorted)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a glyph says without what leaves no ink: PDFium may lose the space of a mark that stands alone, such as \u00a8. */
function inkedOf(glyph: string): string {
  if (/^[ -~]$/.test(glyph)) return glyph;
  const parts = Array.from(glyph, partsOf).join('');
  const inked = parts.replace(/\s/g, '') || parts;
  // Nor has \u00bd or \u2103 an order that PDFium keeps.
  return /^[!-~°]{2,}$/.test(inked) && /[^a-z]/i.test(inked) ? sorted(inked) : inked;
}

/** What PDFium makes of some characters beside right-to-left letters. */
const TOLD: Readonly<Record<string, string>> = {
  ...{ '®': 'R', '℞': 'R', '℟': 'R', '℣': 'V', '℧': 'Ʊ', '⻆': '角', '⻣': '骨' },
  ...{ '\u2044': '/', '≠': '=/', '≮': '</', '≯': '>/' },
};

/** The letter and the marks of a character, from left to right. */
function partsOf(char: string): string {
  const told = TOLD[char] ?? char.normalize('NFKD');
  const parts = Array.from(told, part => TOLD[part] ?? part)
    .join('')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return parts.length > 1 && isRtl(char) ? [...parts].reverse().join('') : parts;
}

/** Marks over and under one letter have no order of their own. */
function sorted(marks: string): string {
  return [...marks].sort().join('');
}

/** What glyphs from left to right may say, where nobody knows what they should. */
export function readable(glyphs: readonly string[], direction: Direction): string {
  const text = glyphs.join('');
  const letters = text.match(/\p{L}/gu) ?? [];
  const [left = '', right = ''] = [letters[0], letters.at(-1)];
  const own = isRtl(right) ? 'rtl' : left !== '' && !isRtl(left) ? 'ltr' : direction;
  return fromLeft(text, own).join('');
}
