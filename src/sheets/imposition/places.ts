import type { Turn } from '../../scene/geometry/index.js';
import { inPageOrder, type Pile } from './page-order.js';
import type { Sheet } from './sheet.js';

/** Where one face of a card is: the page of the PDF, from 1, and millimetres from the top left of that page. */
export type FacePlace = {
  readonly face: string;
  readonly sheet: number;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
};

/** The places of each card, by card id; `pile` where all fronts come before all backs. */
export function facePlacesOf(
  sheets: readonly Sheet[],
  pile?: Pile,
): ReadonlyMap<string, readonly FacePlace[]> {
  const places = new Map<string, FacePlace[]>();
  for (const [i, { sheet, side }] of inPageOrder(sheets, pile).entries())
    for (const { piece, face, slot, turn } of side.placements) {
      const { width, height } = slot;
      const corner = { x: round(slot.x), y: round(slot.y) };
      const place = { face, sheet, page: i + 1, ...corner, width, height, turn };
      places.set(piece, [...(places.get(piece) ?? []), place]);
    }
  return places;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
