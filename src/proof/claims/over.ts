import { apply, grown, isInside, type Point, type Rect } from '../../scene/geometry/index.js';
import { sentence } from '../../speech/index.js';
import { type Fault, faultAt } from '../findings.js';
import type { Shape } from '../pages/items.js';
import { linesOf } from '../pages/outlines.js';
import { isShape, isText, type OnFace } from './on-face.js';

/** What ink may have in common, in millimetres: curves reach a hair beyond their letters. */
const HAIR = 0.05;

/**
 * What lies over a text, or crosses it from below: another text, a shape that is painted later, a line or the edge of a
 * dark shape that is painted earlier, but for texts that are in a drawing.
 */
export function coveredFaults(on: readonly OnFace[], inDrawing: ReadonlySet<OnFace>): readonly Fault[] {
  const texts = on.filter(isText);
  const shapes = on.filter(isShape);
  return texts.flatMap(text => {
    const ink = grown(text.item.ink, -HAIR);
    const other = texts.find(each => each.painted < text.painted && meet(grown(each.item.ink, -HAIR), ink));
    if (other)
      return [
        faultAt(
          text.ink,
          sentence('preflight.text-over-text', { text: text.item.text, other: other.item.text }),
        ),
      ];
    return !inDrawing.has(text) && isCrossed(text.painted, ink, shapes)
      ? [faultAt(text.ink, sentence('preflight.over-text', { text: text.item.text }))]
      : [];
  });
}

function isCrossed(painted: number, ink: Rect, shapes: readonly OnFace<Shape>[]): boolean {
  const near = shapes.filter(({ item }) => meet(item.ink, ink));
  if (near.some(other => other.painted > painted && touches(other.item, ink))) return true;
  const below = near.filter(other => other.painted < painted).toReversed();
  for (const { item } of below) {
    if (!touches(item, ink)) continue;
    // What is below its ground is hidden by it.
    if (item.fill !== undefined && spotsOf(ink).every(spot => isFilled(item, spot))) return false;
    return true;
  }
  return false;
}

/** Whether anything of a shape is in a rectangle of the page. */
export function touches(shape: Shape, ink: Rect): boolean {
  if (shape.fill === 'image') return true;
  if (shape.fill !== undefined && spotsOf(ink).some(spot => isFilled(shape, spot))) return true;
  if (shape.stroke === undefined) return false;
  const wide = grown(ink, shape.strokeWidth / 2);
  return outlineOf(shape).some(line =>
    line.some((point, i) => crosses(line[Math.max(0, i - 1)], point, wide)),
  );
}

/** Seven in a row, in five rows. */
function spotsOf({ x, y, width, height }: Rect): readonly Point[] {
  return Array.from({ length: 35 }, (_, i) => {
    return { x: x + (width * (i % 7)) / 6, y: y + (height * Math.floor(i / 7)) / 4 };
  });
}

function isFilled(shape: Shape, spot: Point): boolean {
  const { x, y, width, height } = shape.ink;
  const isIn = spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + height;
  return isIn && isInside(outlineOf(shape), spot);
}

const outlines = new WeakMap<Shape, readonly (readonly Point[])[]>();

/** On the page, curves as chords. */
export function outlineOf(shape: Shape): readonly (readonly Point[])[] {
  let known = outlines.get(shape);
  if (known === undefined) {
    known = linesOf(shape.outline).map(line => line.map(([x, y]) => apply(shape.matrix, { x, y })));
    outlines.set(shape, known);
  }
  return known;
}

/** Whether a straight line has a point in a rectangle (Liang and Barsky). */
function crosses(a: Point, b: Point, { x, y, width, height }: Rect): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  const sides = [
    [-dx, a.x - x],
    [dx, x + width - a.x],
    [-dy, a.y - y],
    [dy, y + height - a.y],
  ];
  for (const [slope, room] of sides) {
    if (slope === 0) {
      if (room < 0) return false;
    } else if (slope < 0) from = Math.max(from, room / slope);
    else to = Math.min(to, room / slope);
  }
  return from <= to;
}

export function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
