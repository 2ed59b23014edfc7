import type { Size } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import type { Placement, Sheet, Side, SlugPlace } from './sheet.js';

/** A one-sided sheet with a single drawing instead of a block of cards, such as the rules or a map. */
export function wholePage(
  piece: string,
  page: Size,
  items: readonly Item[],
  slug: (place: SlugPlace) => readonly Item[],
): Sheet {
  return { number: 1, sides: [sideOf(page, { piece, items }, 'front', slug, 1, 1)] };
}

/** One side of a whole sheet. */
interface PageDrawing {
  readonly piece: string;
  readonly items: readonly Item[];
}

/** As many sheets of whole pages, all alike but for their slugs: one drawing on the front, if any the second on the back. */
export function wholeSheets(
  page: Size,
  drawings: readonly [front: PageDrawing, back?: PageDrawing],
  count: number,
  slug: (place: SlugPlace) => readonly Item[],
): readonly Sheet[] {
  return Array.from({ length: count }, (_, i) => {
    const sides = drawings.flatMap((drawing, j) =>
      drawing ? [sideOf(page, drawing, j === 0 ? 'front' : 'back', slug, i + 1, count)] : [],
    );
    return { number: i + 1, sides };
  });
}

function sideOf(
  page: Size,
  { piece, items }: PageDrawing,
  side: 'front' | 'back',
  slug: (place: SlugPlace) => readonly Item[],
  sheet: number,
  total: number,
): Side {
  const trim = { x: 0, y: 0, ...page };
  const marks = slug({ page, trim, side, sheet, total, alike: false });
  const placements: Placement[] = [{ piece, face: side, slot: trim, turn: 0 }];
  return { side, size: page, items: [...items, ...marks], trim, bleed: trim, placements };
}
