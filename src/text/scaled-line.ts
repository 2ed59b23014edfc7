import type { Rect } from '../scene/geometry/index.js';
import type { ShapedLine } from '../scene/index.js';

export const NO_INK: Rect = { x: 0, y: 0, width: 0, height: 0 };

/** Scales a line that was shaped at an em of one millimetre. */
export function scaled(em: ShapedLine, size: number): ShapedLine {
  const { ink } = em;
  return {
    text: em.text,
    size,
    width: em.width * size,
    ink: { x: ink.x * size, y: ink.y * size, width: ink.width * size, height: ink.height * size },
    runs: em.runs,
  };
}
