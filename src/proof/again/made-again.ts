import type { Rect } from '../../scene/geometry/index.js';

/** A file that was made again: what a finished one is held against. */
export interface MadeAgain {
  readonly bytes: Uint8Array;
  readonly cards: readonly MadeCard[];
  /** What no two programs decode alike. */
  readonly photographs: readonly MadePlace[];
}

/** Millimetres on a page, from 1. */
export interface MadePlace {
  readonly page: number;
  readonly box: Rect;
}

/** A face of a card, and what is printed on it by which a person finds it. */
export interface MadeCard extends MadePlace {
  readonly printed?: { readonly id: string } | { readonly number: string; readonly word: string };
}
