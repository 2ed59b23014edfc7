import type { Random } from '../../keys/index.js';
import type { Size } from '../../scene/geometry/index.js';
import type { Cell } from './cells.js';
import { CELL, type Stamp } from './stamps.js';
import type { Tint } from './tints.js';

/** How many cells away a neighbour is looked for: beyond the rim of two letters, which is in neither's cells. */
const NEAR = 4;

/** An area in cells with a margin around it into which letters hang out; and the letters that cover it. */
export interface LetterGrid {
  readonly columns: number;
  readonly margin: number;
  readonly size: number;
  /** The cells of the area. */
  readonly inside: Uint32Array;
  readonly stamps: readonly Stamp[];
  /** The cells of each stamp, as steps from its origin. */
  readonly steps: readonly Int32Array[];
}

export function letterGridOf({ width, height }: Size, stamps: readonly Stamp[]): LetterGrid {
  let reach = 0;
  for (const { cells } of stamps)
    for (const { x, y } of cells) reach = Math.max(reach, Math.abs(x), Math.abs(y));
  // Twice: a letter reaches from a cell at one of its ends to the other.
  const margin = 2 * reach + NEAR;
  const [across, down] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const columns = across + 2 * margin;
  const inside = new Uint32Array(across * down);
  for (let i = 0; i < inside.length; i++)
    inside[i] = (Math.floor(i / across) + margin) * columns + (i % across) + margin;
  const steps = stamps.map(({ cells }) => Int32Array.from(cells, ({ x, y }) => y * columns + x));
  return { columns, margin, size: columns * (down + 2 * margin), inside, stamps, steps };
}

/** A stamp by its number, at a place: the index of its origin on the grid. */
export interface StampFit {
  readonly stamp: number;
  readonly at: number;
  readonly score: number;
}

/** A grid on which each cell of the area is bare, or covered by the tint that shows there. */
export class Mosaic {
  readonly #grid: LetterGrid;
  /** 1 where a cell of the area is bare. */
  readonly #bare: Uint8Array;
  /** The number of the tint on a cell, from 1. */
  readonly #shown: Uint8Array;
  readonly #tints: Tint[] = [];
  /** Bare cells, and some that are covered and have not been met since; behind `met` are those that have. */
  readonly #open: Uint32Array;
  #met: number;
  #left: number;

  constructor(grid: LetterGrid) {
    this.#grid = grid;
    this.#bare = new Uint8Array(grid.size);
    this.#shown = new Uint8Array(grid.size);
    this.#open = grid.inside.slice();
    for (const at of this.#open) this.#bare[at] = 1;
    this.#met = this.#open.length;
    this.#left = this.#open.length;
  }

  get isOpen(): boolean {
    return this.#left > 0;
  }

  /** A stamp with one of its cells on a bare one, each as likely as the others. */
  tryOn(stamp: number, random: Random): StampFit {
    const steps = this.#grid.steps[stamp];
    const bare = this.#bare;
    const at = this.#hole(random) - steps[random.below(steps.length)];
    let gain = 0;
    for (let i = 0; i < steps.length; i++) gain += bare[at + steps[i]];
    // Else large letters would always win.
    return { stamp, at, score: gain / Math.sqrt(steps.length) };
  }

  #hole(random: Random): number {
    for (;;) {
      const place = random.below(this.#met);
      const at = this.#open[place];
      if (this.#bare[at] === 1) return at;
      this.#met -= 1;
      this.#open[place] = this.#open[this.#met];
    }
  }

  /** The tints beside what a stamp would show, each with how many cells it touches. */
  neighbours({ stamp, at }: StampFit): ReadonlyMap<Tint, number> {
    const counts = new Uint32Array(this.#tints.length + 1);
    const down = NEAR * this.#grid.columns;
    const shown = this.#shown;
    for (const step of this.#grid.steps[stamp]) {
      const cell = at + step;
      if (this.#bare[cell] === 0) continue;
      counts[shown[cell - NEAR]] += 1;
      counts[shown[cell + NEAR]] += 1;
      counts[shown[cell - down]] += 1;
      counts[shown[cell + down]] += 1;
    }
    return new Map(this.#tints.map((tint, i) => [tint, counts[i + 1]]));
  }

  /** Covers what is bare under a stamp. */
  cover({ stamp, at }: StampFit, tint: Tint): void {
    if (!this.#tints.includes(tint)) this.#tints.push(tint);
    const number = this.#tints.indexOf(tint) + 1;
    for (const step of this.#grid.steps[stamp]) {
      const cell = at + step;
      if (this.#bare[cell] === 0) continue;
      this.#bare[cell] = 0;
      this.#shown[cell] = number;
      this.#left -= 1;
    }
  }

  /** By how many cells the origin of a stamp is moved from the top left corner of the area. */
  shift({ at }: StampFit): Cell {
    const { columns, margin } = this.#grid;
    return { x: (at % columns) - margin, y: Math.floor(at / columns) - margin };
  }
}
