import { union } from '../geometry/index.js';
import type { SceneSymbol, Tiles } from '../scene/index.js';
import { matrixOperator, num } from './operators.js';
import type { PdfFile, PdfForm } from './pdfkit.js';

/** Grids of the same form, in the same place of their cards. */
interface Grid extends Pick<Tiles, 'x' | 'y' | 'pitch' | 'columns'> {
  /** The way to the first row, and from each to the next. */
  readonly begin: string;
  readonly down: string;
  /** A number for each name, for the keys of `rows`. */
  readonly numbers: Map<string, number>;
  /** Rows as they are written, by the numbers of their symbols. */
  readonly rows: Map<number, string>;
  /** Forms of two neighbours, or of the last symbol of an odd row, by their first column. */
  readonly pairs: Map<SceneSymbol, Map<SceneSymbol | undefined, PdfForm>>[];
}

/** Rows that are kept. */
const MOST_ROWS = 4000;
/** Symbols whose numbers go into the key of a row, and how many of them. */
const [MOST_SYMBOLS, MOST_COLUMNS] = [32, 6];

/**
 * Writes grids of symbols: a form for each two neighbours, which know how far they stand from the row's beginning. Two
 * cells are then a name and `Do`, and only a new row moves the origin. Rows come again, and are written once.
 */
export class TileWriter {
  readonly #file: PdfFile;
  readonly #form: (symbol: SceneSymbol) => PdfForm;
  /** By what they share. */
  readonly #grids = new Map<Tiles['symbols'], Grid>();

  constructor(file: PdfFile, form: (symbol: SceneSymbol) => PdfForm) {
    this.#file = file;
    this.#form = form;
  }

  write(tiles: Tiles): string {
    const { columns, cells } = tiles;
    const grid = this.#grid(tiles);
    let out = grid.begin;
    for (let i = 0; i < cells.length; i += columns)
      out += this.#row(grid, tiles, i, Math.min(i + columns, cells.length));
    return `${out} Q`;
  }

  #grid(tiles: Tiles): Grid {
    const { x, y, pitch, columns, symbols } = tiles;
    const known = this.#grids.get(symbols);
    if (known !== undefined && isAlike(known, tiles)) return known;
    const begin = `q ${matrixOperator([1, 0, 0, 1, x, y])}`;
    const down = ` 1 0 0 1 0 ${num(pitch.height)} cm`;
    const shape = { x, y, pitch, columns, begin, down };
    const grid = { ...shape, numbers: new Map(), rows: new Map(), pairs: [] };
    this.#grids.set(symbols, grid);
    return grid;
  }

  /** A row, and the way to it from the one above. */
  #row(grid: Grid, { columns, cells, symbols }: Tiles, start: number, end: number): string {
    const { numbers, rows } = grid;
    let key = start === 0 ? 0 : 1;
    for (let i = start; i < end; i++) {
      let number = numbers.get(cells[i]);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(cells[i], number);
      }
      key = key * MOST_SYMBOLS + number;
    }
    // Inside a form the cells must be known to it: nothing is kept of that.
    const whole = end - start === columns && columns <= MOST_COLUMNS;
    const keeps = this.#file.onPage && whole && numbers.size <= MOST_SYMBOLS;
    const known = keeps ? rows.get(key) : undefined;
    if (known !== undefined) return known;
    let row = start === 0 ? '' : grid.down;
    for (let i = start; i < end; i += 2) {
      const second = i + 1 < end ? symbols[cells[i + 1]] : undefined;
      row += `/${this.#file.useForm(this.#pair(grid, i - start, symbols[cells[i]], second))} Do`;
    }
    if (rows.size >= MOST_ROWS) rows.clear();
    if (keeps) rows.set(key, row);
    return row;
  }

  /** A symbol in a column of a grid, and the one behind it. */
  #pair(
    { pairs, pitch }: Grid,
    column: number,
    first: SceneSymbol,
    second: SceneSymbol | undefined,
  ): PdfForm {
    pairs[column] ??= new Map();
    const behind = pairs[column].get(first) ?? new Map<SceneSymbol | undefined, PdfForm>();
    pairs[column].set(first, behind);
    let form = behind.get(second);
    if (form === undefined) {
      const tiles = [first, ...(second ? [second] : [])].map((symbol, i) => ({
        symbol,
        dx: (column + i) * pitch.width,
      }));
      const box = tiles.map(({ symbol: { box }, dx }) => ({ ...box, x: box.x + dx })).reduce(union);
      const inner = tiles.map(({ symbol, dx }) => ({ form: this.#form(symbol), dx }));
      form = this.#file.form(box, () =>
        inner
          .map(({ form, dx }) => `q ${matrixOperator([1, 0, 0, 1, dx, 0])} /${this.#file.useForm(form)} Do Q`)
          .join('\n'),
      );
      behind.set(second, form);
    }
    return form;
  }
}

function isAlike(a: Grid, b: Tiles): boolean {
  const { width, height } = a.pitch;
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.columns === b.columns &&
    width === b.pitch.width &&
    height === b.pitch.height
  );
}
