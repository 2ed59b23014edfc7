import type { Point } from '../scene/geometry/index.js';
import type { ShapedLine } from '../scene/index.js';
import type { FontBook } from './fonts/index.js';

/** Curves become this many straight pieces. */
const PIECES = 4;

/** The outlines of a line's glyphs in millimetres, y down, the origin where the line begins; curves as chords. */
export function outlinesOf(line: ShapedLine, book: FontBook): readonly (readonly Point[])[] {
  const outlines: Point[][] = [];
  let pen = 0;
  for (const run of line.runs) {
    const { fontkit, unitsPerEm } = book.font(run.fontId);
    const scale = line.size / unitsPerEm;
    for (const glyph of run.glyphs) {
      for (const part of glyph.parts) {
        const at = (x: number, y: number): Point => {
          return { x: pen + (part.x + x) * scale, y: -(part.y + y) * scale };
        };
        for (const { command, args } of fontkit.getGlyph(part.id).path.commands) {
          const points = args.flatMap((x, i) => (i % 2 === 0 ? [at(x, args[i + 1])] : []));
          if (command === 'moveTo') outlines.push(points);
          else outlines.at(-1)?.push(...chords(outlines.at(-1)?.at(-1), points));
        }
      }
      pen += glyph.xAdvance * scale + (line.tracking ?? 0);
    }
  }
  return outlines;
}

/** A straight line or a curve, from a point to the last of `points`; the others are its handles. */
function chords(from: Point | undefined, points: readonly Point[]): readonly Point[] {
  if (from === undefined || points.length < 2) return points;
  return Array.from({ length: PIECES }, (_, i) => onCurve([from, ...points], (i + 1) / PIECES));
}

/** De Casteljau. */
function onCurve(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0];
  const between = points.slice(1).map((point, i) => {
    const before = points[i];
    return { x: before.x + t * (point.x - before.x), y: before.y + t * (point.y - before.y) };
  });
  return onCurve(between, t);
}
