import type { Point, Rect, Size } from '../../../scene/geometry/index.js';
import type { Disc, Trail } from './collisions.js';

/** A city before anything is placed around it. */
export interface Stop {
  readonly id: string;
  readonly at: Point;
  /** The city's sign; the first disc is the main one, centred on `at`. */
  readonly discs: readonly Disc[];
  /** The size of its label. */
  readonly label: Size;
  /** The sizes of the label's lines, from the top; together they fill its height. */
  readonly rows?: readonly Size[];
}

export interface MapLayout {
  readonly frame: Rect;
  readonly stops: readonly Stop[];
  /** Indices into `stops`. */
  readonly routes: readonly (readonly [number, number])[];
  readonly style: 'arcs' | 'rails';
  /** The height of a cell of the rails' grid for a width of 1. */
  readonly stretch?: number;
  readonly direction: 'ltr' | 'rtl';
  /** Labels may stand far away from their cities, with leaders that cross routes. */
  readonly far?: boolean;
  /** Points along coasts and borders, which labels should not cover. */
  readonly coast?: readonly Point[];
  /** Least distances between things, in millimetres. */
  readonly gap: { readonly label: number; readonly route: number; readonly edge: number };
}

/** Where the text of a label stands in its box. */
export type LabelSide = 'left' | 'middle' | 'right';

export interface PlacedLabel {
  readonly stop: number;
  readonly box: Rect;
  readonly side: LabelSide;
  /** A thin line from the city to a label far away. */
  readonly leader?: readonly [Point, Point];
}

export interface PlacedRoute {
  readonly route: number;
  readonly d: string;
  /** The visible part, outside the signs of its two cities. */
  readonly trail: Trail;
}

export interface Placed {
  readonly labels: readonly PlacedLabel[];
  readonly routes: readonly PlacedRoute[];
}
