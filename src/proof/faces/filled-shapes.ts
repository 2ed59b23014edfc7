import {
  bounds,
  centre,
  compose,
  type Matrix,
  type Rect,
  type Turn,
  translate,
  turnAbout,
} from '../../scene/geometry/index.js';
import type { CardFace } from '../cards/card-face.js';
import type { Shape } from '../pages/items.js';

/** A filled shape in millimetres from the middle of its card, as the card is read. */
export interface FilledShape {
  readonly fill: string;
  readonly box: Rect;
  /** The fingerprint of a picture that stands upright and is not mirrored. */
  readonly image?: string;
}

/** Filled shapes of a face in the order of painting; `turn` is that of what is read on it. */
export function filledShapes(
  { trim }: Pick<CardFace, 'trim'>,
  shapes: readonly Shape[],
  turn: Turn,
): readonly FilledShape[] {
  const middle = centre(trim);
  const back = ((360 - turn) % 360) as Turn;
  const upright = compose(turnAbout(back), translate(-middle.x, -middle.y));
  return shapes.flatMap(({ fill, edge, image, matrix }): readonly FilledShape[] => {
    if (fill === undefined) return [];
    const shown = image !== undefined && isUpright(compose(upright, matrix));
    return [{ fill, box: bounds(upright, edge), ...(shown ? { image } : {}) }];
  });
}

/** From the square of an image, y up, to the page, y down. */
function isUpright([a, b, c, d]: Matrix): boolean {
  return a > 0 && d < 0 && Math.abs(b) < 1e-3 * a && Math.abs(c) < 1e-3 * a;
}
