import type { Rect } from '../scene/geometry/index.js';
import type { Problem } from '../speech/index.js';
import type { Pixels } from './pages/pixels.js';

/** The names of the checks as a person reads them, in their order. */
export const CHECKS = [
  'key cards',
  'ids',
  'front and back',
  'words',
  'pictures',
  'agents',
  'keywords',
  'test strip',
  'tokens',
  'codes',
  'screens',
  'notes',
  'map',
  'layout',
  'looks',
  'safe zone',
  'fonts',
  'page size',
  'flip',
  'settings',
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Check {
  readonly name: CheckName;
  /** How many things were looked at: cards, words, pages, fonts. */
  readonly count: number;
  readonly problems: readonly PaperProblem[];
}

/** A problem, and where on the paper it is; without `mark` it is one of the whole file. */
export interface PaperProblem extends Problem {
  readonly mark?: Mark;
}

/** A page, from 1, and what to mark on it, in millimetres from its top left; without `box`, the whole page. */
export interface Mark {
  readonly page: number;
  readonly box?: Rect;
}

/** A key card as it was found. */
export interface ReadKey {
  readonly id: string;
  /** The kind's id. */
  readonly kind: string;
  readonly start?: string;
  /** Roles, row by row; of a card with two faces, the pairs. */
  readonly cells: readonly string[];
  readonly page: number;
  readonly box: Rect;
}

export interface PreflightReport {
  readonly place: string;
  readonly pages: number;
  readonly cards: number;
  readonly keys: readonly ReadKey[];
  /** Those that apply to what the file holds. */
  readonly checks: readonly Check[];
  /** The first pages that do not look as they were laid out, if they were looked at. */
  readonly differs?: readonly Differing[];
}

/** A page as a picture: what should be there, what is there, and the difference, in a row. */
export interface Differing {
  /** From 1. */
  readonly page: number;
  readonly pixels: Pixels;
}

/** How many pages have been read, of how many. */
export type TellPages = (pages: number, all: number) => void;
