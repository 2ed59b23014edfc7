import type { Rect, Size } from '../../geometry/index.js';
import { MM, type Part, type Patch, type Pixels } from './pixels.js';

/** A page at 150 dpi, drawn when somebody looks at it, and only there. Its file must still be open then. */
export class Drawing {
  readonly #size: Size;
  readonly #draw: (part: Part) => Pixels;
  readonly #patches = new WeakMap<Rect, Patch>();
  #whole: Patch | undefined;

  /** `size` in pixels. */
  constructor(size: Size, draw: (part: Part) => Pixels) {
    this.#size = size;
    this.#draw = draw;
  }

  whole(): Patch {
    this.#whole ??= this.#patch({ left: 0, top: 0, ...this.#size });
    return this.#whole;
  }

  /** What is around a box in millimetres, or more of the page. The same box is drawn once. */
  around(box: Rect): Patch {
    if (this.#whole !== undefined) return this.#whole;
    let patch = this.#patches.get(box);
    if (patch === undefined) {
      patch = this.#patch(this.#partAround(box));
      this.#patches.set(box, patch);
    }
    return patch;
  }

  #patch(part: Part): Patch {
    return { ...this.#draw(part), left: part.left, top: part.top };
  }

  #partAround({ x, y, width, height }: Rect): Part {
    const left = clamp(Math.floor(x / MM), this.#size.width);
    const top = clamp(Math.floor(y / MM), this.#size.height);
    const right = clamp(Math.ceil((x + width) / MM), this.#size.width);
    const bottom = clamp(Math.ceil((y + height) / MM), this.#size.height);
    return { left, top, width: right - left + 1, height: bottom - top + 1 };
  }
}

function clamp(pixel: number, size: number): number {
  return Math.min(Math.max(pixel, 0), size - 1);
}
