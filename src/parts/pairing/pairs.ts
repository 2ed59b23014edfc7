import type { Random } from '../../keys/index.js';
import { maximumMatching } from './matching.js';

/** Which faces share a card, by index. */
export interface FacePairs {
  /** In the order of the cards; an odd face is alone on the last one. */
  readonly pairs: readonly (readonly number[])[];
  /** How many cards hold two faces that must not meet. */
  readonly matched: number;
}

/** Puts `apart`, pairs that must not meet on the table, on one card where possible; the seed pairs the rest. */
export function pairFaces(
  count: number,
  apart: readonly (readonly [number, number])[],
  random: Random,
): FacePairs {
  const partner = maximumMatching(count, apart);
  const faces = Array.from({ length: count }, (_, i) => i);
  const matched = faces.flatMap(i => (partner[i] > i ? [[i, partner[i]]] : []));
  const single = random.shuffle(faces.filter(i => partner[i] < 0));
  const pairs: number[][] = [...matched];
  for (let i = 0; i < single.length; i += 2) pairs.push(single.slice(i, i + 2));
  const turned = pairs.map(pair => (pair.length === 2 ? random.shuffle(pair) : pair));
  const alone = turned.filter(pair => pair.length === 1);
  const whole = random.shuffle(turned.filter(pair => pair.length === 2));
  return { pairs: [...whole, ...alone], matched: matched.length };
}
