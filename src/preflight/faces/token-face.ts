import { type CardFace, LARGE, seenShapes } from '../cards/card-face.js';
import { areaOf, largest } from '../cards/largest.js';
import type { Shape } from '../pages/items.js';
import { plainText } from '../pages/plain-text.js';
import { type TokenSign, tokenSignOf } from './token-signs.js';
import { isNumber } from './word-face.js';

/** What a face of a token shows. */
export interface TokenFaceRead {
  readonly sign: TokenSign;
  /** Undefined where there is none, or more than one. */
  readonly number: string | undefined;
  /** Colours of the panel and of the line around it. */
  readonly ground: string | undefined;
  readonly line: string | undefined;
}

/** Tokens are smaller than cards, in millimetres. */
const MOST = 45;

/** Reads a face that has one sign of a token. */
export function readTokenFace(face: CardFace): TokenFaceRead | undefined {
  const { trim, texts } = face;
  if (texts.length === 0 || texts.some(({ size }) => size > LARGE)) return undefined;
  if (trim.width > MOST || trim.height > MOST) return undefined;
  const shapes = seenShapes(face);
  const signs = shapes.flatMap(shape => tokenSignOf(shape) ?? []);
  if (signs.length !== 1) return undefined;
  const numbers = texts.map(({ text }) => plainText(text)).filter(isNumber);
  const area = ({ edge }: Shape) => areaOf(edge);
  const filled = shapes.filter(({ fill }) => fill !== undefined);
  const lines = shapes.filter(({ fill, stroke }) => fill === undefined && stroke !== undefined);
  return {
    sign: signs[0],
    number: numbers.length === 1 ? numbers[0] : undefined,
    ground: largest(filled, area)?.fill,
    line: largest(lines, area)?.stroke,
  };
}
