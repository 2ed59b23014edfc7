import { centre, distanceToRect } from '../../scene/geometry/index.js';
import type { CardFace } from '../cards/card-face.js';
import type { Shape } from '../pages/items.js';
import { isNumber, plainText } from '../pages/plain-text.js';
import { type FilledShape, filledShapes } from './filled-shapes.js';
import { type WordRead, wordsOn } from './word-lines.js';

/** What a face of a picture card shows. */
export interface PictureFaceRead {
  /** Undefined where there is none, or more than one. */
  readonly number: string | undefined;
  /** Filled shapes in the order of painting, in millimetres from the middle of the card as its number is read. */
  readonly shapes: readonly FilledShape[];
  /** What is written on it besides the number, a word on two lines as one. */
  readonly texts: readonly WordRead[];
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
  return {
    number: numbers.length === 1 ? plainText(numbers[0].text) : undefined,
    shapes: filledShapes(
      { trim },
      shapes.filter(shape => shape !== triangle),
      numbers[0].turn,
    ),
    texts: wordsOn(texts.filter(text => !numbers.includes(text))),
  };
}

/** Three straight sides, as small as the sign of the way up. */
function isTriangle({ fill, edge, outline: { path } }: Shape): boolean {
  const straight = path.length === 10 && path[0] === 0 && path[3] === 1 && path[6] === 1 && path[9] === 4;
  return fill !== undefined && straight && edge.width > 2 && edge.width < 3.2;
}
