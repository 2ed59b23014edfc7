import type { Matrix, Rect } from '../../geometry/index.js';
import type { PageItem } from './items.js';
import type { Glyph, OperatorNames } from './pdfjs.js';

/** What the operators of a page refer to. */
export interface Resources {
  readonly ops: OperatorNames;
  readonly direction: 'ltr' | 'rtl';
  /** A form that was read on a page of its own, by the matrix left in its place. */
  form(
    matrix: ArrayLike<number> | null,
  ): { readonly matrix: Matrix; readonly items: readonly PageItem[]; readonly box: Rect } | undefined;
  /** Around a glyph's outline in ems, y up; undefined where it leaves no ink. */
  glyph(font: string, glyph: Glyph): Rect | undefined;
}
