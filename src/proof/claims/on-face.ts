import {
  apply,
  bounds,
  compose,
  type Matrix,
  type Rect,
  type Turn,
  translate,
  turnAbout,
  union,
} from '../../scene/geometry/index.js';
import type { Fault } from '../findings.js';
import { isCamouflage, type PageItem, type Shape, type Text } from '../pages/items.js';
import type { Claim, ClaimedFace } from './claim.js';

/** An item as it is seen on an upright card, in millimetres from the card's top left. */
export interface OnFace<I extends PageItem = PageItem> {
  readonly item: I;
  /** Its place among all that is painted on the page. */
  readonly painted: number;
  /** Around what shows. */
  readonly ink: Rect;
  /** Around a path without its stroke, or around glyphs, clipped or not. */
  readonly edge: Rect;
  /** Of a text: from where its first letter begins to where the last ends, along its baseline. */
  readonly pen: Rect;
  readonly turn: Turn;
  readonly toFace: Matrix;
}

/** What was found for a claim. */
export interface Found {
  readonly claim: Claim;
  readonly own: readonly OnFace[];
}

/** What was found for a claim, and what is wrong with it. */
export interface Match {
  readonly own: readonly OnFace[];
  readonly faults: readonly Fault[];
  /** Whether a text was found that says what it should, wherever it is. */
  readonly isRead?: boolean;
}

/** From the page to the upright card. */
export function toFace({ trim, turn }: Pick<ClaimedFace, 'trim' | 'turn'>): Matrix {
  const back = turnAbout(((360 - turn) % 360) as Turn);
  const { x, y } = bounds(back, trim);
  return compose(translate(-x, -y), back);
}

/** What reaches no farther than this over an edge lies beside it, in millimetres. */
export const NEXT = 0.1;

/** What touches a card, or its bleed, in the order of painting. */
export function itemsOn(
  items: readonly PageItem[],
  face: Pick<ClaimedFace, 'trim' | 'turn' | 'bleed'>,
): readonly OnFace[] {
  const matrix = toFace(face);
  const [, , , , dx, dy] = matrix;
  // Thousands of sheets and cards in a batch lie upright.
  const onFace = (box: Rect): Rect => {
    if (face.turn !== 0) return bounds(matrix, box);
    const { x, y, width, height } = box;
    return dx === 0 && dy === 0 ? box : { x: x + dx, y: y + dy, width, height };
  };
  const { x, y, width, height } = face.bleed ?? face.trim;
  const [left, top, right, bottom] = [x + NEXT, y + NEXT, x + width - NEXT, y + height - NEXT];
  const found: OnFace[] = [];
  for (const [painted, item] of items.entries()) {
    const { ink } = item;
    if (ink.x >= right || ink.y >= bottom || ink.x + ink.width <= left || ink.y + ink.height <= top) continue;
    const seen = { painted, ink: onFace(ink), toFace: matrix };
    if (item.kind === 'shape') {
      const edge = onFace(item.edge);
      found.push({ ...seen, item: asStands(item, matrix), edge, pen: edge, turn: 0 });
    } else if (!isCamouflage(item)) {
      const turn = ((item.turn - face.turn + 360) % 360) as Turn;
      found.push({ ...seen, item, edge: onFace(item.outlines), pen: onFace(penOf(item)), turn });
    } else if (!item.cut || item.ink !== item.outlines)
      // Of a letter that a clip takes away whole, no ink is left to clip.
      found.push({ ...seen, item, edge: seen.ink, pen: seen.ink, turn: 0 });
  }
  return found;
}

/** A picture of pixels that is turned or mirrored on its card is not the picture that was claimed. */
function asStands(shape: Shape, toFace: Matrix): Shape {
  if (shape.image === undefined) return shape;
  // From the square of an image, y up, to the card, y down.
  const [a, b, c, d] = compose(toFace, shape.matrix);
  const isUpright = a > 0 && d < 0 && Math.abs(b) < 1e-3 * a && Math.abs(c) < 1e-3 * a;
  const { image: _, ...other } = shape;
  return isUpright ? shape : other;
}

export function isText(on: OnFace): on is OnFace<Text> {
  return on.item.kind === 'text';
}

export function isShape(on: OnFace): on is OnFace<Shape> {
  return on.item.kind === 'shape';
}

function penOf({ letters, turn }: Text): Rect {
  const ahead = apply(turnAbout(turn), { x: 1, y: 0 });
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { origin, advance, box } of letters) {
    // Ink before the origin is part of what PDFium takes for the advance.
    const before =
      ahead.x > 0.5
        ? origin.x - box.x
        : ahead.x < -0.5
          ? box.x + box.width - origin.x
          : ahead.y > 0
            ? origin.y - box.y
            : box.y + box.height - origin.y;
    const step = advance - Math.max(0, before);
    const [x, y] = [origin.x + ahead.x * step, origin.y + ahead.y * step];
    left = Math.min(left, origin.x, x);
    top = Math.min(top, origin.y, y);
    right = Math.max(right, origin.x, x);
    bottom = Math.max(bottom, origin.y, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether it is a letter that hides words from the naked eye. */
export function isCover(on: OnFace): on is OnFace<Text> {
  return isText(on) && isCamouflage(on.item);
}

/** Around all of them. */
export function inkOf(own: readonly OnFace[]): Rect {
  return own.map(({ ink }) => ink).reduce(union);
}

/** What was found last for a slot. */
export function ownOf(name: string, found: readonly Found[]): readonly OnFace[] {
  const before = found.findLast(({ claim }) => claim.name === name);
  if (before === undefined)
    throw new Error(`A claim is measured from "${name}", which is not claimed before it.`);
  return before.own;
}
