import { grown, holds, type Rect, type Size } from '../../geometry/index.js';
import type { CardFace } from '../cards/card-face.js';
import type { FoundSheet } from '../cards/sheet.js';
import { type Text, within } from '../pages/items.js';
import { backingOf } from './alignment.js';

/** What printers leave white at the edge of the paper: HP and Brother. */
const UNPRINTABLE = 4.2;

/** How far beyond a card, or into its safe zone, something reaches, each a whole sentence; a pattern may. */
export function unsafe(face: CardFace, safe: number): readonly string[] {
  if (backingOf(face) === 'pattern') return [];
  const zone = grown(face.trim, -safe);
  const faults: string[] = [];
  for (const text of face.texts) {
    if (!holds(face.trim, text.ink, 0.01)) faults.push(`"${text.text}" reaches beyond the edge of the card.`);
    else if (text.cut) faults.push(`"${text.text}" is cut off.`);
    else if (!holds(zone, text.ink, 0.01))
      faults.push(`"${text.text}" is ${nearness(face.trim, text.ink)} mm from the edge of the card.`);
  }
  const out = face.shapes.filter(({ ink }) => !holds(zone, ink, 0.01));
  if (out.length > 0) {
    const least = Math.min(...out.map(({ ink }) => Number(nearness(face.trim, ink))));
    faults.push(
      least <= 0
        ? 'A part of its drawing reaches beyond the edge of the card.'
        : `A part of its drawing is ${least} mm from the edge of the card.`,
    );
  }
  return faults;
}

/** The least distance from inside to an edge; negative beyond it. */
function nearness(trim: Rect, ink: Rect): string {
  const least = Math.min(
    ink.x - trim.x,
    ink.y - trim.y,
    trim.x + trim.width - ink.x - ink.width,
    trim.y + trim.height - ink.y - ink.height,
  );
  return (Math.round(least * 100) / 100).toString();
}

/** What lies beside the cards where only marks may: texts anywhere but above and below the block, drawings on cards. */
export function stray(sheet: FoundSheet): readonly { readonly page: number; readonly message: string }[] {
  const faults: { page: number; message: string }[] = [];
  for (const { page, rest, block } of sheet.rests) {
    const faces = sheet.cards.flatMap(({ front, back }) => (page === sheet.rests[0].page ? [front] : [back]));
    const inners = faces.filter(face => face.grounds.length === 0).map(({ trim }) => grown(trim, -0.1));
    const isOnCard = (ink: Rect) => inners.some(inner => within(inner, ink) !== undefined);
    for (const text of rest.texts) {
      const { ink } = text;
      const outside = ink.y + ink.height < block.y || ink.y > block.y + block.height;
      if (!outside) faults.push({ page: page.number, message: `"${text.text}" lies beside the cards.` });
      faults.push(...offPaper([text], page.size).map(message => ({ page: page.number, message })));
    }
    const reaching = rest.shapes.filter(({ ink }) => isOnCard(ink)).length;
    if (reaching > 0)
      faults.push({ page: page.number, message: 'A drawing reaches from beside the cards onto them.' });
  }
  return faults;
}

/** Texts that a printer would not print whole. */
export function offPaper(texts: readonly Text[], page: Size): readonly string[] {
  const zone = grown({ x: 0, y: 0, ...page }, -UNPRINTABLE);
  return texts
    .filter(({ ink, cut }) => cut || !holds(zone, ink, 0.01))
    .map(({ text }) => `"${text}" lies where printers leave the paper white.`);
}
