import type { Point } from '../../scene/geometry/index.js';
import { sentence } from '../../speech/index.js';
import { type Fault, faultAt } from '../findings.js';
import { clipped, contains } from '../pages/items.js';
import type { CamouflageClaim } from './claim.js';
import type { OnFace } from './on-face.js';
import { isIn } from './texts.js';

/** Blended, a letter in this colour hides nothing. */
const PAPER = '#ffffff';

/** Between the places where a word is looked for under its camouflage, in millimetres. */
const STEP = 0.5;

/** Where a hidden text shows through the letters that should hide it. */
export function bareFaults(
  text: string,
  own: readonly OnFace[],
  covers: readonly OnFace[],
): readonly Fault[] {
  return own.flatMap(({ ink }): readonly Fault[] => {
    const near = covers.filter(
      ({ item, ink: cover }) => item.fill !== PAPER && clipped(cover, ink) !== undefined,
    );
    const isBare = (spot: Point) => !near.some(({ ink: cover }) => contains(cover, spot));
    for (let x = ink.x; x <= ink.x + ink.width; x += STEP)
      for (let y = ink.y; y <= ink.y + ink.height; y += STEP)
        if (isBare({ x, y })) return [faultAt(ink, sentence('preflight.keyword-bare', { word: text }))];
    return [];
  });
}

/** The first letter of camouflage where none should be: one tells of all. */
export function strayCover(covers: readonly OnFace[], claims: readonly CamouflageClaim[]): readonly Fault[] {
  const stray = covers.find(({ ink }) => !claims.some(({ box }) => isIn(ink, box)));
  return stray ? [faultAt(stray.ink, sentence('preflight.stray-camouflage'))] : [];
}
