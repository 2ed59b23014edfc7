import type { PartRecord } from '../data/manifest/index.js';
import { outlineBox } from '../pictures/index.js';
import type { CheckName, Claim, ClaimedFace, ParagraphClaim, ShapeClaim, TextClaim } from '../proof/index.js';
import { bounds, compose, IDENTITY, type Matrix, type Rect, type Size } from '../scene/geometry/index.js';
import { type Item, type Outline, tileUses } from '../scene/index.js';
import { type Faces, facesOf } from './part.js';

/** What is recorded of one card. */
export type CardRecord = PartRecord['cards'][number];

/** The paint of a shape. */
export type Paint = Pick<ShapeClaim, 'fill' | 'stroke' | 'strokeWidth' | 'dashed'>;

/** What else is told of the faces of a kind. */
interface FacesTold<R> {
  /** The check that counts each front, or each face for which it is named. */
  readonly counts?: CheckName | ((face: string, at: number) => CheckName | undefined);
  /** What people call a face, if it is not its id. */
  readonly printed?: (card: R, face: string, at: number) => ClaimedFace['printed'];
  /** How far a drawing that reaches over its trim runs on, but no farther than halfway to the next card. */
  readonly bleed?: number;
}

/** What is claimed of each face of each card where the manifest says that it lies; earlier versions don't say. */
export function claimedFaces<R extends CardRecord>(
  cards: readonly R[],
  slots: (card: R, face: string, at: number) => readonly Claim[],
  { counts, printed, bleed = 0 }: FacesTold<R> = {},
): Faces | undefined {
  const trims = new Map<number, Rect[]>();
  for (const place of cards.flatMap(({ places = [] }) => places))
    trims.set(place.page, [...(trims.get(place.page) ?? []), place]);
  if (trims.size === 0) return undefined;
  const faces = cards.flatMap((card, at) =>
    (card.places ?? []).map(({ face, page, turn, x, y, width, height }) => {
      const trim = { x, y, width, height };
      const claims = slots(card, face, at);
      const runsOn = claims.some(({ box }) => box.x < 0 && box.y < 0);
      const called = printed?.(card, face, at);
      const counted = typeof counts === 'function' ? counts(face, at) : face === 'front' ? counts : undefined;
      return {
        id: card.id,
        ...(called ? { printed: called } : {}),
        ...(counted ? { counts: counted } : {}),
        page,
        trim,
        turn,
        ...(runsOn ? { bleed: bleedAround(trim, trims.get(page) ?? [], bleed) } : {}),
        claims,
      };
    }),
  );
  return facesOf(faces);
}

function bleedAround(trim: Rect, all: readonly Rect[], bleed: number): Rect {
  const [right, bottom] = [trim.x + trim.width, trim.y + trim.height];
  const room = (gapTo: (other: Rect) => number) => Math.min(bleed, ...all.map(other => gapTo(other) / 2));
  const isBeside = ({ y, height }: Rect) => y < bottom - HAIR && y + height > trim.y + HAIR;
  const isInColumn = ({ x, width }: Rect) => x < right - HAIR && x + width > trim.x + HAIR;
  const gap = (isInLine: boolean, distance: number) =>
    isInLine && distance > -HAIR ? Math.max(0, distance) : Infinity;
  const left = room(other => gap(isBeside(other), trim.x - other.x - other.width));
  const top = room(other => gap(isInColumn(other), trim.y - other.y - other.height));
  return {
    x: trim.x - left,
    y: trim.y - top,
    width: trim.width + left + room(other => gap(isBeside(other), other.x - right)),
    height: trim.height + top + room(other => gap(isInColumn(other), other.y - bottom)),
  };
}

const HAIR = 0.01;

/** Boxes of a card as they are printed: mirrored for right-to-left scripts. */
export function mirrorFor(direction: 'ltr' | 'rtl', { width }: Pick<Size, 'width'>): (box: Rect) => Rect {
  return box => (direction === 'rtl' ? { ...box, x: width - box.x - box.width } : box);
}

export function around(x: number, y: number, r: number): Rect {
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

/** Shapes in the order in which they are painted over one another. */
export function inOrder(claims: readonly Claim[]): readonly Claim[] {
  return claims.map(claim => (claim.kind === 'shape' ? { ...claim, inOrder: true } : claim));
}

export function shapeSlot(name: string, box: Rect, paint: Paint): ShapeClaim {
  return { kind: 'shape', name, box, ...paint };
}

/** The shapes of a drawing that is data, such as a sign, placed by a matrix; they are painted in their order. */
export function drawnSlots(
  name: string,
  items: readonly Item[],
  placed: Matrix = IDENTITY,
  clip?: Rect,
): readonly ShapeClaim[] {
  return items.flatMap((item): readonly ShapeClaim[] => {
    switch (item.kind) {
      case 'group': {
        const inner = compose(placed, item.matrix);
        return drawnSlots(name, item.items, inner, within(item.clip, inner, clip));
      }
      case 'use': {
        const inner = compose(placed, item.matrix);
        return drawnSlots(name, item.symbol.items, inner, within(item.symbol.box, inner, clip));
      }
      case 'tiles':
        return drawnSlots(name, tileUses(item), placed, clip);
      case 'text':
      case 'image':
        return [];
      default: {
        const box = boxOf(item, placed);
        const cut = clip ? { clip } : {};
        return box ? [{ ...shapeSlot(name, box, paintOf(item, placed)), ...cut, inOrder: true }] : [];
      }
    }
  });
}

type Direction = 'ltr' | 'rtl';

/** Where a line of text stands: from `x` towards its end, up to it, or about it; on a baseline `y`. */
export interface OnLine {
  readonly x: number;
  readonly y: number;
  /** A text is made smaller to fit. */
  readonly room: number;
  /** The em, in millimetres. */
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** See `Claim`. */
  readonly below?: string;
  readonly under?: string;
}

/** A text on one line. */
export function lineSlot(
  direction: Direction,
  name: string,
  text: string,
  { x, y, room, size, anchor = 'start', below, under }: OnLine,
  fill: string,
): TextClaim {
  const isAtRight = (anchor === 'start') === (direction === 'rtl');
  const left = anchor === 'middle' ? x - room / 2 : isAtRight ? x - room : x;
  return {
    kind: 'text',
    name,
    text,
    direction,
    box: { x: left, y: y - size * 1.3, width: room, height: size * 2 },
    fill,
    across: anchor === 'middle' ? 'advance' : isAtRight ? 'right' : 'left',
    baselines: [y],
    size,
    ...(below === undefined ? {} : { below }),
    ...(under === undefined ? {} : { under }),
  };
}

/** A text on as many lines as it needs. */
export function paragraphSlot(
  direction: Direction,
  name: string,
  text: string,
  { x, y, room, size, anchor = 'start', below, under, leading }: OnLine & { readonly leading: number },
  fill: string,
): ParagraphClaim {
  const { box } = lineSlot(direction, name, text, { x, y, room, size, anchor }, fill);
  const across = anchor === 'middle' ? anchor : direction === 'rtl' ? 'right' : 'left';
  return {
    kind: 'paragraph',
    name,
    text,
    direction,
    box: { ...box, height: 1000 },
    fill,
    set: { size, across, baseline: y, leading },
    ...(below === undefined ? {} : { below }),
    ...(under === undefined ? {} : { under }),
  };
}

/** The rule under the title of a page, with its red end. */
export function titleRuleSlots(
  direction: Direction,
  { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>,
  end: number,
  { frameA, red }: { readonly frameA: string; readonly red: string },
): readonly ShapeClaim[] {
  const from = direction === 'rtl' ? x + width - end : x;
  return [
    shapeSlot('title rule', { x, y, width, height: 0.3 }, { fill: frameA }),
    shapeSlot('title rule', { x: from, y: y - 0.45, width: end, height: 1.2 }, { fill: red }),
  ];
}

/** The title of a page whose ink begins at the top of an area, and the rule `gap` under it with its red end. */
export function titleSlots(
  direction: Direction,
  text: string,
  {
    x,
    y,
    width,
    size,
    gap,
    end,
  }: Omit<Rect, 'height'> & {
    readonly size: number;
    readonly gap: number;
    readonly end: number;
  },
  colours: { readonly ink: string; readonly frameA: string; readonly red: string },
): readonly Claim[] {
  const start = direction === 'rtl' ? x + width : x;
  const line = lineSlot(direction, 'title', text, { x: start, y: y + size, room: width, size }, colours.ink);
  const { baselines: _, ...title } = line;
  return [
    { ...title, top: y },
    ...titleRuleSlots(direction, { x, y: gap, width }, end, colours).map(rule => ({
      ...rule,
      under: 'title',
    })),
  ];
}

type Drawn = Extract<Item, { kind: 'rect' | 'circle' | 'path' | 'line' }>;

function boxOf(item: Drawn, placed: Matrix): Rect | undefined {
  if (item.kind !== 'line') return outlineBox({ ...item, fill: item.fill ?? '' }, placed);
  const { x1, x2, y1, y2 } = item;
  const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
  return bounds(placed, { x, y, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) });
}

function paintOf(item: Drawn, [a, b, c, d]: Matrix): Paint {
  const { stroke, strokeWidth = 0, dash } = item;
  const fill = item.kind === 'line' ? undefined : item.fill;
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  return {
    ...(fill === undefined ? {} : { fill }),
    ...(stroke === undefined ? {} : { stroke, strokeWidth: strokeWidth * scale }),
    ...(stroke !== undefined && dash ? { dashed: dash.map(length => length * scale) } : {}),
  };
}

/** What two clips leave. */
function within(clip: Rect | Outline | undefined, placed: Matrix, outer: Rect | undefined): Rect | undefined {
  const box =
    clip && ('d' in clip ? outlineBox({ kind: 'path', ...clip, fill: '' }, placed) : bounds(placed, clip));
  if (box === undefined || outer === undefined) return box ?? outer;
  const [x, y] = [Math.max(box.x, outer.x), Math.max(box.y, outer.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(box.x + box.width, outer.x + outer.width) - x),
    height: Math.max(0, Math.min(box.y + box.height, outer.y + outer.height) - y),
  };
}
