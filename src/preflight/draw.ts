import { apply, bounds, compose, IDENTITY, type Matrix, type Rect, type Turn } from '../geometry/index.js';
import { type Drawn, holds, moved, type Outline, placed, type Text, union, within } from './drawn.js';
import { readingOrder } from './lines.js';

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

/** The graphics state (ISO 32000-1, 8.4), as much of it as our pages use. */
class State {
  matrix: Matrix = IDENTITY;
  clip: Rect | undefined;
  fill = '#000000';
  stroke = '#000000';
  strokeWidth = 1;
  dashed = false;
  font = '';
  size = 0;
  rise = 0;
  charSpacing = 0;
  wordSpacing = 0;
  stretch = 1;
  leading = 0;
  hidden = false;

  copy(): State {
    return Object.assign(new State(), this);
  }
}

const NOTHING: Outline = { path: [], box: { x: 0, y: 0, width: 0, height: 0 } };
const SQUARE: Outline = {
  path: [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4],
  box: { x: 0, y: 0, width: 1, height: 1 },
};

/** Everything that a list of operators draws, in the units of `base`. */
export function draw(list: Operators, base: Matrix, book: Book): Drawn[] {
  return new Drawer(base, book).run(list);
}

class Drawer {
  readonly #book: Book;
  readonly #items: Drawn[] = [];
  readonly #states: State[] = [];
  #state = new State();
  /** Set by `W`, and done with the path that follows. */
  #clipNext = false;
  #text: TextLine | undefined;
  #textMatrix: Matrix = IDENTITY;
  #lineMatrix: Matrix = IDENTITY;

  constructor(base: Matrix, book: Book) {
    this.#state.matrix = base;
    this.#book = book;
  }

  run({ fnArray, argsArray }: Operators): Drawn[] {
    const names = this.#book.ops;
    for (let i = 0; i < fnArray.length; i++) {
      const args = argsArray[i] as unknown[];
      const state = this.#state;
      switch (fnArray[i]) {
        case names.save:
          this.#save();
          break;
        case names.restore:
          this.#restore();
          break;
        case names.transform:
          state.matrix = compose(state.matrix, args as unknown as Matrix);
          break;
        case names.constructPath:
          this.#path(
            args[0] as number,
            args[1] as [ArrayLike<number> | null],
            args[2] as ArrayLike<number> | null,
          );
          break;
        case names.clip:
        case names.eoClip:
          this.#clipNext = true;
          break;
        case names.setFillRGBColor:
          state.fill = args[0] as string;
          break;
        case names.setStrokeRGBColor:
          state.stroke = args[0] as string;
          break;
        case names.setLineWidth:
          state.strokeWidth = args[0] as number;
          break;
        case names.setDash:
          state.dashed = (args[0] as number[]).length > 0;
          break;
        case names.paintFormXObjectBegin:
          this.#beginForm(args[0] as ArrayLike<number> | null, args[1] as ArrayLike<number> | null);
          break;
        case names.paintFormXObjectEnd:
          this.#restore();
          break;
        case names.paintImageXObject:
        case names.paintInlineImageXObject:
        case names.paintImageMaskXObject:
          this.#shape(SQUARE, 'image', undefined);
          break;
        default:
          this.#textOperator(fnArray[i], args);
      }
    }
    this.#endLine();
    return this.#items;
  }

  #save(): void {
    this.#states.push(this.#state);
    this.#state = this.#state.copy();
  }

  #restore(): void {
    this.#state = this.#states.pop() ?? this.#state;
  }

  #beginForm(matrix: ArrayLike<number> | null, box: ArrayLike<number> | null): void {
    this.#save();
    const state = this.#state;
    const form = this.#book.form(matrix);
    if (form !== undefined) {
      const there = compose(state.matrix, form.matrix);
      const clip = bounds(there, form.box);
      const shown = state.clip === undefined ? clip : within(clip, state.clip);
      if (shown !== undefined) for (const item of placed(form.items, there, shown)) this.#items.push(item);
      return;
    }
    if (matrix !== null) state.matrix = compose(state.matrix, Array.from(matrix) as unknown as Matrix);
    if (box !== null) this.#clipTo({ x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1] });
  }

  #clipTo(rect: Rect): void {
    const state = this.#state;
    const box = bounds(state.matrix, rect);
    // Nothing is left of two clips that don't meet.
    state.clip =
      state.clip === undefined ? box : (within(box, state.clip) ?? { x: 0, y: 0, width: -1, height: -1 });
  }

  #path(paint: number, [path]: [ArrayLike<number> | null], minMax: ArrayLike<number> | null): void {
    const names = this.#book.ops;
    const outline =
      path === null || minMax === null
        ? NOTHING
        : {
            path,
            box: { x: minMax[0], y: minMax[1], width: minMax[2] - minMax[0], height: minMax[3] - minMax[1] },
          };
    if (this.#clipNext) {
      this.#clipNext = false;
      this.#clipTo(outline.box);
    }
    const { fill, stroke } = this.#state;
    switch (paint) {
      case names.fill:
      case names.eoFill:
        this.#shape(outline, fill, undefined);
        break;
      case names.stroke:
      case names.closeStroke:
        this.#shape(outline, undefined, stroke);
        break;
      case names.fillStroke:
      case names.eoFillStroke:
      case names.closeFillStroke:
      case names.closeEOFillStroke:
        this.#shape(outline, fill, stroke);
        break;
    }
  }

  #shape(outline: Outline, fill: string | undefined, stroke: string | undefined): void {
    const { matrix, clip, strokeWidth, dashed } = this.#state;
    if (outline === NOTHING) return;
    const edge = moved(matrix, outline.box);
    const width = stroke === undefined ? 0 : strokeWidth * scaleOf(matrix);
    const whole = {
      x: edge.x - width / 2,
      y: edge.y - width / 2,
      width: edge.width + width,
      height: edge.height + width,
    };
    const ink = clip === undefined ? whole : within(whole, clip);
    if (ink === undefined) return;
    this.#items.push({
      kind: 'shape',
      outline,
      matrix,
      ...(fill === undefined ? {} : { fill }),
      ...(stroke === undefined ? {} : { stroke }),
      strokeWidth: width,
      dashed: dashed && stroke !== undefined,
      edge,
      ink,
    });
  }

  #textOperator(fn: number, args: unknown[]): void {
    const names = this.#book.ops;
    const state = this.#state;
    switch (fn) {
      case names.beginText:
        this.#textMatrix = this.#lineMatrix = IDENTITY;
        break;
      case names.endText:
        this.#endLine();
        break;
      case names.setFont:
        [state.font, state.size] = args as [string, number];
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
      case names.setLeading:
        state.leading = -(args[0] as number);
        break;
      case names.setTextRise:
        state.rise = args[0] as number;
        break;
      case names.setCharSpacing:
        state.charSpacing = args[0] as number;
        break;
      case names.setWordSpacing:
        state.wordSpacing = args[0] as number;
        break;
      case names.setHScale:
        state.stretch = (args[0] as number) / 100;
        break;
      case names.setTextRenderingMode:
        state.hidden = args[0] === 3;
        break;
      case names.showText:
        this.#showText(args[0] as (Glyph | number)[]);
        break;
    }
  }

  #moveText(x: number, y: number): void {
    this.#textMatrix = this.#lineMatrix = compose(this.#lineMatrix, [1, 0, 0, 1, x, y]);
  }

  /** ISO 32000-1, 9.4.4: what each glyph moves the text matrix by. */
  #showText(glyphs: readonly (Glyph | number)[]): void {
    const { state, book } = { state: this.#state, book: this.#book };
    if (state.hidden) return;
    const { size, stretch } = state;
    const whole = compose(state.matrix, this.#textMatrix);
    const line = this.#lineAt(whole);
    let pen = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        pen -= (glyph / 1000) * size * stretch;
        continue;
      }
      const box = book.glyph(state.font, glyph);
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
    if (!line.fonts.includes(state.font)) line.fonts.push(state.font);
    this.#textMatrix = compose(this.#textMatrix, [1, 0, 0, 1, pen, 0]);
  }

  /** The line that is being set, or a new one where the baseline or the type is another. */
  #lineAt(matrix: Matrix): TextLine {
    const { fill, size } = this.#state;
    const scale = Math.hypot(matrix[0], matrix[1]);
    const em = size * scale;
    const open = this.#text;
    if (open !== undefined) {
      const [dx, dy] = [matrix[4] - open.matrix[4], matrix[5] - open.matrix[5]];
      const off = Math.abs(dx * matrix[1] - dy * matrix[0]) / scale;
      if (off < em * 0.05 && open.fill === fill && Math.abs(open.size - em) < em * 0.01) return open;
      this.#endLine();
    }
    const line: TextLine = { matrix, fill, size: em, glyphs: [], fonts: [], ink: undefined, blank: '' };
    this.#text = line;
    return line;
  }

  #endLine(): void {
    const line = this.#text;
    this.#text = undefined;
    if (line === undefined || line.glyphs.length === 0) return;
    const { matrix, fill, size, glyphs, fonts, blank } = line;
    const origin = apply(matrix, { x: 0, y: 0 });
    const whole = line.ink ?? { ...origin, width: 0, height: 0 };
    const { clip } = this.#state;
    const ink = clip === undefined ? whole : within(whole, clip);
    const text: Text = {
      kind: 'text',
      text: readingOrder(glyphs, this.#book.direction),
      origin,
      size,
      turn: turnOf(matrix),
      fill,
      fonts,
      ink: ink ?? whole,
      cut: ink === undefined || !holds(ink, whole, 0.01),
      blank,
    };
    this.#items.push(text);
  }
}

interface TextLine {
  readonly matrix: Matrix;
  readonly fill: string;
  readonly size: number;
  readonly glyphs: string[];
  readonly fonts: string[];
  ink: Rect | undefined;
  blank: string;
}

function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Of the baseline, clockwise as seen on a page whose y runs down. */
function turnOf([a, b]: Matrix): Turn {
  const quarters = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return ((((90 * quarters) % 360) + 360) % 360) as Turn;
}
