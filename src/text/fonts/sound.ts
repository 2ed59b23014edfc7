import type { Font } from 'fontkit';

/** Without these a face can't be measured or put into a PDF. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'post'];
/** So many outlines are tried: all of most fonts, and some from each part of a large one. */
const TRIED = 2000;

/** What fontkit knows of a file; its types don't say so. */
function tablesOf(font: Font): Record<string, unknown> {
  return (font as Font & { directory: { tables: Record<string, unknown> } }).directory.tables;
}

/** A table that a face lacks. */
export function missingTable(font: Font): string | undefined {
  const tables = tablesOf(font);
  const has = (tag: string) => tables[tag] !== undefined;
  const outlines = has('glyf') ? ['loca'] : has('CFF ') ? [] : ['glyf'];
  return [...NEEDED, ...outlines].find(tag => !has(tag));
}

/** A face that is drawn by its outlines alone: fontkit can't put coloured glyphs into a PDF. */
export function uncoloured(font: Font): Font {
  const tables = tablesOf(font);
  for (const tag of ['COLR', 'sbix']) delete tables[tag];
  return font;
}

/** Characters that leave ink, all but the empty Braille cell. */
const INKED = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters and figures that stand side by side in all writing: no sign that is set over another. */
const SPACED = /[\p{Lu}\p{Ll}\p{Nd}\p{Script=Han}]/u;
/** A letter that takes up less than this share of its width is drawn on top of its neighbours. */
const LEAST_ROOM = 0.1;

/**
 * Whether a character has an outline, if it leaves ink, and room for it: fonts with coloured glyphs may have nothing but a
 * picture of it, and some fonts for ornaments draw all letters in one place.
 */
export function hasInk(font: Font, codePoint: number): boolean {
  const character = String.fromCodePoint(codePoint);
  if (!INKED.test(character)) return true;
  try {
    const { path, bbox, advanceWidth } = font.glyphForCodePoint(codePoint);
    if (path.commands.length === 0) return false;
    return !SPACED.test(character) || advanceWidth > (bbox.maxX - bbox.minX) * LEAST_ROOM;
  } catch {
    return false;
  }
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
