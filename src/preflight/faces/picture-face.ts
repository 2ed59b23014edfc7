import {
  bounds,
  centre,
  compose,
  distanceToRect,
  type Matrix,
  type Rect,
  type Turn,
  translate,
  turnAbout,
} from '../../geometry/index.js';
import type { CardFace } from '../cards/card-face.js';
import type { Shape } from '../pages/items.js';
import { plainText } from '../pages/plain-text.js';
import { isNumber } from './word-face.js';

/** What a face of a picture card shows. */
export interface PictureFaceRead {
  /** Undefined where there is none, or more than one. */
  readonly number: string | undefined;
  /** Filled shapes in the order of painting, in millimetres from the middle of the card as its number is read. */
  readonly shapes: readonly PictureShape[];
  /** What is written on it besides the number. */
  readonly texts: readonly string[];
}

export interface PictureShape {
  readonly fill: string;
  readonly box: Rect;
  /** The fingerprint of a picture that stands upright and is not mirrored. */
  readonly image?: string;
}

/** A number lies nearer to the triangle than this, in millimetres: one in a caption is farther away. */
const NEAR = 8;

/** Reads a face with a small triangle and a number beside it; undefined for any other. */
export function readPictureFace({ trim, shapes, texts }: CardFace): PictureFaceRead | undefined {
  const triangle = shapes.find(isTriangle);
  if (triangle === undefined) return undefined;
  const numbers = texts.filter(
    ({ text, ink }) => isNumber(plainText(text)) && distanceToRect(centre(triangle.edge), ink) < NEAR,
  );
  if (numbers.length === 0) return undefined;
  const middle = centre(trim);
  const back = ((360 - numbers[0].turn) % 360) as Turn;
  const upright = compose(turnAbout(back), translate(-middle.x, -middle.y));
  return {
    number: numbers.length === 1 ? plainText(numbers[0].text) : undefined,
    shapes: shapes.flatMap((shape): readonly PictureShape[] => {
      const { fill, edge, image } = shape;
      if (fill === undefined || shape === triangle) return [];
      const shown = image !== undefined && isUpright(compose(upright, shape.matrix));
      return [{ fill, box: bounds(upright, edge), ...(shown ? { image } : {}) }];
    }),
    texts: texts.filter(text => !numbers.includes(text)).map(({ text }) => plainText(text)),
  };
}

/** From the square of an image, y up, to the page, y down. */
function isUpright([a, b, c, d]: Matrix): boolean {
  return a > 0 && d < 0 && Math.abs(b) < 1e-3 * a && Math.abs(c) < 1e-3 * a;
}

/** Three straight sides, as small as the sign of the way up. */
function isTriangle({ fill, edge, outline: { path } }: Shape): boolean {
  const straight = path.length === 10 && path[0] === 0 && path[3] === 1 && path[6] === 1 && path[9] === 4;
  return fill !== undefined && straight && edge.width > 2 && edge.width < 3.2;
}
