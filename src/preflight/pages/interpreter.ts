import { bounds, compose, type Matrix, type Rect } from '../../geometry/index.js';
import { GraphicsState, SETTERS } from './graphics-state.js';
import { clipped, type Outline, type PageItem, placed, rectOf, scaleOf } from './items.js';
import { edgeOf } from './outlines.js';
import type { Operators } from './pdfjs.js';
import type { Resources } from './resources.js';
import { TextLines } from './text-lines.js';

const SQUARE: Outline = {
  path: [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4],
  box: { x: 0, y: 0, width: 1, height: 1 },
};

/** The box around a path or a form: left, bottom, right, top. */
type Corners = Parameters<typeof rectOf>[0];

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
    const setters = new Map(Object.entries(SETTERS).map(([name, setter]) => [names[name], setter]));
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
          this.#path(args[0] as number, args[1] as [ArrayLike<number> | null], args[2] as Corners | null);
          break;
        case names.clip:
        case names.eoClip:
          this.#clipNext = true;
          break;
        case names.paintFormXObjectBegin:
          this.#beginForm(args[0] as ArrayLike<number> | null, args[1] as Corners | null);
          break;
        case names.paintFormXObjectEnd:
          this.#restore();
          break;
        case names.paintImageXObject:
          this.#shape(SQUARE, 'image', undefined, this.#resources.image(args[0] as string));
          break;
        case names.paintInlineImageXObject:
        case names.paintImageMaskXObject:
          this.#shape(SQUARE, 'image', undefined);
          break;
        default: {
          const setter = setters.get(fnArray[i]);
          if (setter !== undefined) Object.assign(state, setter(args));
          else this.#text.operator(fnArray[i], args, state);
        }
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

  #beginForm(matrix: ArrayLike<number> | null, box: Corners | null): void {
    this.#save();
    const state = this.#state;
    const form = this.#resources.form(matrix);
    if (form !== undefined) {
      const there = compose(state.matrix, form.matrix);
      const shown = clipped(bounds(there, form.box), state.clip);
      if (shown !== undefined)
        for (const item of placed(form.items, there, shown, state.blended)) this.#items.push(item);
      return;
    }
    if (matrix !== null) state.matrix = compose(state.matrix, Array.from(matrix) as unknown as Matrix);
    if (box !== null) this.#clipTo(rectOf(box));
  }

  #clipTo(rect: Rect): void {
    const state = this.#state;
    const box = bounds(state.matrix, rect);
    // Two clips that don't overlap leave nothing.
    state.clip = clipped(box, state.clip) ?? { x: 0, y: 0, width: -1, height: -1 };
  }

  #path(paint: number, [path]: [ArrayLike<number> | null], corners: Corners | null): void {
    const names = this.#resources.ops;
    const box = rectOf(corners ?? [0, 0, 0, 0]);
    if (this.#clipNext) {
      this.#clipNext = false;
      this.#clipTo(box);
    }
    if (path === null || corners === null) return;
    const outline = { path, box };
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

  #shape(outline: Outline, fill?: string, stroke?: string, image?: string): void {
    const { matrix, clip, strokeWidth, dash } = this.#state;
    const edge = edgeOf(outline, matrix);
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
      fill,
      stroke,
      ...(image === undefined ? {} : { image }),
      strokeWidth: width,
      dash: stroke === undefined ? [] : dash,
      edge,
      ink,
    });
  }
}
