import type { Composition, IconSpot, SpotName, Spots } from '../data/index.js';
import {
  apply,
  compose,
  IDENTITY,
  isInside,
  type Matrix,
  type Rect,
  rotate,
  translate,
} from '../scene/geometry/index.js';
import type { Outline } from '../scene/index.js';
import { pathShape, polygonsOf } from './polygons.js';

/** Moves the guest so that its spot lies on the host's, `size` times as large as drawn. */
export function placeOn(
  on: IconSpot,
  spot: IconSpot,
  size: number,
  { move, turn, flip }: Pick<Composition, 'move' | 'turn' | 'flip'>,
): Matrix {
  const mirrored: Matrix = [flip ? -size : size, 0, 0, size, 0, 0];
  const turned = rotate(on.turn - (flip ? -spot.turn : spot.turn) + turn);
  return compose(
    translate(on.x + move[0], on.y + move[1]),
    compose(turned, compose(mirrored, translate(-spot.x, -spot.y))),
  );
}

/** How far from its middle a copy must be on the skin, as a share of its size. */
const KEPT = 0.25;

/** A spot of an icon: as written down, or by the box around the icon. */
export function iconSpotOf(spots: Spots, name: SpotName, box: Rect): IconSpot | undefined {
  return spots[name] ?? fromBox[name]?.(box);
}

/**
 * In rows over the spot, each row shifted by half a step. `box` is the guest's own. A copy of which too much is
 * outside the skin is left out: what would show of it is a scrap.
 */
export function scattered(
  skin: Outline,
  on: IconSpot,
  place: Matrix,
  size: number,
  box: Rect,
): readonly Matrix[] {
  const outlines = polygonsOf(pathShape(skin), IDENTITY);
  const step = Math.max(box.width, box.height) * size * 1.12;
  const rows = Math.ceil(on.height / step / 2 / 0.87);
  const columns = Math.ceil(on.width / step / 2) + 1;
  const all: Matrix[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const shift = row % 2 === 0 ? 0 : step / 2;
      all.push(compose(translate(column * step + shift, row * step * 0.87), place));
    }
  }
  const { x, y } = middleOf(box);
  const [dx, dy] = [KEPT * box.width, KEPT * box.height];
  const marks = [-1, 0, 1].flatMap(i => [-1, 0, 1].map(j => ({ x: x + i * dx, y: y + j * dy })));
  return all.filter(matrix => marks.every(mark => isInside(outlines, apply(matrix, mark))));
}

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
const whole = (box: Rect): IconSpot => ({ ...middleOf(box), width: box.width, height: box.height, turn: 0 });

/** For icons where the box tells enough. */
const fromBox: Partial<Record<SpotName, (box: Rect) => IconSpot>> = {
  grip: whole,
  round: whole,
  body: whole,
  foot: box => ({ ...whole(box), y: box.y + box.height, height: 0 }),
  ground: box => ({ ...whole(box), y: box.y + box.height, height: 0 }),
  waist: box => ({ ...whole(box), y: box.y + box.height * 0.7, height: 0 }),
  axis: box => ({ ...whole(box), width: box.height, height: 0 }),
  long: box =>
    box.width >= box.height
      ? { ...whole(box), height: 0 }
      : { ...whole(box), width: box.height, height: 0, turn: 90 },
};
