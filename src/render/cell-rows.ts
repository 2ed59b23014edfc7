import { translate, union } from '../scene/geometry/index.js';
import type { SceneSymbol, Tiles } from '../scene/index.js';

/** The rows of all grids with the same symbols, pitch and columns, found cell by cell. */
interface Grid extends Pick<Tiles, 'pitch' | 'columns'> {
  readonly start: Step;
  kept: number;
}

/** The cells of a row so far. */
interface Step {
  readonly next: Map<string, Step>;
  row?: string;
}

/** How many rows are kept: more than four roles make in five columns. */
const MOST_ROWS = 4000;

/**
 * Writes rows of cells two by two: every two neighbours become one symbol, which includes their distance from the start
 * of the row, so that two cells take one name and `Do`. Rows recur, and each is written once.
 */
export class CellRows {
  readonly #draw: (symbol: SceneSymbol) => string;
  readonly #pairs: Map<string, SceneSymbol>;
  readonly #grids = new Map<Tiles['symbols'], Grid>();

  /** `draw` returns the operators that draw a symbol at the origin; the whole file shares `pairs`. */
  constructor(draw: (symbol: SceneSymbol) => string, pairs: Map<string, SceneSymbol>) {
    this.#draw = draw;
    this.#pairs = pairs;
  }

  rows({ cells, columns, pitch, symbols }: Tiles): readonly string[] {
    let grid = this.#grids.get(symbols);
    if (grid?.columns !== columns || grid.pitch.width !== pitch.width || grid.kept >= MOST_ROWS) {
      grid = { pitch, columns, start: { next: new Map() }, kept: 0 };
      this.#grids.set(symbols, grid);
    }
    const rows: string[] = [];
    for (let i = 0; i < cells.length; i += columns) {
      let step = grid.start;
      for (let k = i; k < Math.min(i + columns, cells.length); k++) {
        let next = step.next.get(cells[k]);
        if (next === undefined) {
          next = { next: new Map() };
          step.next.set(cells[k], next);
        }
        step = next;
      }
      if (step.row === undefined) {
        step.row = this.#row(cells.slice(i, i + columns), symbols, pitch.width);
        grid.kept += 1;
      }
      rows.push(step.row);
    }
    return rows;
  }

  #row(names: readonly string[], symbols: Tiles['symbols'], width: number): string {
    let row = '';
    for (let i = 0; i < names.length; i += 2) {
      const both = names.slice(i, i + 2).map(name => symbols[name]);
      row += this.#draw(this.#pair(both, i, width));
    }
    return row;
  }

  /** The symbol of two neighbours, the first in the given column, or of the last cell of an odd row. */
  #pair(neighbours: readonly SceneSymbol[], column: number, width: number): SceneSymbol {
    const id = `${neighbours.map(({ id }) => id).join('+')}-${column}-${width}`;
    let pair = this.#pairs.get(id);
    if (pair === undefined) {
      const placed = neighbours.map((symbol, i) => ({ symbol, x: (column + i) * width }));
      pair = {
        id,
        box: placed.map(({ symbol: { box }, x }) => ({ ...box, x: box.x + x })).reduce(union),
        items: placed.map(({ symbol: { box, items }, x }) => {
          return { kind: 'group', matrix: translate(x, 0), clip: box, items };
        }),
      };
      this.#pairs.set(id, pair);
    }
    return pair;
  }
}
