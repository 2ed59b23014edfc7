import type { Point, Rect, Size, Turn } from '../../scene/geometry/index.js';
import type { CheckName } from '../report.js';

/**
 * What must be on a card or a page, as plain data in millimetres from its top left: what it says, where, and in which
 * colour. Each claim is found once; what none claims should not be there, and nothing lies over anything else.
 */
export type Claim = TextClaim | ParagraphClaim | ShapeClaim | GroundClaim | CamouflageClaim;

/** What all claims have. */
interface Slot {
  /** The slot, as in its measures. */
  readonly name: string;
  /** Its heights are measured from the last baseline of this slot, which is claimed before it. */
  readonly below?: string;
  /** The same from the lowest ink of a slot. */
  readonly under?: string;
  /** It begins no nearer than `gap` behind the end of a slot that is claimed before it, in the deck's direction. */
  readonly after?: { readonly slot: string; readonly gap: number };
  /** What it is to the law of its face on cities. */
  readonly role?: CityRole;
}

/** What belongs to a city, by its index, or joins several: the routes, as one shape. */
export type CityRole =
  | { readonly as: 'name' | 'label' | 'disc' | 'small disc' | 'leader'; readonly city: number }
  | { readonly as: 'routes' };

/** What a slot says, in the base direction of its first letter if no other is named. */
interface Said extends Slot {
  readonly text: string;
  readonly direction?: 'ltr' | 'rtl';
}

export interface TextClaim extends Said {
  readonly kind: 'text';
  /** Its ink is in here, on one line or several. */
  readonly box: Rect;
  /** Clockwise; upright without it. */
  readonly turn?: Turn;
  /** Besides its turn: clockwise by less than 45 degrees, about where its baseline begins; then it stands there alone. */
  readonly leans?: { readonly degrees: number; readonly from: Point };
  readonly fill: string;
  /** Where it stands from side to side: its ink or its advance in the middle of the box, or at a side of it. */
  readonly across: 'ink' | 'advance' | 'left' | 'right';
  /** Its ink is in the middle of one of these heights; where it has an even baseline, that of several lines is. */
  readonly middles?: readonly number[];
  /** The top of its ink. */
  readonly top?: number;
  /** Its first line is on one of these, from the top. */
  readonly baselines?: readonly number[];
  /** All of this name and key that stand on one line have the same baseline in their boxes. */
  readonly evenBaseline?: string;
  /** That baseline is counted in ems from the middle of the box; a text that would reach out of it is moved as far as needed. */
  readonly onAxis?: true;
  /** Its em size, smaller only where it fills its box. Without it, all of this name are of one size but those that do. */
  readonly size?: number | ShareOfSize;
  /** Without a size: those that fill their box are of the same size too. */
  readonly evenSize?: true;
  /** The part of its box that one line may fill. */
  readonly full?: Pick<Rect, 'y' | 'height'>;
  /** Others on its face say the same: it is looked for nowhere else. */
  readonly common?: true;
  /** It is part of a drawing, whose lines may cross it. */
  readonly inDrawing?: true;
  /** From the naked eye: its ink is mixed with camouflage, which is all over it. */
  readonly hidden?: true;
}

/** A share of the size of the text in another slot, which counts as no smaller than `least`. */
export interface ShareOfSize {
  readonly of: string;
  readonly share: number;
  readonly least: number;
}

/** A text on lines of one size, one below the other at even steps, broken wherever its language may. */
export interface ParagraphClaim extends Said {
  readonly kind: 'paragraph';
  readonly box: Rect;
  readonly fill: string;
  /** How its lines stand; without it, they only have to stand evenly. */
  readonly set?: LineSetting;
}

/** Lines that begin at a side of their box, or stand in its middle, from a first baseline at a distance. */
export interface LineSetting {
  readonly size: number;
  readonly across: 'left' | 'right' | 'middle';
  readonly baseline: number;
  readonly leading: number;
  /** If so, the baseline is that of the middle of its lines. */
  readonly inMiddle?: true;
  /** After so many lines they go on in another box; its baseline is measured from the lowest ink of a slot. */
  readonly next?: {
    readonly lines: number;
    readonly box: Rect;
    readonly under: string;
    readonly baseline: number;
  };
}

export interface ShapeClaim extends Slot {
  readonly kind: 'shape';
  /** Around the path, without its stroke. */
  readonly box: Rect;
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  /** Of its path, in its order, with the handles of its curves; without them, only the box around it is proved. */
  readonly points?: readonly Point[];
  /** The lengths of its strokes and gaps, or any. */
  readonly dashed?: true | readonly number[];
  /** Of a picture of pixels that stands upright: the lightness of its parts, see `fingerprintsOf`. */
  readonly image?: string;
  /** Only what is in here shows; where that is next to nothing, the shape may be missing. */
  readonly clip?: Rect;
  /** It is painted over the shapes before it that are in order, wherever they meet. */
  readonly inOrder?: true;
}

/** Free drawing: any number of shapes in these colours, inside a box. */
export interface GroundClaim extends Slot {
  readonly kind: 'ground';
  readonly box: Rect;
  readonly paints: readonly string[];
}

/** Any letters that a red filter doesn't show; nowhere else is there one. */
export interface CamouflageClaim extends Slot {
  readonly kind: 'camouflage';
  readonly box: Rect;
}

/** A card or a page with all that is claimed of it. */
export interface ClaimedFace {
  /** The check of which it is one more thing: a front of one more card. */
  readonly counts?: CheckName;
  /** A card's; undefined for a whole page. */
  readonly id?: string;
  /** What messages call it instead of its id. */
  readonly printed?: { readonly number: string; readonly word: string };
  /** From 1. */
  readonly page: number;
  /** On the page, as it lies there. */
  readonly trim: Rect;
  readonly turn: Turn;
  /** On the page: how far it runs on beyond its trim, where it does. Nothing of it shows beyond this. */
  readonly bleed?: Rect;
  readonly claims: readonly Claim[];
  readonly cities?: CitiesLaw;
}

/**
 * A law on what was read, whatever is claimed of it: each name, with its label, is nearest to the disc of its own city,
 * no route runs through it, and each route joins the cities that it should.
 */
export interface CitiesLaw {
  /** What counts the cities that are named as they should be. */
  readonly check: CheckName;
  readonly names: readonly string[];
  readonly routes: readonly (readonly [number, number])[];
  /** Those that are known to be nearer to the disc of another. */
  readonly unclear: readonly number[];
}

/** What is on one side of a sheet besides its cards: slug, crop marks, how to fold and to cut. */
export interface ClaimedSheet {
  /** From 1. */
  readonly page: number;
  readonly size: Size;
  /** Of its cards: what lies in one of these is theirs. */
  readonly trims: readonly Rect[];
  /** What other sheets don't have, such as its number. */
  readonly claims: readonly Claim[];
  /** What it has in common with all that are as full. */
  readonly shared: readonly Claim[];
}

/** A law on what was read: no text of this slot is on the cards twice. */
export interface OnceLaw {
  readonly slot: string;
  /** What counts the texts that were read. */
  readonly check: CheckName;
}
