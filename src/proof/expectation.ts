import type { KeyKind } from '../keys/index.js';
import type { Point, Size } from '../scene/geometry/index.js';
import type { ClaimedFace, ClaimedSheet, OnceLaw, ShapeClaim, TextClaim } from './claims/claim.js';
import type { SignName } from './faces/signs.js';

/** What a PDF should be, in millimetres. Only `place` and `kinds` are required; what is left out is not checked. */
export interface Expectation {
  /** File name, for messages. */
  readonly place: string;
  /** The kinds of key card that may be in the file. */
  readonly kinds: readonly ExpectedKind[];
  /** Of pages without cards: they are printed on both sides of the paper. */
  readonly hasBacks?: boolean;
  /** Upright or lying. */
  readonly paper?: Size;
  readonly flip?: Flip | 'none';
  /** All fronts come first, then all backs, for a pile that is turned by hand: which sheet lies on top of it before. */
  readonly pile?: Pile;
  /** Backs that would show only a pattern are left blank. */
  readonly blankBacks?: true;
  /** Everything that is on its cards and pages, and where. */
  readonly faces?: readonly ClaimedFace[];
  readonly once?: OnceLaw;
  /** Sheets of cards: where their cards are, and what else is on them. */
  readonly sheets?: readonly ClaimedSheet[];
  /** How many pages there must be, where not all that is claimed of them is. */
  readonly pages?: number;
  /** BCP 47. */
  readonly language?: string;
  /** From the edge of the paper to the cards. */
  readonly margin?: number;
  /** From the edge of a card to what is drawn on it; 1 by default. */
  readonly safe?: number;
  /** How far patterns run on beyond the block of cards. */
  readonly bleed?: number;
}

export type Pile = 'first-on-top' | 'last-on-top';

/** The edge about which a printer turns the paper. */
export type Flip = 'long-edge' | 'short-edge';

/** How a role looks on paper. */
export interface Look {
  /** Colour of the cell or the card, `#rrggbb`. */
  readonly ground: string;
  readonly sign: SignName;
}

/** A kind of key card, and the look of each role that a face shows. */
export interface ExpectedKind {
  readonly kind: KeyKind;
  readonly looks: Readonly<Record<string, Look>>;
  readonly drawn: KeyDrawing;
}

/** What is on the faces of a kind of key card, in millimetres of the upright card. */
export interface KeyDrawing {
  /** What is around the grid, by the team that starts; `none` where no team does. */
  readonly rims: Readonly<Record<string, readonly ShapeClaim[]>>;
  /** What is in a cell, by its role, from its top left. */
  readonly cells: Readonly<Record<string, readonly ShapeClaim[]>>;
  /** The top left of the first cell, and the way to the next. */
  readonly origin: Point;
  readonly pitch: Size;
  /** The id, whatever it says. */
  readonly id: TextClaim;
}
