import { bounds, centre, compose, type Rect, type Turn, translate, turnAbout } from '../../geometry/index.js';
import type { CardFace } from '../cards/card-face.js';
import type { Shape } from '../pages/items.js';
import { plainText } from '../pages/plain-text.js';
import { isNumber } from './word-face.js';

/** What a face of a picture card shows. */
export interface PictureFaceRead {
  /** Undefined where there is none, or more than one. */
  readonly number: string | undefined;
  /** Filled shapes in the order of painting, in millimetres from the middle of the card as its number is read. */
  readonly shapes: readonly { readonly fill: string; readonly box: Rect }[];
}

/** Reads a face with a small triangle and a number beside it; undefined for any other. */
export function readPictureFace({ trim, shapes, texts }: CardFace): PictureFaceRead | undefined {
  const numbers = texts.filter(({ text }) => isNumber(plainText(text)));
  const triangle = shapes.find(isTriangle);
  if (triangle === undefined || numbers.length === 0) return undefined;
  const middle = centre(trim);
  const back = ((360 - numbers[0].turn) % 360) as Turn;
  const upright = compose(turnAbout(back), translate(-middle.x, -middle.y));
  return {
    number: numbers.length === 1 ? plainText(numbers[0].text) : undefined,
    shapes: shapes.flatMap(shape =>
      shape.fill === undefined || shape === triangle
        ? []
        : [{ fill: shape.fill, box: bounds(upright, shape.edge) }],
    ),
  };
}

/** Three straight sides, as small as the sign of the way up. */
function isTriangle({ fill, edge, outline: { path } }: Shape): boolean {
  const straight = path.length === 10 && path[0] === 0 && path[3] === 1 && path[6] === 1 && path[9] === 4;
  return fill !== undefined && straight && edge.width > 2 && edge.width < 3.2;
}
