import type { Size } from '../../geometry/index.js';
import type { Random } from '../../keys/index.js';
import type { Scramble } from '../../templates/index.js';
import type { Cell } from './cells.js';
import { CELL, type Stamp } from './stamps.js';

/** How much a cell that is covered already counts against a letter, for each letter on it. */
const OVERLAP = 2;

export interface Placed {
  readonly stamp: Stamp;
  readonly by: Cell;
}

/**
 * Covers an area with letters, so evenly that it has no hole wider than `hole`, and few overlaps: each letter is the best
 * of some that were tried over holes.
 */
export function coverWith(
  stamps: readonly Stamp[],
  area: Size,
  { hole, tries }: Scramble,
  random: Random,
): readonly Placed[] {
  const grid = new Grid(area, Math.floor((Math.round(hole / CELL) - 1) / 2));
  const placed: Placed[] = [];
  for (let open = grid.hole(random); open !== undefined; open = grid.hole(random)) {
    let best: (Placed & { readonly gain: number }) | undefined;
    for (let i = 0; i < tries; i++) {
      const stamp = stamps[random.below(stamps.length)];
      const { x, y } = stamp.cells[random.below(stamp.cells.length)];
      const at: Cell = grid.hole(random) ?? open;
      const tried = { stamp, by: { x: at.x - x, y: at.y - y } };
      const gain = grid.gain(tried);
      if (best === undefined || gain > best.gain) best = { ...tried, gain };
    }
    if (best === undefined) break;
    grid.cover(best);
    placed.push(best);
  }
  return placed;
}

/** How many letters are on each cell, and which cells are too far from any. */
class Grid {
  readonly #columns: number;
  readonly #rows: number;
  readonly #reach: number;
  readonly #depth: Uint8Array;
  readonly #near: Uint8Array;
  /** Holes, and cells that are none any more and have not been met since. */
  readonly #open: number[];

  constructor({ width, height }: Size, reach: number) {
    this.#columns = Math.ceil(width / CELL);
    this.#rows = Math.ceil(height / CELL);
    this.#reach = reach;
    this.#depth = new Uint8Array(this.#columns * this.#rows);
    this.#near = new Uint8Array(this.#columns * this.#rows);
    this.#open = [...this.#depth.keys()];
  }

  /** One of the holes, each as likely as the others; undefined where there are none left. */
  hole(random: Random): Cell | undefined {
    const open = this.#open;
    while (open.length > 0) {
      const place = random.below(open.length);
      const at = open[place];
      if (this.#near[at] === 0) return { x: at % this.#columns, y: Math.floor(at / this.#columns) };
      open[place] = open[open.length - 1];
      open.pop();
    }
    return undefined;
  }

  /** How well a letter covers what is bare, and nothing else. */
  gain({ stamp: { cells }, by }: Placed): number {
    const [columns, rows, depths] = [this.#columns, this.#rows, this.#depth];
    let [sum, inside] = [0, 1];
    for (const cell of cells) {
      const x = cell.x + by.x;
      const y = cell.y + by.y;
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const depth = depths[y * columns + x];
      inside += 1;
      sum += depth === 0 ? 1 : -OVERLAP * depth;
    }
    // Else large letters would always win, or always lose.
    return sum / Math.sqrt(inside);
  }

  cover({ stamp: { cells }, by }: Placed): void {
    const [columns, rows, reach] = [this.#columns, this.#rows, this.#reach];
    for (const cell of cells) {
      const [x, y] = [cell.x + by.x, cell.y + by.y];
      if (x >= 0 && y >= 0 && x < columns && y < rows) this.#depth[y * columns + x] += 1;
      const [left, right] = [Math.max(0, x - reach), Math.min(columns - 1, x + reach)];
      const [top, bottom] = [Math.max(0, y - reach), Math.min(rows - 1, y + reach)];
      for (let row = top; row <= bottom; row++)
        for (let column = left; column <= right; column++) this.#near[row * columns + column] = 1;
    }
  }
}
