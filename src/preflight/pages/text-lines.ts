import { bounds, compose, holds, IDENTITY, type Matrix, type Rect, union } from '../../geometry/index.js';
import type { GraphicsState } from './graphics-state.js';
import { clipped, type PageItem, turnOf } from './items.js';
import type { Glyph } from './pdfjs.js';
import { readingOrder } from './reading-order.js';
import type { Resources } from './resources.js';

interface TextLine {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly size: number;
  readonly glyphs: string[];
  ink: Rect | undefined;
  blank: string;
}

/** Gathers the text operators of a page into lines, each put to the items when it ends. */
export class TextLines {
  readonly #resources: Resources;
  readonly #items: PageItem[];
  #line: TextLine | undefined;
  #textMatrix: Matrix = IDENTITY;
  #lineMatrix: Matrix = IDENTITY;

  constructor(resources: Resources, items: PageItem[]) {
    this.#resources = resources;
    this.#items = items;
  }

  operator(fn: number, args: unknown[], state: GraphicsState): void {
    const names = this.#resources.ops;
    switch (fn) {
      case names.beginText:
        this.#textMatrix = this.#lineMatrix = IDENTITY;
        break;
      case names.endText:
        this.endLine(state);
        break;
      case names.setTextMatrix:
        this.#textMatrix = this.#lineMatrix = Array.from(args[0] as ArrayLike<number>) as unknown as Matrix;
        break;
      case names.moveText:
        this.#moveText(args[0] as number, args[1] as number);
        break;
      case names.setLeadingMoveText:
        state.leading = -(args[1] as number);
        this.#moveText(args[0] as number, args[1] as number);
        break;
      case names.nextLine:
        this.#moveText(0, -state.leading);
        break;
      case names.showText:
        this.#showText(args[0] as (Glyph | number)[], state);
        break;
    }
  }

  #moveText(x: number, y: number): void {
    this.#textMatrix = this.#lineMatrix = compose(this.#lineMatrix, [1, 0, 0, 1, x, y]);
  }

  /** ISO 32000-1, 9.4.4: how far each glyph moves the text matrix. */
  #showText(glyphs: readonly (Glyph | number)[], state: GraphicsState): void {
    if (state.hidden) return;
    const { size, stretch } = state;
    const whole = compose(state.matrix, this.#textMatrix);
    const line = this.#lineAt(whole, state);
    let pen = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        pen -= (glyph / 1000) * size * stretch;
        continue;
      }
      const box = this.#resources.glyph(state.font, glyph);
      if (box !== undefined) {
        const ink = bounds(whole, {
          x: pen + box.x * size * stretch,
          y: state.rise + box.y * size,
          width: box.width * size * stretch,
          height: box.height * size,
        });
        line.ink = line.ink === undefined ? ink : union(line.ink, ink);
      } else if (!glyph.isSpace && glyph.unicode.trim() !== '') line.blank += glyph.unicode;
      line.glyphs.push(glyph.unicode);
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      pen += ((glyph.width / 1000) * size + spacing) * stretch;
    }
    this.#textMatrix = compose(this.#textMatrix, [1, 0, 0, 1, pen, 0]);
  }

  /** The open line, or a new one where baseline, size or colour change. */
  #lineAt(matrix: Matrix, state: GraphicsState): TextLine {
    const { fill, size } = state;
    const scale = Math.hypot(matrix[0], matrix[1]);
    const em = size * scale;
    const open = this.#line;
    if (open !== undefined) {
      const [dx, dy] = [matrix[4] - open.matrix[4], matrix[5] - open.matrix[5]];
      const off = Math.abs(dx * matrix[1] - dy * matrix[0]) / scale;
      if (off < em * 0.05 && open.fill === fill && Math.abs(open.size - em) < em * 0.01) return open;
      this.endLine(state);
    }
    const line: TextLine = { matrix, fill, size: em, glyphs: [], ink: undefined, blank: '' };
    this.#line = line;
    return line;
  }

  /** Ends the open line, cut by the clip of the state. */
  endLine({ clip, blended }: GraphicsState): void {
    const line = this.#line;
    this.#line = undefined;
    if (line === undefined || line.glyphs.length === 0) return;
    const { matrix, size, fill, glyphs, blank } = line;
    const whole = line.ink ?? { x: matrix[4], y: matrix[5], width: 0, height: 0 };
    const ink = clipped(whole, clip);
    this.#items.push({
      kind: 'text',
      text: readingOrder(glyphs, this.#resources.direction),
      size,
      fill,
      blended,
      turn: turnOf(matrix),
      ink: ink ?? whole,
      cut: ink === undefined || !holds(ink, whole, 0.01),
      blank,
    });
  }
}
