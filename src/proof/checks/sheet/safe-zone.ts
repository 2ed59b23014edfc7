import { grown, holds, type Rect, type Size, union } from '../../../scene/geometry/index.js';
import { sentence, unlike } from '../../../speech/index.js';
import { type CardFace, contentsOf } from '../../cards/card-face.js';
import { type Fault, faultAt } from '../../findings.js';
import type { Text } from '../../pages/items.js';

/** What HP and Brother printers leave white at the edge of the paper, in millimetres. */
const UNPRINTABLE = 4.2;

/** What reaches beyond a card or into its safe zone; a pattern may. */
export function safeZoneFaults(face: CardFace, safe: number): readonly Fault[] {
  if (contentsOf(face) === 'pattern') return [];
  const zone = grown(face.trim, -safe);
  const faults: Fault[] = [];
  for (const { text, ink, cut } of face.texts) {
    const distance = distanceInside(face.trim, ink);
    if (!holds(face.trim, ink, 0.01))
      faults.push(faultAt(ink, sentence('preflight.text-over-edge', { text })));
    else if (cut) faults.push(faultAt(ink, sentence('preflight.text-cut', { text })));
    else if (!holds(zone, ink, 0.01))
      faults.push(
        faultAt(ink, sentence('preflight.text-near-edge', { text, distance: unlike(distance, safe), safe })),
      );
  }
  const out = face.shapes.filter(({ ink }) => !holds(zone, ink, 0.01));
  if (out.length > 0) {
    const distance = Math.min(...out.map(({ ink }) => distanceInside(face.trim, ink)));
    const fault =
      distance <= 0
        ? sentence('preflight.drawing-over-edge')
        : sentence('preflight.drawing-near-edge', { distance: unlike(distance, safe), safe });
    faults.push(faultAt(out.map(({ ink }) => ink).reduce(union), fault));
  }
  return faults;
}

/** The least distance to an edge from inside, to a hundredth of a millimetre; negative beyond it. */
function distanceInside(trim: Rect, ink: Rect): number {
  const least = Math.min(
    ink.x - trim.x,
    ink.y - trim.y,
    trim.x + trim.width - ink.x - ink.width,
    trim.y + trim.height - ink.y - ink.height,
  );
  return Math.round(least * 100) / 100;
}

/** Texts that are cut off or too near to the edge of the paper for a home printer. */
export function unprintable(texts: readonly Text[], page: Size): readonly Fault[] {
  const zone = grown({ x: 0, y: 0, ...page }, -UNPRINTABLE);
  return texts
    .filter(({ ink, cut }) => cut || !holds(zone, ink, 0.01))
    .map(({ text, ink }) => faultAt(ink, sentence('preflight.unprintable', { text })));
}
