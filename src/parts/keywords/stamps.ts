import type { Random } from '../../keys/index.js';
import { apply, compose, type Matrix, rotate, translate } from '../../scene/geometry/index.js';
import { type Group, group } from '../../scene/index.js';
import { outlinesOf } from '../../text/index.js';
import { type Setting, wordStyle } from '../../text/typesetting/index.js';
import { type Cell, cellsInside } from './cells.js';
import type { Scramble } from './measures.js';

/** The width of a cell in millimetres: about one dot at 300 dpi. */
export const CELL = 0.1;

/** A letter that leans a little, and the cells of the grid that lie well inside its ink. */
export interface Stamp {
  readonly cells: readonly Cell[];
  /** How much ink it has, in square millimetres. */
  readonly ink: number;
  /** The letter, moved by some cells. */
  draw(by: Cell, fill: string): Group;
}

/** Makes a stamp of a letter of the jumble; undefined where the letter leaves no ink. `size` is that of the words. */
export function stampOf(
  setting: Setting,
  letters: readonly string[],
  size: number,
  { size: [least, most], lean }: Scramble,
  random: Random,
): Stamp | undefined {
  const { shaper } = setting;
  const letter = letters[random.below(letters.length)];
  const share = least + (most - least) * random.next();
  const line = shaper.line(letter, wordStyle(setting, size * share));
  const { ink } = line;
  const turn = rotate(lean * (2 * random.next() - 1));
  const turned = compose(turn, translate(-ink.x - ink.width / 2, -ink.y - ink.height / 2));
  const outlines = outlinesOf(line, shaper.book).map(points => points.map(point => apply(turned, point)));
  const inked = outlines.length === 0 ? [] : cellsInside(outlines, CELL);
  const cells = core(inked);
  if (cells.length === 0) return undefined;
  return {
    cells,
    ink: inked.length * CELL ** 2,
    draw: (by, fill) => {
      const matrix: Matrix = compose(translate(by.x * CELL, by.y * CELL), turned);
      return group(matrix, [{ kind: 'text', x: 0, y: 0, fill, line }]);
    },
  };
}

/** Cells whose four neighbours are among them too: between two letters that cover such cells is no gap. */
function core(cells: readonly Cell[]): readonly Cell[] {
  const name = (x: number, y: number) => x + y * 2 ** 16;
  const all = new Set(cells.map(({ x, y }) => name(x, y)));
  return cells.filter(({ x, y }) => {
    return (
      all.has(name(x - 1, y)) && all.has(name(x + 1, y)) && all.has(name(x, y - 1)) && all.has(name(x, y + 1))
    );
  });
}
