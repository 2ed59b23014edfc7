import type { Point, Rect, Size } from '../../geometry/index.js';
import type { Disc, Trail } from './collisions.js';

/** A city as the page knows it before anything is placed around it. */
export interface Stop {
  readonly id: string;
  readonly at: Point;
  /** The city's sign; the first is its main disc, about `at`. */
  readonly discs: readonly Disc[];
  /** What its label needs. */
  readonly label: Size;
  /** The lines of the label, from the first to the last: they fill its height. */
  readonly rows?: readonly Size[];
}

export interface Layout {
  readonly frame: Rect;
  readonly stops: readonly Stop[];
  /** Indices into `stops`. */
  readonly routes: readonly (readonly [number, number])[];
  readonly style: 'arcs' | 'rails';
  /** Of the net along which rails run: the height of a mesh for a width of 1. */
  readonly stretch?: number;
  readonly direction: 'ltr' | 'rtl';
  /** Points along coasts and borders: a label that covers few of them is the better one. */
  readonly coast?: readonly Point[];
  /** Least distances between things, in millimetres. */
  readonly gap: { readonly label: number; readonly route: number; readonly edge: number };
}

/** Where the text of a label stands in its box. */
export type Side = 'left' | 'middle' | 'right';

export interface PlacedLabel {
  readonly stop: number;
  readonly box: Rect;
  readonly side: Side;
  /** A thin line from the city, where its label stands far off. */
  readonly leader?: readonly [Point, Point];
}

export interface PlacedRoute {
  readonly route: number;
  readonly d: string;
  /** The part that is seen: outside the signs of its two cities. */
  readonly trail: Trail;
}

export interface Placed {
  readonly labels: readonly PlacedLabel[];
  readonly routes: readonly PlacedRoute[];
}
