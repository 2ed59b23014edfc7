import { centre, type Rect, type Turn, union } from '../../scene/geometry/index.js';
import type { Drawing } from '../pages/drawing.js';
import { contains, isCamouflage, type PageItem, type Shape, type Text } from '../pages/items.js';
import { isSeen } from '../pages/sight.js';
import type { Page } from '../pdfium/page.js';
import { areaOf, largest } from './largest.js';

/** What is on one side of one trimmed card. */
export interface CardFace {
  readonly trim: Rect;
  /** The page that it is on. */
  readonly paper: Drawing;
  /** All of it, in the order of painting. */
  readonly items: readonly PageItem[];
  readonly shapes: readonly Shape[];
  readonly texts: readonly Text[];
  /** Letters through which a red filter looks: they hide words from the naked eye, and say nothing. */
  readonly camouflage: readonly Text[];
  /** Filled shapes as large as the card: the ground of a pattern, which runs on beyond the trim. */
  readonly grounds: readonly Shape[];
}

const seen = new WeakMap<CardFace, readonly Shape[]>();

/** The shapes of a face that show. */
export function seenShapes(face: CardFace): readonly Shape[] {
  const known = seen.get(face) ?? face.shapes.filter(shape => isSeen(shape, face.paper));
  seen.set(face, known);
  return known;
}

/** Deals the items of a page to the cards at `trims`; `marks` belong to no card. */
export function dealItems(
  { items, drawing: paper }: Pick<Page, 'items' | 'drawing'>,
  trims: readonly Rect[],
  marks: ReadonlySet<PageItem>,
): readonly CardFace[] {
  const faces = trims.map(trim => {
    const none = {
      items: [] as PageItem[],
      shapes: [] as Shape[],
      texts: [] as Text[],
      camouflage: [] as Text[],
      grounds: [] as Shape[],
    };
    return { trim, paper, ...none };
  });
  for (const item of items) {
    if (marks.has(item)) continue;
    if (item.kind === 'shape' && item.fill !== undefined) {
      const under = faces.filter(({ trim }) => isGround(item, trim));
      for (const face of under) {
        face.grounds.push(item);
        face.items.push(item);
      }
      if (under.length > 0) continue;
    }
    const middle = centre(item.ink);
    const target = faces.find(({ trim }) => contains(trim, middle));
    if (target === undefined) continue;
    target.items.push(item);
    if (item.kind === 'shape') target.shapes.push(item);
    else if (isCamouflage(item)) target.camouflage.push(item);
    else target.texts.push(item);
  }
  return faces;
}

/** As large as the card or larger, and over its middle, wherever else it may reach. */
function isGround({ edge, ink }: Shape, trim: Rect): boolean {
  return edge.width > trim.width - 0.1 && edge.height > trim.height - 0.1 && contains(ink, centre(trim));
}

/** What a side of a card shows. */
export type Contents = 'pattern' | 'face' | 'nothing';

export function contentsOf({ grounds, texts, shapes }: CardFace): Contents {
  if (grounds.length > 0 && texts.length === 0) return 'pattern';
  return shapes.length + texts.length === 0 ? 'nothing' : 'face';
}

/** The largest outline on a face: its frame, panel or rim. Where it lies says where the face lies. */
export function frameOf({ shapes, trim }: CardFace): Rect | undefined {
  const edges = shapes.filter(({ fill }) => fill === undefined).map(({ edge }) => edge);
  const best = largest(edges, areaOf);
  return best !== undefined && areaOf(best) > 0.3 * areaOf(trim) ? best : undefined;
}

/** The turn of a face: that of its largest text that is not on it upside down as well. */
export function turnOfFace({ texts }: CardFace): Turn | undefined {
  const single = texts.filter(
    text =>
      !texts.some(
        other => other.text === text.text && isReversed(text, other) && other.size > text.size * 0.95,
      ),
  );
  return largest(single, ({ size }) => size)?.turn;
}

/** Whether one text is upside down as the other is seen. */
function isReversed(a: Pick<Text, 'turn'>, b: Pick<Text, 'turn'>): boolean {
  return (b.turn - a.turn + 360) % 360 === 180;
}

export function blockOf(trims: readonly Rect[]): Rect {
  return trims.reduce(union);
}

/** The row and the column of a card among the cards of its page, from 1. */
export function rowAndColumn(
  trims: readonly Rect[],
  trim: Rect,
): { readonly row: number; readonly column: number } {
  const line = (side: 'x' | 'y') =>
    trims
      .map(rect => rect[side])
      .sort((a, b) => a - b)
      .filter((value, i, sorted) => i === 0 || value - sorted[i - 1] > 1)
      .findIndex(value => Math.abs(value - trim[side]) <= 1) + 1;
  return { row: line('y'), column: line('x') };
}
