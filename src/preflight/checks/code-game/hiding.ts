import type { Point } from '../../../geometry/index.js';
import { sentence } from '../../../problem.js';
import { isColour } from '../../faces/colours.js';
import { type Fault, faultAt } from '../../findings.js';
import { clipped, contains, type Text } from '../../pages/items.js';
import { plainText } from '../../pages/plain-text.js';

/** Blended, a letter in this colour hides nothing. */
const PAPER = '#ffffff';

/** How a word fails to be plain, without `ink`, or to be hidden: in that ink, with camouflage all over it. */
export function hidingFaults(
  { text, fill, blended, ink: box }: Text,
  camouflage: readonly Text[],
  ink: string | undefined,
): readonly Fault[] {
  const word = plainText(text);
  if (ink === undefined)
    return blended || camouflage.length > 0
      ? [faultAt(box, sentence('preflight.keyword-plain', { word }))]
      : [];
  if (!blended || !isColour(fill, ink))
    return [faultAt(box, sentence('preflight.keyword-ink', { word, found: fill, expected: ink }))];
  const near = camouflage.filter(letter => letter.fill !== PAPER && clipped(letter.ink, box));
  const isBare = (spot: Point) => !near.some(letter => contains(letter.ink, spot));
  for (let x = box.x; x <= box.x + box.width; x += 0.5)
    for (let y = box.y; y <= box.y + box.height; y += 0.5)
      if (isBare({ x, y })) return [faultAt(box, sentence('preflight.keyword-bare', { word }))];
  return [];
}
