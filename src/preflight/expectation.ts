import type { Rect, Size } from '../geometry/index.js';
import type { KeyKind } from '../keys/index.js';
import type { SignName } from './faces/signs.js';
import type { TokenSign } from './faces/token-signs.js';

/** What a PDF should be, in millimetres. Only `place` and `kinds` are required; what is left out is not checked. */
export interface Expectation {
  /** File name, for messages. */
  readonly place: string;
  /** The kinds of key card that may be in the file. */
  readonly kinds: readonly ExpectedKind[];
  /** Every word of the deck, as often as it should be on the paper. */
  readonly words?: readonly string[];
  /** The sign of words that are hard or not for children, and the words that have it. */
  readonly childMark?: ExpectedChildMark;
  /** What is printed small above each word; undefined if nobody knows. */
  readonly readings?: Readonly<Record<string, string>>;
  /** How many dots each face of a word card has: they tell the decks of two games apart. */
  readonly dots?: number;
  readonly agents?: ExpectedAgents;
  readonly pictures?: readonly ExpectedPictureCard[];
  /** Set by set. */
  readonly tokens?: readonly ExpectedTokens[];
  readonly keywords?: ExpectedKeywords;
  readonly strip?: ExpectedStrip;
  readonly codes?: ExpectedCodes;
  readonly screens?: ExpectedScreens;
  readonly notes?: ExpectedNotes;
  readonly map?: ExpectedMap;
  /** Upright or lying. */
  readonly paper?: Size;
  readonly flip?: Flip | 'none';
  /** All fronts come first, then all backs, for a pile that is turned by hand: which sheet lies on top of it before. */
  readonly pile?: Pile;
  /** Backs that would show only a pattern are left blank. */
  readonly blankBacks?: true;
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

/** The look of each role, and how many cards have it on the front and on the back. */
export interface ExpectedAgents {
  readonly looks: Readonly<Record<string, Look>>;
  readonly cards: readonly { readonly front: string; readonly back?: string; readonly count: number }[];
}

export interface ExpectedChildMark {
  readonly shapes: readonly ExpectedShape[];
  readonly words: readonly string[];
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

/** Tokens that look alike. `sign` is that of their front. */
export interface ExpectedTokens {
  /** For messages. */
  readonly name: string;
  /** Colours of the panel and of the line around it, `#rrggbb`. */
  readonly ground: string;
  readonly line: string;
  readonly sign: TokenSign;
  readonly count: number;
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

/** Cards of keywords, each beside its number. */
export interface ExpectedKeywords {
  /** The numbers of a card from the top, in the figures that are printed. */
  readonly digits: readonly string[];
  /** The words of each card, in the order of the numbers. */
  readonly cards: readonly (readonly string[])[];
  /** The colour of words that only a red filter shows, `#rrggbb`; undefined if they are plain. */
  readonly ink?: string;
  /** The sign of words that are hard or not for children, at each of the numbers, and the words that have it. */
  readonly childMark?: {
    readonly shapes: readonly (readonly ExpectedShape[])[];
    readonly words: readonly string[];
  };
}

/** The page on which each strength of scrambled words is tried. */
export interface ExpectedStrip {
  /** The numbers of the strengths from the top, in the figures that are printed. */
  readonly digits: readonly string[];
  /** The colour of the word at each strength, `#rrggbb`. */
  readonly inks: readonly string[];
}

/** The code cards of each team. */
export interface ExpectedCodes {
  /** The caption of each digit, in the order of the clues. */
  readonly captions: readonly string[];
  /** For each team its sign and colour on the front, and the ground and the sign of its pattern on the back, if it has one. */
  readonly fronts: Readonly<Record<string, Look>>;
  readonly backs?: Readonly<Record<string, Look>>;
  /** The codes of each team, in the figures that are printed. */
  readonly codes: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** The sides of the note sheets, one for each team. */
export interface ExpectedNotes {
  /** For each team the colour and the sign of its sides. */
  readonly teams: Readonly<Record<string, Look>>;
  /** Whose side is on the front of each sheet, and whose on the back. */
  readonly order: readonly string[];
  /** Whether a sheet has both, or each its own sheet. */
  readonly twoSided: boolean;
  /** Of each team. */
  readonly sheets: number;
  /** The numbers as they are printed, in reading order. */
  readonly rounds: readonly string[];
  readonly keywords: readonly string[];
  readonly direction: 'ltr' | 'rtl';
  /** Colours of the lines to write on, how many there are on a side, and their least distance. */
  readonly lines: readonly string[];
  readonly count: number;
  readonly least: number;
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
