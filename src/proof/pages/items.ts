import type { Matrix, Point, Rect, Turn } from '../../scene/geometry/index.js';

/** What a page shows, as data in millimetres of the page, origin at the top left. Colours are `#rrggbb`. */
export type PageItem = Shape | Text;

/** A path in its own units. */
export interface Outline {
  /** Commands and coordinates: 0 move, 1 line, 2 cubic curve, 4 close. */
  readonly path: ArrayLike<number>;
  readonly box: Rect;
}

export interface Shape {
  readonly kind: 'shape';
  readonly outline: Outline;
  readonly matrix: Matrix;
  /** `image` for a picture. */
  readonly fill?: string;
  readonly stroke?: string;
  /** Of a picture: see `fingerprintsOf`. */
  readonly image?: string;
  readonly strokeWidth: number;
  /** Lengths of strokes and gaps; none where the line is solid. */
  readonly dash: readonly number[];
  /** Around the path itself, without its stroke, clipped or not. */
  readonly edge: Rect;
  /** Around what shows, stroke and clip included. */
  readonly ink: Rect;
}

/** A glyph, in millimetres of the page. */
export interface Letter {
  /** What it says, from left to right: several characters for a ligature. */
  readonly text: string;
  /** Where its baseline begins. */
  readonly origin: Point;
  /**
   * How far the next glyph is from there, kerning and letter-spacing aside; more where its ink begins before its origin
   * or ends behind that of the next: then how far both reach together.
   */
  readonly advance: number;
  /** Around its outline. */
  readonly box: Rect;
}

/** Whether it is drawn over or under another letter. */
export function isMark({ text }: Letter): boolean {
  return /^\p{M}+$/u.test(text);
}

/** Glyphs on one baseline in one size and colour. */
export interface Text {
  readonly kind: 'text';
  /** In reading order: what is expected, or as well as it can be told. */
  readonly text: string;
  /** What is seen from left to right, see `seenOf`. */
  readonly seen: string;
  /** Em size. */
  readonly size: number;
  readonly fill: string;
  /** Multiplied with what is under it. */
  readonly blended: boolean;
  /** Clockwise. */
  readonly turn: Turn;
  /** Around the glyphs' outlines, clipped or not. */
  readonly outlines: Rect;
  /** Around what a clip leaves of them. */
  readonly ink: Rect;
  /** A clip takes some of the ink away. */
  readonly cut: boolean;
  /** Neither squeezed nor sheared. */
  readonly even: boolean;
  /** Besides its turn: clockwise, in degrees. */
  readonly leans: number;
  /** From left to right as the line is seen upright. */
  readonly letters: readonly Letter[];
}

/** Whether a red filter shows nothing of a text: magenta, yellow and their mixtures have all the red of paper. */
export function isCamouflage({ blended, fill }: Pick<Text, 'blended' | 'fill'>): boolean {
  return blended && fill.startsWith('#ff');
}

/** By how much a matrix enlarges. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** The turn of a baseline, clockwise as seen on a page whose y runs down, added to another turn. */
export function turnOf([a, b]: Matrix, turn: Turn = 0): Turn {
  const quarters = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return ((((turn + 90 * quarters) % 360) + 360) % 360) as Turn;
}

/** The rectangle between two opposite corners. */
export function rectOf([x1, y1, x2, y2]: ArrayLike<number> & Iterable<number>): Rect {
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** The part of a rectangle inside a clip, if there is any; a line has no width and still shows. */
export function clipped(rect: Rect, clip: Rect | undefined): Rect | undefined {
  if (clip === undefined) return rect;
  const x = Math.max(rect.x, clip.x);
  const y = Math.max(rect.y, clip.y);
  const right = Math.min(rect.x + rect.width, clip.x + clip.width);
  const bottom = Math.min(rect.y + rect.height, clip.y + clip.height);
  return right < x || bottom < y ? undefined : { x, y, width: right - x, height: bottom - y };
}

export function contains(rect: Rect, { x, y }: Point): boolean {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
}
