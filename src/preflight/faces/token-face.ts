import { type CardFace, LARGE } from '../cards/card-face.js';
import { areaOf, largest } from '../cards/largest.js';
import type { Outline, Shape } from '../pages/items.js';
import { plainText } from '../pages/plain-text.js';
import { isNumber } from './word-face.js';

/** What a face of a token shows. */
export interface TokenFaceRead {
  /** A bystander with an arrow, or a tick. */
  readonly sign: 'arrow' | 'tick';
  /** Undefined where there is none, or more than one. */
  readonly number: string | undefined;
  /** Colours of the panel and of the line around it. */
  readonly ground: string | undefined;
  readonly line: string | undefined;
}

/** Reads a face by its outlines: an arrow has seven straight sides, a tick is one stroke with one bend. */
export function readTokenFace({ shapes, texts }: CardFace): TokenFaceRead | undefined {
  if (texts.length === 0 || texts.some(({ size }) => size > LARGE)) return undefined;
  const signs = shapes.flatMap(shape => signOf(shape) ?? []);
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

function signOf({ outline, fill, stroke }: Shape): TokenFaceRead['sign'] | undefined {
  const commands = commandsOf(outline);
  if (fill !== undefined && stroke === undefined) return /^01{6,7}4$/.test(commands) ? 'arrow' : undefined;
  return fill === undefined && commands === '011' ? 'tick' : undefined;
}

/** The commands of a path in a row: 0 move, 1 line, 4 close; anything else is no straight line. */
function commandsOf({ path }: Outline): string {
  const coordinates = [2, 2, 6, 4, 0];
  let commands = '';
  for (let i = 0; i < path.length; i += 1 + (coordinates[path[i]] ?? 0)) commands += path[i];
  return commands;
}
