import type { GlyphPart } from '../../scene/index.js';

/** Flags of a part of a compound glyph (OpenType, `glyf`). */
const ARGS_ARE_WORDS = 0x0001;
const ARGS_ARE_XY = 0x0002;
const MORE_PARTS = 0x0020;

const HEADER = 10;
const PART = 8;

interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A TrueType glyph that is drawn from others; parts are of the same font, by their ids in its subset. */
export function compoundGlyph(parts: readonly GlyphPart[], { minX, minY, maxX, maxY }: Box): Uint8Array {
  // Glyphs begin at multiples of four bytes.
  const bytes = new Uint8Array(4 * Math.ceil((HEADER + PART * parts.length) / 4));
  const view = new DataView(bytes.buffer);
  const header = [-1, Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY)];
  for (const [i, value] of header.entries()) view.setInt16(2 * i, value);
  for (const [i, { id, x, y }] of parts.entries()) {
    const at = HEADER + PART * i;
    view.setUint16(at, ARGS_ARE_WORDS | ARGS_ARE_XY | (i + 1 < parts.length ? MORE_PARTS : 0));
    view.setUint16(at + 2, id);
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  return bytes;
}
