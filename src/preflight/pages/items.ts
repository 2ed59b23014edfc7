import {
  apply,
  bounds,
  compose,
  holds,
  type Matrix,
  type Point,
  type Rect,
  type Turn,
  union,
} from '../../geometry/index.js';

/** What a page shows, as data in millimetres of the page, origin at the top left. Colours are `#rrggbb`. */
export type Drawn = Shape | Text;

/** A path in the units it was written in; uses of one form share it. */
export interface Outline {
  /** Commands and coordinates as pdf.js gives them: 0 move, 1 line, 2 cubic, 3 quadratic curve, 4 close. */
  readonly path: ArrayLike<number>;
  readonly box: Rect;
}

export interface Shape {
  readonly kind: 'shape';
  readonly outline: Outline;
  readonly matrix: Matrix;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth: number;
  readonly dashed: boolean;
  /** Around the path itself, without its stroke, clipped or not. */
  readonly edge: Rect;
  /** Around what shows: stroke and clip counted. */
  readonly ink: Rect;
}

/** Glyphs on one baseline in one size and colour. */
export interface Text {
  readonly kind: 'text';
  /** In the order in which it is read. */
  readonly text: string;
  /** The left end of the baseline, as seen by the reader. */
  readonly origin: Point;
  /** Em size. */
  readonly size: number;
  /** Clockwise. */
  readonly turn: Turn;
  readonly fill: string;
  readonly fonts: readonly string[];
  /** Around the glyphs' outlines. */
  readonly ink: Rect;
  /** A clip takes some of the ink away. */
  readonly cut: boolean;
  /** Characters that leave no ink, though they should. */
  readonly blank: string;
}

/** The items of a form as they show where it is used. */
export function placed(items: readonly Drawn[], matrix: Matrix, clip: Rect | undefined): Drawn[] {
  const out: Drawn[] = [];
  const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  for (const item of items) {
    const whole = moved(matrix, item.ink);
    const ink = clip === undefined ? whole : within(whole, clip);
    if (ink === undefined) continue;
    if (item.kind === 'shape') {
      out.push({
        kind: 'shape',
        outline: item.outline,
        matrix: compose(matrix, item.matrix),
        ...(item.fill === undefined ? {} : { fill: item.fill }),
        ...(item.stroke === undefined ? {} : { stroke: item.stroke }),
        strokeWidth: item.strokeWidth * scale,
        dashed: item.dashed,
        edge: moved(matrix, item.edge),
        ink,
      });
    } else {
      out.push({
        ...item,
        origin: apply(matrix, item.origin),
        size: item.size * scale,
        turn: turned(item.turn, matrix),
        ink,
        cut: item.cut || !holds(ink, whole, 0.01),
      });
    }
  }
  return out;
}

/** `bounds` of the geometry room for the many rectangles of a page: no turn but by quarters needs the corners. */
export function moved(matrix: Matrix, { x, y, width, height }: Rect): Rect {
  const [a, b, c, d, e, f] = matrix;
  if (b === 0 && c === 0) {
    const [w, h] = [a * width, d * height];
    return {
      x: a * x + e + (w < 0 ? w : 0),
      y: d * y + f + (h < 0 ? h : 0),
      width: w < 0 ? -w : w,
      height: h < 0 ? -h : h,
    };
  }
  return bounds(matrix, { x, y, width, height });
}

function turned(turn: Turn, [a, b]: Matrix): Turn {
  const quarters = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return ((((turn + 90 * quarters) % 360) + 360) % 360) as Turn;
}

/** What two rectangles share; a line has no width and still shows. */
export function within(rect: Rect, clip: Rect): Rect | undefined {
  const x = Math.max(rect.x, clip.x);
  const y = Math.max(rect.y, clip.y);
  const right = Math.min(rect.x + rect.width, clip.x + clip.width);
  const bottom = Math.min(rect.y + rect.height, clip.y + clip.height);
  return right < x || bottom < y ? undefined : { x, y, width: right - x, height: bottom - y };
}

export function unionOf(rects: readonly Rect[]): Rect | undefined {
  return rects.length === 0 ? undefined : rects.reduce(union);
}

export function contains(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
}
