import type { Sheet, Side } from './sheet.js';

/** Which sheet lies on top of the pile of fronts, printed side up, before it is turned over by hand. */
export type Pile = 'first-on-top' | 'last-on-top';

export interface SheetPage {
  /** From 1. */
  readonly sheet: number;
  readonly side: Side;
}

/**
 * The sides of sheets in the order of their pages: sheet by sheet, or for a `pile` all fronts first, then the backs as the
 * turned pile needs them.
 */
export function inPageOrder(sheets: readonly Sheet[], pile?: Pile): readonly SheetPage[] {
  const side = (at: number) =>
    sheets.flatMap(({ number, sides }) => (sides[at] ? [{ sheet: number, side: sides[at] }] : []));
  if (pile === undefined)
    return sheets.flatMap(({ number, sides }) => sides.map(side => ({ sheet: number, side })));
  const [fronts, backs] = [side(0), side(1)];
  return [...fronts, ...(pile === 'first-on-top' ? backs.reverse() : backs)];
}
