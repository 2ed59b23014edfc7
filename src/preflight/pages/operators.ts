import type { Matrix, Rect } from '../../geometry/index.js';
import type { Drawn } from './items.js';

/** pdf.js's operators: numbers that its `OPS` names. */
export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

export type OperatorNames = Readonly<Record<string, number>>;

export interface Glyph {
  readonly unicode: string;
  /** Thousandths of an em. */
  readonly width: number;
  readonly isSpace: boolean;
  readonly fontChar: string;
}

/** What the interpreter asks of the file. */
export interface Book {
  readonly ops: OperatorNames;
  readonly direction: 'ltr' | 'rtl';
  /** A form that was read by itself, by the matrix that stands in its place. */
  form(
    matrix: ArrayLike<number> | null,
  ): { readonly matrix: Matrix; readonly items: readonly Drawn[]; readonly box: Rect } | undefined;
  /** Around a glyph's outline in ems, y up; undefined where it leaves no ink. */
  glyph(font: string, glyph: Glyph): Rect | undefined;
}
