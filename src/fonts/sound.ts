import type { Font } from 'fontkit';

/** Without these a face can't be measured or put into a PDF. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'post'];
/** So many outlines are tried: all of most fonts, and some from each part of a large one. */
const TRIED = 2000;

/** A table that a face lacks. */
export function missingTable(font: Font): string | undefined {
  // fontkit's types know no `directory`.
  const { directory } = font as Font & { directory: { tables: Readonly<Record<string, unknown>> } };
  const has = (tag: string) => directory.tables[tag] !== undefined;
  const outlines = has('glyf') ? ['loca'] : has('CFF ') ? [] : ['glyf'];
  return [...NEEDED, ...outlines].find(tag => !has(tag));
}

/** What stands for the height of capitals and of small letters, in the order in which it is looked for. */
const LETTERS = {
  capHeight: [...'HΗНՀהا永가क'],
  xHeight: [...'xχхոהه永가क'],
} as const;

/**
 * A face with the heights of its capitals and small letters, 0 where it has no such letters: OS/2 tables before version 2
 * don't say them (OpenType 1.9), and they are taken from the outlines.
 */
export function measured(font: Font): Font {
  for (const name of ['capHeight', 'xHeight'] as const) {
    if (font[name] !== undefined) continue;
    const letter = LETTERS[name].find(each => font.hasGlyphForCodePoint(each.codePointAt(0) as number));
    const top = letter === undefined ? 0 : font.glyphForCodePoint(letter.codePointAt(0) as number).bbox.maxY;
    Object.defineProperty(font, name, { value: top });
  }
  return font;
}

/** Whether a face can be measured, drawn and put into a PDF. fontkit reads a table when it is first asked for, and throws. */
export function isSound(font: Font): boolean {
  try {
    const { unitsPerEm, ascent, descent, numGlyphs, bbox, italicAngle } = font;
    const { capHeight, xHeight } = measured(font);
    const measures = [unitsPerEm, ascent, descent, numGlyphs, italicAngle, capHeight, xHeight];
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY];
    if (![...measures, ...box].every(Number.isFinite)) return false;
    if (unitsPerEm < 16 || unitsPerEm > 16_384 || numGlyphs < 1 || ascent <= descent) return false;
    if (typeof font.postscriptName !== 'string') return false;
    font.hasGlyphForCodePoint(0x20);
    const step = Math.max(1, Math.floor(numGlyphs / TRIED));
    const subset = font.createSubset();
    for (let id = 0; id < numGlyphs; id += step) {
      const glyph = font.getGlyph(id);
      if (!Number.isFinite(glyph.advanceWidth) || !Array.isArray(glyph.path.commands)) return false;
      subset.includeGlyph(glyph);
    }
    return subset.encode().length > 0;
  } catch {
    return false;
  }
}
