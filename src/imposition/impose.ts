import {
  grown,
  IDENTITY,
  type Matrix,
  placeTurned,
  type Rect,
  type Size,
  type Turn,
} from '../geometry/index.js';
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
  /** The side is the same on every full sheet: no number tells one from another. */
  readonly alike: boolean;
}

/** How cards are laid on sheets: the same for all sheets of a part. */
export interface Imposition {
  readonly layout: Layout;
  readonly style: SheetStyle;
  readonly direction: 'ltr' | 'rtl';
  readonly slug: (place: SlugPlace) => readonly Item[];
}

/**
 * Lays `count` cards on sheets, each back where the turned (or folded) paper brings it behind its front, sheet by sheet
 * as the cards come. Slots are fixed: a last sheet that is not full does not shift.
 */
export function* impose(
  pieces: Iterable<Piece>,
  count: number,
  imposition: Imposition,
): Generator<Sheet, void, undefined> {
  const { layout } = imposition;
  const each = slotCount(layout);
  const total = Math.ceil(count / each);
  const shared = new Shared(imposition);
  let number = 0;
  for (const own of groupsOf(pieces, each)) {
    number += 1;
    yield { number, sides: sidesOf(own, imposition, shared, number, total) };
  }
}

function* groupsOf<T>(items: Iterable<T>, size: number): Generator<T[], void, undefined> {
  let group: T[] = [];
  for (const item of items) {
    group.push(item);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function sidesOf(
  pieces: readonly Piece[],
  { layout, slug, style }: Imposition,
  shared: Shared,
  sheet: number,
  total: number,
): Side[] {
  const places = shared.places(pieces.length);
  const alike = !layout.folded && pieces.every(piece => piece.back === pieces[0].back);
  const full = pieces.length === slotCount(layout);
  const fronts = () => pieces.map((piece, i) => drawCard(piece.front, places[i].front));
  const backs = () => pieces.map((piece, i) => drawCard(piece.back, places[i].back));
  const side = (name: 'front' | 'back', items: readonly Item[]): Side => {
    const { trim, bleed } = shared.blocks[name];
    const same = name === 'back' && alike && full;
    const place = { page: layout.page, trim, side: name, sheet, total, alike: same };
    const faces = layout.folded ? (['front', 'back'] as const) : [name];
    const placements = faces.flatMap(face =>
      pieces.map(({ id }, i): Placement => ({ piece: id, face, ...places[i][face].at })),
    );
    return { side: name, size: layout.page, items: [...items, ...slug(place)], trim, bleed, placements };
  };
  const marks = use(shared.marks(pieces.length), IDENTITY);
  if (layout.folded)
    return [side('front', [...fronts(), ...backs(), marks, foldLine(layout, style.marks, style.printable)])];
  const behind = alike ? [use(shared.backs(pieces[0].back, pieces.length, backs), IDENTITY)] : backs();
  return [side('front', [...fronts(), marks]), side('back', behind)];
}

/** Where a face goes: its slot, and its drawing's way there. */
interface Place {
  readonly at: { readonly slot: Rect; readonly turn: Turn };
  readonly matrix: Matrix;
  readonly clip: Rect;
}

type Places = Readonly<Record<'front' | 'back', Place>>;

/** What full sheets have in common is drawn once: their marks, and their backs where all cards have the same one. */
class Shared {
  readonly #imposition: Imposition;
  readonly #marks = new Map<number, SceneSymbol>();
  readonly #places = new Map<number, readonly Places[]>();
  readonly #backs = new Map<readonly Item[], Map<number, SceneSymbol>>();

  /** The block of cards on each side, and the block with its bleed. */
  readonly blocks: Readonly<Record<'front' | 'back', { readonly trim: Rect; readonly bleed: Rect }>>;

  constructor(imposition: Imposition) {
    this.#imposition = imposition;
    const { layout, style } = imposition;
    const both = (trim: Rect) => ({ trim, bleed: grown(trim, style.bleed) });
    this.blocks = layout.folded
      ? { front: both(bothBlocks(layout)), back: both(bothBlocks(layout)) }
      : { front: both(layout.block), back: both(mirrored(layout)) };
  }

  /** The places of a sheet with so many cards. */
  places(count: number): readonly Places[] {
    const known = this.#places.get(count);
    if (known !== undefined) return known;
    const { layout, style, direction } = this.#imposition;
    const fronts = Array.from({ length: count }, (_, i) => {
      return { slot: frontSlot(layout, i, direction), turn: 0 as const };
    });
    const backs = fronts.map(({ slot }) => backSlot(layout, slot));
    const both = [...fronts, ...backs];
    const [besideFront, besideBack] = layout.folded ? [both, both] : [fronts, backs];
    const places = fronts.map((front, i) => ({
      front: placeOf(front, besideFront, style.bleed, layout.gutter),
      back: placeOf(backs[i], besideBack, style.bleed, layout.gutter),
    }));
    this.#places.set(count, places);
    return places;
  }

  marks(count: number): SceneSymbol {
    const { layout, style, direction } = this.#imposition;
    return this.#keep(this.#marks, 'marks', count, () => {
      const slots = Array.from({ length: count }, (_, i) => frontSlot(layout, i, direction));
      return cropMarks(slots, layout, style.marks, style.printable);
    });
  }

  backs(back: readonly Item[], count: number, draw: () => readonly Item[]): SceneSymbol {
    const known = this.#backs.get(back) ?? new Map<number, SceneSymbol>();
    this.#backs.set(back, known);
    return this.#keep(known, `backs${[...this.#backs.keys()].indexOf(back)}`, count, draw);
  }

  #keep(
    drawn: Map<number, SceneSymbol>,
    name: string,
    count: number,
    draw: () => readonly Item[],
  ): SceneSymbol {
    const known = drawn.get(count);
    if (known !== undefined) return known;
    const { columns, rows, card, page } = this.#imposition.layout;
    const id = `${name}-${columns}x${rows}-${card.width}x${card.height}-${page.width}x${page.height}-${count}`;
    const symbol = { id, box: { x: 0, y: 0, ...page }, items: draw() };
    drawn.set(count, symbol);
    return symbol;
  }
}

function drawCard(items: readonly Item[], { matrix, clip }: Place): Item {
  return group(matrix, items, clip);
}

/** A card is cut off where its neighbour begins, and at the bleed where it has none. */
function placeOf(at: Place['at'], all: readonly Place['at'][], bleed: number, gutter: number): Place {
  const { slot, turn } = at;
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
  return { at, matrix: placeTurned(slot, slot, turn), clip };
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

/** A page that is one drawing, not a block of cards: a single sheet with one side. */
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
