import { bounds, type Matrix, type Point, type Rect } from '../../scene/geometry/index.js';
import { extentOf } from '../pages/extent.js';
import { clipped, type Outline, rectOf } from '../pages/items.js';
import type { Pdfium } from './library.js';
import type { Scratch } from './scratch.js';

/** What PDFium calls the parts of a path. */
const [LINE, CURVE, MOVE] = [0, 1, 2];

/** So many outlines are kept. */
const KEPT = 4096;

/** Outlines by what they are made of: a page of key cards draws the same few a thousand times, and each is measured. */
export class Outlines {
  readonly #known = new Map<number, Outline>();

  /** The path of an object in its own units. */
  read(pdfium: Pdfium, scratch: Scratch, object: number): Outline {
    const path = pathOf(pdfium, scratch, object);
    const sum = path.reduce((sum, value) => (31 * sum + 1000 * value) | 0, path.length);
    const known = this.#known.get(sum);
    if (known !== undefined && isSame(known.path, path)) return known;
    if (this.#known.size === KEPT) this.#known.clear();
    const outline = { path, box: extentOf(path) };
    this.#known.set(sum, outline);
    return outline;
  }
}

function isSame(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function pathOf(pdfium: Pdfium, scratch: Scratch, object: number): readonly number[] {
  const path: number[] = [];
  let start: Point = { x: 0, y: 0 };
  let handles = 0;
  const count = pdfium.FPDFPath_CountSegments(object);
  for (let i = 0; i < count; i++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, i);
    pdfium.FPDFPathSegment_GetPoint(segment, scratch.at, scratch.at + 4);
    const point = scratch.point();
    const kind = pdfium.FPDFPathSegment_GetType(segment);
    const closes = pdfium.FPDFPathSegment_GetClose(segment);
    if (kind === MOVE) start = point;
    // PDFium adds the line that closes a path.
    if (closes && kind === LINE && point.x === start.x && point.y === start.y) {
      path.push(4);
      continue;
    }
    if (kind === MOVE) path.push(0);
    else if (kind === LINE) path.push(1);
    // A curve comes as three points.
    else if (kind === CURVE && handles === 0) path.push(2);
    handles = kind === CURVE ? (handles + 1) % 3 : 0;
    path.push(point.x, point.y);
    if (closes) path.push(4);
  }
  return path;
}

/** What an object is clipped to. */
export function clipsOf(pdfium: Pdfium, object: number): { readonly clip: number; readonly paths: number } {
  const clip = pdfium.FPDFPageObj_GetClipPath(object);
  return { clip, paths: clip === 0 ? 0 : Math.max(0, pdfium.FPDFClipPath_CountPaths(clip)) };
}

/** What its clips leave of an object, as a box where `matrix` puts it; undefined without one. */
export function clippedTo(
  pdfium: Pdfium,
  scratch: Scratch,
  { clip, paths }: ReturnType<typeof clipsOf>,
  matrix: Matrix,
): Rect | undefined {
  let box: Rect | undefined;
  for (let path = 0; path < paths; path++)
    // Two clips that don't overlap leave nothing.
    box = clipped(bounds(matrix, cornersOf(pdfium, scratch, clip, path)), box) ?? NOTHING;
  return box;
}

const NOTHING: Rect = { x: 0, y: 0, width: -1, height: -1 };

/** Around the points of a clip. */
function cornersOf(pdfium: Pdfium, scratch: Scratch, clip: number, path: number): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const count = pdfium.FPDFClipPath_CountPathSegments(clip, path);
  for (let i = 0; i < count; i++) {
    const segment = pdfium.FPDFClipPath_GetPathSegment(clip, path, i);
    pdfium.FPDFPathSegment_GetPoint(segment, scratch.at, scratch.at + 4);
    const { x, y } = scratch.point();
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return count > 0 ? rectOf([left, top, right, bottom]) : NOTHING;
}
