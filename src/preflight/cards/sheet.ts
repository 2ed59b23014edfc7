import type { Rect } from '../../geometry/index.js';
import { type Axis, axisOf, through } from '../checks/alignment.js';
import type { Drawn, Shape } from '../pages/items.js';
import type { Page } from '../pages/page-reader.js';
import { blockOf, type CardFace, dealItems, findTrims, type Rest } from './card-face.js';
import { strokeEnds } from './signs.js';

/** A card with what is drawn on both of its sides. */
export interface FoundCard {
  readonly front: CardFace;
  readonly back: CardFace;
}

/** A printed sheet as the paper turns or folds it: each card with what comes to lie behind it. */
export interface FoundSheet {
  readonly axis: Axis;
  readonly cards: readonly FoundCard[];
  /** What is on no card, of the front page and of the back page. */
  readonly rests: readonly { readonly page: Page; readonly rest: Rest; readonly block: Rect }[];
  /** Around the backs, as the pattern's centre is measured. */
  readonly backBlock: Rect;
}

/** A page whose cards have their backs on the page that follows. */
export function readTurnedSheet(
  front: Page,
  back: Page,
  flip: 'long-edge' | 'short-edge',
): FoundSheet | undefined {
  const { trims, arms } = findTrims(front.items);
  if (trims.length === 0) return undefined;
  const axis = axisOf(front.size, flip);
  const behind = trims.map(trim => through(front.size, axis, trim));
  const fronts = dealItems(front.items, trims, arms);
  const backs = dealItems(back.items, behind, new Set());
  return {
    axis,
    cards: fronts.faces.map((face, i) => ({ front: face, back: backs.faces[i] })),
    rests: [
      { page: front, rest: fronts.rest, block: blockOf(trims) },
      { page: back, rest: backs.rest, block: blockOf(behind) },
    ],
    backBlock: through(front.size, axis, front.trim ?? blockOf(trims)),
  };
}

/** A page with fronts and backs, which is folded; undefined where it has no cards. */
export function readFoldedSheet(page: Page, axis: Axis): FoundSheet | undefined {
  const { trims, arms } = findTrims(page.items);
  if (trims.length === 0) return undefined;
  const behind = trims.map(trim => through(page.size, axis, trim));
  const { faces, rest } = dealItems(page.items, [...trims, ...behind], arms);
  const block = blockOf([...trims, ...behind]);
  return {
    axis,
    cards: trims.map((_, i) => ({ front: faces[i], back: faces[trims.length + i] })),
    rests: [{ page, rest, block }],
    backBlock: blockOf(behind),
  };
}

/** Where the page is folded: a dashed line through its middle. */
export function foldOf(page: Page): Axis | undefined {
  for (const item of page.items) {
    if (!isDashed(item)) continue;
    const { x, y, width, height } = item.edge;
    if (width < 0.01 && Math.abs(x - page.size.width / 2) < 0.1 && height > page.size.height * 0.8)
      return 'vertical';
    if (height < 0.01 && Math.abs(y - page.size.height / 2) < 0.1 && width > page.size.width * 0.8)
      return 'horizontal';
  }
  return undefined;
}

function isDashed(item: Drawn): item is Shape {
  return item.kind === 'shape' && item.dashed && strokeEnds(item) !== undefined;
}
