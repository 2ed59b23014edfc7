import type { Size } from '../geometry/index.js';
import type { Item } from '../scene/index.js';
import type { Placement, Sheet, SlugPlace } from './sheet.js';

/** A one-sided sheet with a single drawing instead of a block of cards, such as the rules or a map. */
export function wholePage(
  piece: string,
  page: Size,
  items: readonly Item[],
  slug: (place: SlugPlace) => readonly Item[],
): Sheet {
  const trim = { x: 0, y: 0, ...page };
  const marks = slug({ page, trim, side: 'front', sheet: 1, total: 1, alike: false });
  const placements: Placement[] = [{ piece, face: 'front', slot: trim, turn: 0 }];
  return {
    number: 1,
    sides: [{ side: 'front', size: page, items: [...items, ...marks], trim, bleed: trim, placements }],
  };
}
