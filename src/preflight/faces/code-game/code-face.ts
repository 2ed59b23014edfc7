import { centre } from '../../../geometry/index.js';
import { type CardFace, LARGE, seenShapes } from '../../cards/card-face.js';
import { least } from '../../cards/largest.js';
import type { Look } from '../../expectation.js';
import type { Text } from '../../pages/items.js';
import { plainText } from '../../pages/plain-text.js';
import { isColour } from '../colours.js';
import { signOf } from '../signs.js';

/** The large digits of a code card, all one way up; none where the face has a large text that is no digit. */
export function codeDigits({ texts }: Pick<CardFace, 'texts'>): readonly Text[] {
  const large = texts.filter(({ size }) => size >= LARGE);
  const areDigits = large.every(
    ({ text, turn }) => turn === large[0].turn && /^\p{Nd}$/u.test(plainText(text)),
  );
  return large.length > 1 && areDigits ? large : [];
}

/** The code on a face: for each caption, in the order of the clues, the digit nearest to it. */
export function readCode(face: CardFace, captions: readonly string[]): readonly string[] | undefined {
  const digits = codeDigits(face);
  if (digits.length !== captions.length) return undefined;
  const found = captions.map(caption => {
    const [told, ...more] = face.texts.filter(({ text }) => plainText(text) === plainText(caption));
    if (told === undefined || more.length > 0) return undefined;
    const at = centre(told.ink);
    return least(digits, ({ ink }) => Math.hypot(centre(ink).x - at.x, centre(ink).y - at.y));
  });
  const read = found.flatMap(digit => digit ?? []);
  return new Set(read).size === captions.length ? read.map(({ text }) => plainText(text)) : undefined;
}

/** The names of the looks that a front has: its sign in the colour of the ground. */
export function looksOfFront(face: CardFace, looks: Readonly<Record<string, Look>>): readonly string[] {
  const shapes = seenShapes(face);
  return Object.keys(looks).filter(name => {
    const { ground, sign } = looks[name];
    return shapes.some(shape => isColour(shape.fill, ground) && signOf([shape]) === sign);
  });
}

/** The names of the looks that a pattern has: the colour of the ground, with no other filled sign on it. */
export function looksOfPattern(
  { grounds, shapes }: CardFace,
  looks: Readonly<Record<string, Look>>,
): readonly string[] {
  const signs = new Set(shapes.filter(({ fill }) => fill !== undefined).map(shape => signOf([shape])));
  return Object.keys(looks).filter(name => {
    const { ground, sign } = looks[name];
    return grounds.some(({ fill }) => isColour(fill, ground)) && signs.size === 1 && signs.has(sign);
  });
}
