import { apply, compose, type Matrix, rotate, translate } from '../../geometry/index.js';
import type { Random } from '../../keys/index.js';
import { type Group, group } from '../../scene/index.js';
import type { Scramble } from '../../templates/index.js';
import { outlinesOf } from '../../text/index.js';
import { type Setting, wordStyle } from '../elements/typesetting.js';
import { type Cell, cellsInside } from './cells.js';

/** The width of a cell in millimetres: about a fifth of the stroke of a letter. */
export const CELL = 0.2;

/** A letter that leans a little, and the cells of the grid that its ink covers. */
export interface Stamp {
  readonly cells: readonly Cell[];
  /** The letter, moved by some cells. */
  draw(by: Cell, fill: string): Group;
}

/** Makes a stamp of a letter of the jumble; undefined where the letter leaves no ink. `size` is that of the words. */
export function stampOf(
  setting: Setting,
  letters: readonly string[],
  size: number,
  style: Scramble,
  random: Random,
): Stamp | undefined {
  const { shaper } = setting;
  const letter = letters[random.below(letters.length)];
  const line = shaper.line(letter, wordStyle(setting, size * between(style.size, random)));
  const { ink } = line;
  const lean = rotate(style.lean * (2 * random.next() - 1));
  const turned = compose(lean, translate(-ink.x - ink.width / 2, -ink.y - ink.height / 2));
  const outlines = outlinesOf(line, shaper.book).map(points => points.map(point => apply(turned, point)));
  const cells = outlines.length === 0 ? [] : cellsInside(outlines, CELL);
  if (cells.length === 0) return undefined;
  return {
    cells,
    draw: (by, fill) => {
      const matrix: Matrix = compose(translate(by.x * CELL, by.y * CELL), turned);
      return group(matrix, [{ kind: 'text', x: 0, y: 0, fill, line }]);
    },
  };
}

export function between([least, most]: readonly [number, number], random: Random): number {
  return least + (most - least) * random.next();
}
