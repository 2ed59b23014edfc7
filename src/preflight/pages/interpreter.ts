import { bounds, compose, type Matrix, type Rect } from '../../geometry/index.js';
import { GraphicsState } from './graphics-state.js';
import { clipped, type Outline, type PageItem, placed, scaleOf } from './items.js';
import type { Operators } from './pdfjs.js';
import type { Resources } from './resources.js';
import { TextLines } from './text-lines.js';

const NO_OUTLINE: Outline = { path: [], box: { x: 0, y: 0, width: 0, height: 0 } };

const SQUARE: Outline = {
  path: [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4],
  box: { x: 0, y: 0, width: 1, height: 1 },
};

/** What a list of operators draws, in the units that `base` leads to. */
export function interpret(list: Operators, base: Matrix, resources: Resources): PageItem[] {
  return new Interpreter(base, resources).run(list);
}

class Interpreter {
  readonly #resources: Resources;
  readonly #items: PageItem[] = [];
  readonly #states: GraphicsState[] = [];
  #state = new GraphicsState();
  /** Set by `W`: the path that follows is a clip. */
  #clipNext = false;
  readonly #text: TextLines;

  constructor(base: Matrix, resources: Resources) {
    this.#state.matrix = base;
    this.#resources = resources;
    this.#text = new TextLines(resources, this.#items);
  }

  run({ fnArray, argsArray }: Operators): PageItem[] {
    const names = this.#resources.ops;
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
    const form = this.#resources.form(matrix);
    if (form !== undefined) {
      const there = compose(state.matrix, form.matrix);
      const clip = bounds(there, form.box);
      const shown = clipped(clip, state.clip);
      if (shown !== undefined) for (const item of placed(form.items, there, shown)) this.#items.push(item);
      return;
    }
    if (matrix !== null) state.matrix = compose(state.matrix, Array.from(matrix) as unknown as Matrix);
    if (box !== null) this.#clipTo({ x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1] });
  }

  #clipTo(rect: Rect): void {
    const state = this.#state;
    const box = bounds(state.matrix, rect);
    // Two clips that don't overlap leave nothing.
    state.clip = clipped(box, state.clip) ?? { x: 0, y: 0, width: -1, height: -1 };
  }

  #path(paint: number, [path]: [ArrayLike<number> | null], minMax: ArrayLike<number> | null): void {
    const names = this.#resources.ops;
    const outline =
      path === null || minMax === null
        ? NO_OUTLINE
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
    if (outline === NO_OUTLINE) return;
    const edge = bounds(matrix, outline.box);
    const width = stroke === undefined ? 0 : strokeWidth * scaleOf(matrix);
    const whole = {
      x: edge.x - width / 2,
      y: edge.y - width / 2,
      width: edge.width + width,
      height: edge.height + width,
    };
    const ink = clipped(whole, clip);
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
