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

/** Whether a face can be measured, drawn and put into a PDF. fontkit reads a table when it is first asked for, and throws. */
export function isSound(font: Font): boolean {
  try {
    const { unitsPerEm, ascent, descent, numGlyphs, bbox, italicAngle, capHeight, xHeight } = font;
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
