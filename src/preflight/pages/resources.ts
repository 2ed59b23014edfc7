import type { Matrix, Rect } from '../../geometry/index.js';
import type { PageItem } from './items.js';
import type { Glyph, OperatorNames } from './pdfjs.js';

/** What the operators of a page refer to. */
export interface Resources {
  readonly ops: OperatorNames;
  readonly direction: 'ltr' | 'rtl';
  /** A form that was read on a page of its own, by the matrix left in its place. */
  form(matrix: ArrayLike<number> | null): Form | undefined;
  /** The fingerprint of a picture. */
  image(name: string): string | undefined;
  /** Around a glyph's outline in ems, y up; undefined where it leaves no ink. */
  glyph(font: string, glyph: Glyph): Rect | undefined;
}

export interface Form {
  /** To the units of what uses it. */
  readonly matrix: Matrix;
  /** What is outside is clipped. */
  readonly box: Rect;
  readonly items: readonly PageItem[];
}
