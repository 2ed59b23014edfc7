import type { KeyKind } from '../keys/index.js';
import type { Rect, Size } from '../scene/geometry/index.js';
import type { ClaimedFace, OnceLaw } from './claims/claim.js';
import type { SignName } from './faces/signs.js';

/** What a PDF should be, in millimetres. Only `place` and `kinds` are required; what is left out is not checked. */
export interface Expectation {
  /** File name, for messages. */
  readonly place: string;
  /** The kinds of key card that may be in the file. */
  readonly kinds: readonly ExpectedKind[];
  readonly pictures?: readonly ExpectedPictureCard[];
  readonly screens?: ExpectedScreens;
  /** Of pages without cards: they are printed on both sides of the paper. */
  readonly hasBacks?: boolean;
  readonly map?: ExpectedMap;
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
  /** Where the faces of cards are. */
  readonly places?: readonly ExpectedPlace[];
  /** BCP 47. */
  readonly language?: string;
  /** From the edge of the paper to the cards. */
  readonly margin?: number;
  /** From the edge of a card to what is drawn on it; 1 by default. */
  readonly safe?: number;
  /** How far patterns run on beyond the block of cards. */
  readonly bleed?: number;
}

/** The trim of a face, and its page, from 1. */
export interface ExpectedPlace extends Rect {
  readonly page: number;
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
}

export interface ExpectedPictureCard {
  /** As printed on both of its faces. */
  readonly number: string;
  /** Front and back; a card may have a front alone. */
  readonly faces: readonly ExpectedPicture[];
}

export interface ExpectedPicture {
  /** What it shows, for messages. */
  readonly name: string;
  /** In the order in which they are painted. */
  readonly shapes: readonly ExpectedShape[];
  /** Besides the card's number. */
  readonly texts: readonly string[];
}

/** A filled shape, by its colour and the box around it in millimetres from the middle of the card. */
export interface ExpectedShape {
  /** `image` for a picture of pixels. */
  readonly fill: string;
  /** The lightness of its 10 x 10 parts, as 200 hexadecimal digits. */
  readonly image?: string;
  readonly box: Rect;
  /** A clip may hide all of it. */
  readonly hidden: boolean;
}

export interface ExpectedMap {
  /** Names, and the two numbers as they are printed: tokens, a hyphen, mistakes. */
  readonly cities: readonly { readonly name: string; readonly numbers: string }[];
  /** The numbers of the two cities that each route joins. */
  readonly routes: readonly (readonly string[])[];
  /** Colour of the routes, `#rrggbb`. */
  readonly line: string;
  /** The numbers of the city in the legend. */
  readonly sample: string;
  /** How often the map is on its page. */
  readonly copies: number;
  /** In the legend: whose chances the stars tell. */
  readonly heading?: string;
}

/** The templates of the screens, one for each team. */
export interface ExpectedScreens {
  /** For each team its colour and sign. */
  readonly teams: Readonly<Record<string, Look>>;
  /** The card that stands in the pocket, and where it has its words, in millimetres from its top left. */
  readonly card: Size;
  readonly words: readonly Rect[];
  /** The numbers of the windows as they are printed, from the top. */
  readonly figures: readonly string[];
}
