import type { FoldLines, Theme } from '../../data/index.js';
import type { Point } from '../../scene/geometry/index.js';
import type { Line } from '../../scene/index.js';

/** A fold as seen from the printed side: a mountain has the print outside, a valley inside. */
export interface Fold {
  readonly kind: 'mountain' | 'valley';
  readonly from: Point;
  readonly to: Point;
}

/** A line to fold at: long and short strokes for a mountain, short ones for a valley. */
export function foldLine({ colours }: Theme, lines: FoldLines, { kind, from, to }: Fold): Line {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return { kind: 'line', ...ends, stroke: colours.quiet, strokeWidth: lines.stroke, dash: lines[kind] };
}
