import type { ShownPart } from '../jobs/lay.js';

type Card = ShownPart['cards'][number];
export type CardPlace = Card['places'][number];

/** A face of a card on its page; sheet and side count from 0. */
export interface FoundFace {
  readonly part: string;
  readonly card: Card;
  readonly sheet: number;
  readonly side: number;
  readonly place: CardPlace;
}

/** The sheet and side of a page of the PDF, which counts from 1. */
export function pageSpot(
  sheets: ShownPart['sheets'],
  page: number,
): { readonly sheet: number; readonly side: number } | undefined {
  let before = 0;
  for (const [sheet, { sides }] of sheets.entries()) {
    if (page <= before + sides.length) return { sheet, side: page - before - 1 };
    before += sides.length;
  }
  return undefined;
}

/** The card with a printed word, and the face on which it stands. */
export function findFace(part: ShownPart, word: string): FoundFace | undefined {
  for (const card of part.cards) {
    const index = card.words?.findIndex(({ text }) => text === word) ?? -1;
    if (index < 0) continue;
    // A word card has one word on each face; keywords are all in front.
    const place = faceOf(card, part.name === 'words' && index === 1 ? 'back' : 'front');
    return place && spotAt(part, card, place);
  }
  return undefined;
}

/** The card at a point of a page, in millimetres. */
export function cardUnder(
  part: ShownPart,
  { sheet, side }: { readonly sheet: number; readonly side: number },
  point: { readonly x: number; readonly y: number },
): FoundFace | undefined {
  for (const card of part.cards)
    for (const place of card.places) {
      const { x, y, width, height } = place;
      const inside = point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
      if (!inside) continue;
      const spot = spotAt(part, card, place);
      if (spot?.sheet === sheet && spot.side === side) return spot;
    }
  return undefined;
}

export function faceOf(card: Card, face: string): CardPlace | undefined {
  return card.places.find(place => place.face === face);
}

export function spotAt(part: ShownPart, card: Card, place: CardPlace): FoundFace | undefined {
  const page = pageSpot(part.sheets, place.page);
  return page && { part: part.name, card, place, ...page };
}

/** The line about which a sheet is folded, if backs are printed beside their fronts. */
export function foldAxis(part: ShownPart): 'vertical' | 'horizontal' | undefined {
  for (const card of part.cards) {
    const [front, back] = [faceOf(card, 'front'), faceOf(card, 'back')];
    if (front && back && front.page === back.page) return front.y === back.y ? 'vertical' : 'horizontal';
  }
  return undefined;
}
