import { bounds, compose, type Matrix, type Rect } from '../../geometry/index.js';
import { State } from './graphics-state.js';
import { type Drawn, moved, type Outline, placed, within } from './items.js';
import type { Book, Operators } from './operators.js';
import { TextSetter } from './text-lines.js';

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
  readonly #text: TextSetter;

  constructor(base: Matrix, book: Book) {
    this.#state.matrix = base;
    this.#book = book;
    this.#text = new TextSetter(book, this.#items);
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
          this.#text.operator(fnArray[i], args, state);
      }
    }
    this.#text.endLine(this.#state);
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
}

function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
