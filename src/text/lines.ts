import type { Rect } from '../geometry/index.js';
import type { Glyph, ShapedLine } from '../scene/index.js';

export const NO_INK: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Lines at an em of one millimetre, one behind the other from left to right. */
export function joinLines(text: string, lines: readonly ShapedLine[]): ShapedLine {
  const runs: { fontId: string; glyphs: Glyph[] }[] = [];
  let pen = 0;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { ink, width, runs: own } of lines) {
    if (ink.width > 0) {
      left = Math.min(left, pen + ink.x);
      right = Math.max(right, pen + ink.x + ink.width);
      top = Math.min(top, ink.y);
      bottom = Math.max(bottom, ink.y + ink.height);
    }
    pen += width;
    for (const { fontId, glyphs } of own) {
      let last = runs[runs.length - 1];
      if (last?.fontId !== fontId) {
        last = { fontId, glyphs: [] };
        runs.push(last);
      }
      for (const glyph of glyphs) last.glyphs.push(glyph);
    }
  }
  const ink = left < right ? { x: left, y: top, width: right - left, height: bottom - top } : NO_INK;
  return { text, size: 1, width: pen, ink, runs };
}

/** A line at an em of one millimetre in its size. */
export function sized(em: ShapedLine, size: number): ShapedLine {
  const { ink } = em;
  return {
    text: em.text,
    size,
    width: em.width * size,
    ink: { x: ink.x * size, y: ink.y * size, width: ink.width * size, height: ink.height * size },
    runs: em.runs,
  };
}
