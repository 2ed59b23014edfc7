import { latinDigits } from '../speech/index.js';
import type { KeyKind } from './kind.js';

type Grid = Pick<KeyKind, 'columns' | 'rows'>;

/** `C3`: the cell in the third column and the third row. `cell` counts row by row from 0. */
export function cellName({ columns }: Grid, cell: number): string {
  return `${String.fromCharCode(65 + (cell % columns))}${Math.floor(cell / columns) + 1}`;
}

/** The cell of a name such as `C3` or ` c3 `; undefined for a text that names no cell of the grid. */
export function parseCell({ columns, rows }: Grid, text: string): number | undefined {
  const match = /^([A-Z])([1-9]\d?)$/.exec(latinDigits(text).trim().toUpperCase());
  if (!match) return undefined;
  const column = match[1].charCodeAt(0) - 65;
  const row = Number(match[2]) - 1;
  return column < columns && row < rows ? row * columns + column : undefined;
}
