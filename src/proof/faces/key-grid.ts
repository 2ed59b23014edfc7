import type { KeyKind } from '../../keys/index.js';
import { apply, centre, type Point, type Turn, turnAbout } from '../../scene/geometry/index.js';
import type { CardFace } from '../cards/card-face.js';
import { areaOf, largest } from '../cards/largest.js';
import type { Shape } from '../pages/items.js';
import { isSeen } from '../pages/sight.js';

/** Positions within this, in millimetres, are the same row or column. */
const SAME = 0.15;

/** The grounds of the cells: of equal filled shapes that are enough for a grid, the largest. */
export function groundsOn({ shapes, trim, paper }: CardFace, kind: KeyKind): readonly Shape[] {
  const sizes: Shape[][] = [];
  const most = Math.max(trim.width, trim.height) / Math.min(kind.columns, kind.rows);
  for (const shape of shapes) {
    const { width, height } = shape.ink;
    if (shape.fill === undefined || Math.min(width, height) < 2.5 || Math.max(width, height) > most) continue;
    const size = sizes.find(
      ([{ ink }]) => Math.abs(ink.width - width) < 0.3 && Math.abs(ink.height - height) < 0.3,
    );
    if (size === undefined) sizes.push([shape]);
    else size.push(shape);
  }
  const enough = sizes.filter(size => size.length >= (kind.columns * kind.rows) / 2);
  const grounds = largest(enough, ([{ ink }]) => areaOf(ink)) ?? [];
  return grounds.filter(ground => isSeen(ground, paper));
}

/**
 * The grounds row by row, as a face turned by `turn` is read; undefined for an empty cell. Nothing where they make no
 * even grid of the kind.
 */
export function gridOf(
  { trim }: CardFace,
  grounds: readonly Shape[],
  { columns, rows }: KeyKind,
  turn: Turn,
): readonly (Shape | undefined)[] | undefined {
  const middle = centre(trim);
  const back = turnAbout(((360 - turn) % 360) as Turn);
  const places = grounds.map(({ ink }): Point => {
    const { x, y } = centre(ink);
    return apply(back, { x: x - middle.x, y: y - middle.y });
  });
  const xs = steps(places.map(({ x }) => x));
  const ys = steps(places.map(({ y }) => y));
  if (xs.length !== columns || ys.length !== rows || !isEven(xs) || !isEven(ys)) return undefined;
  const cells: (Shape | undefined)[] = Array(columns * rows).fill(undefined);
  const indexIn = (values: readonly number[], value: number) =>
    values.findIndex(each => Math.abs(each - value) < SAME);
  // Of two grounds in one cell the later one is seen.
  for (const [i, { x, y }] of places.entries()) cells[indexIn(ys, y) * columns + indexIn(xs, x)] = grounds[i];
  return cells;
}

/** Values that are the same but for a hair, once each, in order. */
function steps(values: readonly number[]): number[] {
  const out: number[] = [];
  for (const value of values.toSorted((a, b) => a - b))
    if (out.length === 0 || value - out[out.length - 1] > SAME) out.push(value);
  return out;
}

function isEven(values: readonly number[]): boolean {
  const pitch = (values[values.length - 1] - values[0]) / (values.length - 1);
  return values.every((value, i) => i === 0 || Math.abs(value - values[i - 1] - pitch) < SAME);
}
