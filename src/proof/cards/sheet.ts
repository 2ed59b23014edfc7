import type { Rect } from '../../scene/geometry/index.js';
import type { Flip } from '../expectation.js';
import type { PageItem, Shape } from '../pages/items.js';
import { strokeEnds } from '../pages/outlines.js';
import type { Page } from '../pdfium/page.js';
import { blockOf, type CardFace, dealItems } from './card-face.js';
import { findCropMarks } from './crop-marks.js';
import { type Axis, axisOf, mirrored } from './flip-axis.js';

/** A card with both of its sides. */
export interface FoundCard {
  readonly front: CardFace;
  readonly back: CardFace;
}

/** One page of a sheet. */
export interface SheetSide {
  readonly page: Page;
  readonly faces: readonly CardFace[];
  /** Around the cards. */
  readonly block: Rect;
}

/** A sheet as the paper is flipped or folded: each card with what comes to lie behind it. */
export interface FoundSheet {
  readonly axis: Axis;
  readonly cards: readonly FoundCard[];
  /** The front and the back page; of a folded sheet its one page. */
  readonly sides: readonly SheetSide[];
  /** Around the backs: where a pattern for the whole block has its centre. */
  readonly backBlock: Rect;
}

/** A page whose cards have their backs on the following page; undefined where it has no cards. */
export function readDuplexSheet(front: Page, back: Page, flip: Flip): FoundSheet | undefined {
  const { trims, marks } = findCropMarks(front.items);
  if (trims.length === 0) return undefined;
  const axis = axisOf(front.size, flip);
  const sides = [
    readSide(front, trims, marks),
    readSide(
      back,
      trims.map(trim => mirrored(front.size, axis, trim)),
      new Set(),
    ),
  ];
  const [fronts, backs] = sides;
  return {
    axis,
    cards: fronts.faces.map((face, i) => ({ front: face, back: backs.faces[i] })),
    sides,
    backBlock: mirrored(front.size, axis, front.trim ?? fronts.block),
  };
}

/** A page with fronts and backs, to be folded; undefined where it has no cards. */
export function readFoldedSheet(page: Page, axis: Axis): FoundSheet | undefined {
  const { trims, marks } = findCropMarks(page.items);
  if (trims.length === 0) return undefined;
  const behind = trims.map(trim => mirrored(page.size, axis, trim));
  const side = readSide(page, [...trims, ...behind], marks);
  return {
    axis,
    cards: trims.map((_, i) => ({ front: side.faces[i], back: side.faces[trims.length + i] })),
    sides: [side],
    backBlock: blockOf(behind),
  };
}

function readSide(page: Page, trims: readonly Rect[], marks: ReadonlySet<PageItem>): SheetSide {
  return { page, block: blockOf(trims), faces: dealItems(page, trims, marks) };
}

/** Where the page is to be folded: along a dashed line through its middle. */
export function foldOf({ items, size }: Page): Axis | undefined {
  for (const item of items) {
    if (!isDashed(item)) continue;
    const { x, y, width, height } = item.edge;
    if (width < 0.01 && Math.abs(x - size.width / 2) < 0.1 && height > size.height * 0.8) return 'vertical';
    if (height < 0.01 && Math.abs(y - size.height / 2) < 0.1 && width > size.width * 0.8) return 'horizontal';
  }
  return undefined;
}

function isDashed(item: PageItem): item is Shape {
  return item.kind === 'shape' && item.dash.length > 0 && strokeEnds(item) !== undefined;
}
