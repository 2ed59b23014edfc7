import { IDENTITY, placeTurned, type Rect, type Size, type Turn } from '../geometry/index.js';
import { group, type Item, type SceneSymbol, use } from '../scene/index.js';
import { backSlot, frontSlot, type Layout, slotCount } from './layout.js';
import { cropMarks, foldLine, type MarkStyle } from './marks.js';

/** A card to be laid on a sheet: both faces drawn in its own millimetres, its trim at 0, 0. */
export interface Piece {
  readonly id: string;
  readonly front: readonly Item[];
  readonly back: readonly Item[];
}

export interface Placement {
  readonly piece: string;
  readonly face: 'front' | 'back';
  readonly slot: Rect;
  readonly turn: Turn;
}

/** One printed side of a sheet. */
export interface Side {
  readonly side: 'front' | 'back';
  readonly size: Size;
  readonly items: readonly Item[];
  /** The block of cards, and the block with its bleed. */
  readonly trim: Rect;
  readonly bleed: Rect;
  readonly placements: readonly Placement[];
}

export interface Sheet {
  /** From 1. */
  readonly number: number;
  readonly sides: readonly Side[];
}

export interface SheetStyle {
  readonly bleed: number;
  readonly printable: number;
  readonly marks: MarkStyle;
}

export interface SlugPlace {
  readonly page: Size;
  readonly trim: Rect;
  readonly side: 'front' | 'back';
  readonly sheet: number;
  readonly total: number;
}

/**
 * Lays cards on sheets, each back where the turned (or folded) paper brings it behind its front.
 * Slots are fixed: a last sheet that is not full does not shift.
 */
export function impose(
  pieces: readonly Piece[],
  layout: Layout,
  style: SheetStyle,
  direction: 'ltr' | 'rtl',
  slug: (place: SlugPlace) => readonly Item[],
): readonly Sheet[] {
  const each = slotCount(layout);
  const total = Math.ceil(pieces.length / each);
  // All full sheets share their marks.
  const drawn = new Map<number, SceneSymbol>();
  const marksOf = (count: number): SceneSymbol => {
    const known = drawn.get(count);
    if (known !== undefined) return known;
    const slots = Array.from({ length: count }, (_, i) => frontSlot(layout, i, direction));
    const items = cropMarks(slots, layout, style.marks, style.printable);
    const { columns, rows, card, page } = layout;
    const id = `marks-${columns}x${rows}-${card.width}x${card.height}-${page.width}x${page.height}-${count}`;
    const symbol = { id, box: { x: 0, y: 0, ...page }, items };
    drawn.set(count, symbol);
    return symbol;
  };
  return Array.from({ length: total }, (_, n) => {
    const own = pieces.slice(n * each, (n + 1) * each);
    const fronts = own.map((piece, i): Placed => {
      const slot = frontSlot(layout, i, direction);
      return { piece: piece.id, face: 'front', slot, turn: 0, items: piece.front };
    });
    const backs = own.map((piece, i): Placed => {
      return { piece: piece.id, face: 'back', ...backSlot(layout, fronts[i].slot), items: piece.back };
    });
    const marks = [use(marksOf(own.length), IDENTITY)];
    const side = (name: 'front' | 'back', placed: readonly Placed[], extra: readonly Item[]): Side => {
      const trim = layout.folded ? bothBlocks(layout) : name === 'front' ? layout.block : mirrored(layout);
      const place = { page: layout.page, trim, side: name, sheet: n + 1, total };
      return {
        side: name,
        size: layout.page,
        items: [
          ...placed.map(card => drawCard(card, placed, style.bleed, layout.gutter)),
          ...extra,
          ...slug(place),
        ],
        trim,
        bleed: grow(trim, style.bleed),
        placements: placed.map(({ items: _, ...placement }) => placement),
      };
    };
    const sides = layout.folded
      ? [side('front', [...fronts, ...backs], [...marks, foldLine(layout, style.marks, style.printable)])]
      : [side('front', fronts, marks), side('back', backs, [])];
    return { number: n + 1, sides };
  });
}

interface Placed extends Placement {
  readonly items: readonly Item[];
}

/** The card's drawing, cut off where its neighbour begins, and at the bleed where it has none. */
function drawCard(card: Placed, all: readonly Placed[], bleed: number, gutter: number): Item {
  const { slot, turn } = card;
  const room = (dx: number, dy: number) => {
    const x = slot.x + dx * (slot.width + gutter);
    const y = slot.y + dy * (slot.height + gutter);
    const taken = all.some(other => Math.abs(other.slot.x - x) < 0.01 && Math.abs(other.slot.y - y) < 0.01);
    return taken ? gutter / 2 : bleed;
  };
  // Sides of the slot as the page sees them; a card that is turned by half sees them swapped.
  const [left, top, right, bottom] = [room(-1, 0), room(0, -1), room(1, 0), room(0, 1)];
  const [l, t, r, b] = turn === 180 ? [right, bottom, left, top] : [left, top, right, bottom];
  const clip = { x: -l, y: -t, width: slot.width + l + r, height: slot.height + t + b };
  return group(placeTurned(slot, slot, turn), card.items, clip);
}

function mirrored(layout: Layout): Rect {
  return backSlot(layout, layout.block).slot;
}

function bothBlocks(layout: Layout): Rect {
  const back = mirrored(layout);
  const { block } = layout;
  const x = Math.min(block.x, back.x);
  const y = Math.min(block.y, back.y);
  return {
    x,
    y,
    width: Math.max(block.x, back.x) + block.width - x,
    height: Math.max(block.y, back.y) + block.height - y,
  };
}

function grow(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

/** A page that is one drawing, not a block of cards: a single sheet with one side. */
export function wholePage(
  piece: string,
  page: Size,
  items: readonly Item[],
  slug: (place: SlugPlace) => readonly Item[],
): Sheet {
  const trim = { x: 0, y: 0, ...page };
  const marks = slug({ page, trim, side: 'front', sheet: 1, total: 1 });
  const placements: Placement[] = [{ piece, face: 'front', slot: trim, turn: 0 }];
  return {
    number: 1,
    sides: [{ side: 'front', size: page, items: [...items, ...marks], trim, bleed: trim, placements }],
  };
}
