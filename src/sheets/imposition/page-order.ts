/** Which sheet lies on top of the pile of fronts, printed side up, before it is turned over by hand. */
export type Pile = 'first-on-top' | 'last-on-top';

/** A sheet by what is known of its sides: their drawing, or what is claimed of them. */
interface SheetOf<Side> {
  /** From 1. */
  readonly number: number;
  readonly sides: readonly Side[];
}

interface SheetPage<Side> {
  /** From 1. */
  readonly sheet: number;
  readonly side: Side;
}

/**
 * The sides of sheets in the order of their pages: sheet by sheet, or for a `pile` all fronts first, then the backs as the
 * turned pile needs them.
 */
export function inPageOrder<Side>(sheets: readonly SheetOf<Side>[], pile?: Pile): readonly SheetPage<Side>[] {
  const side = (at: number) =>
    sheets.flatMap(({ number, sides }) => (sides[at] ? [{ sheet: number, side: sides[at] }] : []));
  if (pile === undefined)
    return sheets.flatMap(({ number, sides }) => sides.map(side => ({ sheet: number, side })));
  const [fronts, backs] = [side(0), side(1)];
  return [...fronts, ...(pile === 'first-on-top' ? backs.reverse() : backs)];
}
