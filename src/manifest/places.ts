import type { Sheet } from '../imposition/index.js';

/** Where one face of a card is: the page of the PDF, from 1, and millimetres from the top left of that page. */
export type Place = {
  readonly face: string;
  readonly sheet: number;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
};

/** The places of each card, by card id. */
export function placesOf(sheets: readonly Sheet[]): ReadonlyMap<string, readonly Place[]> {
  const places = new Map<string, Place[]>();
  const sides = sheets.flatMap(({ number, sides }) => sides.map(side => ({ number, side })));
  for (const [i, { number, side }] of sides.entries())
    for (const { piece, face, slot, turn } of side.placements) {
      const { width, height } = slot;
      const corner = { x: round(slot.x), y: round(slot.y) };
      const place = { face, sheet: number, page: i + 1, ...corner, width, height, turn };
      places.set(piece, [...(places.get(piece) ?? []), place]);
    }
  return places;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
