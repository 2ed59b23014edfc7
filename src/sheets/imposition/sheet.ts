import type { Rect, Size, Turn } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import type { Layout } from './layout.js';
import type { MarkStyle } from './marks.js';

/** A card to impose: both faces in the card's own millimetres, the top left corner of its trim at 0, 0. */
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
  /** The width along each edge of the paper that many printers leave blank. */
  readonly printable: number;
  readonly marks: MarkStyle;
}

/** What a slug is drawn for. */
export interface SlugPlace {
  readonly page: Size;
  readonly trim: Rect;
  readonly side: 'front' | 'back';
  readonly sheet: number;
  readonly total: number;
  /** This side is the same on every full sheet, so its slug has no sheet number. */
  readonly alike: boolean;
}

/** How the cards of a part are put on sheets. */
export interface Imposition {
  readonly layout: Layout;
  readonly style: SheetStyle;
  readonly direction: 'ltr' | 'rtl';
  readonly slug: (place: SlugPlace) => readonly Item[];
  /** Whether full sheets differ in their backs. */
  readonly variousBacks?: boolean;
}
