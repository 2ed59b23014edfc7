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
  const overHole = (): Placed => {
    const stamp = stamps[random.below(stamps.length)];
    const { x, y } = stamp.cells[random.below(stamp.cells.length)];
    const open = grid.holes[random.below(grid.holes.length)];
    return { stamp, by: { x: open.x - x, y: open.y - y } };
  };
  while (grid.holes.length > 0) {
    const tried = Array.from({ length: tries }, overHole);
    const gains = tried.map(one => grid.gain(one));
    const best = tried[gains.indexOf(Math.max(...gains))];
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
  holes: readonly Cell[];

  constructor({ width, height }: Size, reach: number) {
    this.#columns = Math.ceil(width / CELL);
    this.#rows = Math.ceil(height / CELL);
    this.#reach = reach;
    this.#depth = new Uint8Array(this.#columns * this.#rows);
    this.#near = new Uint8Array(this.#columns * this.#rows);
    this.holes = [...this.#depth.keys()].map(at => {
      return { x: at % this.#columns, y: Math.floor(at / this.#columns) };
    });
  }

  /** How well a letter covers what is bare, and nothing else. */
  gain({ stamp: { cells }, by }: Placed): number {
    let [sum, inside] = [0, 1];
    for (const cell of cells) {
      const [x, y] = [cell.x + by.x, cell.y + by.y];
      if (!this.#isInside(x, y)) continue;
      const depth = this.#depth[y * this.#columns + x];
      inside += 1;
      sum += depth === 0 ? 1 : -OVERLAP * depth;
    }
    // Else large letters would always win, or always lose.
    return sum / Math.sqrt(inside);
  }

  cover({ stamp: { cells }, by }: Placed): void {
    const reach = this.#reach;
    for (const cell of cells) {
      const [x, y] = [cell.x + by.x, cell.y + by.y];
      if (this.#isInside(x, y)) this.#depth[y * this.#columns + x] += 1;
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++)
          if (this.#isInside(x + dx, y + dy)) this.#near[(y + dy) * this.#columns + x + dx] = 1;
    }
    this.holes = this.holes.filter(({ x, y }) => this.#near[y * this.#columns + x] === 0);
  }

  #isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.#columns && y < this.#rows;
  }
}
