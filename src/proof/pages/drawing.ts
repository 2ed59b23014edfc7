import type { Rect, Size } from '../../scene/geometry/index.js';
import { COARSE_MM, MM, type Part, type Patch, type Pixels, pixels, READING_MM } from './pixels.js';

/** A page as it shows, drawn when somebody looks at it, and only there. Its file must still be open then. */
export class Drawing {
  readonly #size: Size;
  readonly #draw: (whole: Size, part: Part) => Pixels;
  readonly #patches = new WeakMap<Rect, Patch>();
  readonly #reading: number;
  #whole: Patch | undefined;
  #fine: Patch | undefined;
  #coarse: Drawing | undefined;

  /** `size` in millimetres; `reading` is the size of a pixel where no more is needed than to read. */
  constructor(size: Size, draw: (whole: Size, part: Part) => Pixels, reading = READING_MM) {
    this.#size = size;
    this.#draw = draw;
    this.#reading = reading;
  }

  /** For reading what is large, in less time. */
  coarse(): Drawing {
    this.#coarse ??= new Drawing(this.#size, this.#draw, COARSE_MM);
    return this.#coarse;
  }

  /** At 150 dpi. */
  fine(): Patch {
    this.#fine ??= this.#patch(MM);
    return this.#fine;
  }

  /** Fine enough to be read. */
  whole(): Patch {
    this.#whole ??= this.#fine ?? this.#patch(this.#reading);
    return this.#whole;
  }

  /** What is around a box in millimetres, or more of the page, fine enough to be read. The same box is drawn once. */
  around(box: Rect): Patch {
    if (this.#whole !== undefined) return this.#whole;
    let patch = this.#patches.get(box);
    if (patch === undefined) {
      patch = this.#patch(this.#reading, box);
      this.#patches.set(box, patch);
    }
    return patch;
  }

  #patch(mm: number, box: Rect = { x: 0, y: 0, ...this.#size }): Patch {
    const whole = { width: pixels(this.#size.width, mm), height: pixels(this.#size.height, mm) };
    const left = clamp(Math.floor(box.x / mm), whole.width);
    const top = clamp(Math.floor(box.y / mm), whole.height);
    const right = clamp(Math.ceil((box.x + box.width) / mm), whole.width);
    const bottom = clamp(Math.ceil((box.y + box.height) / mm), whole.height);
    const part = { left, top, width: right - left + 1, height: bottom - top + 1 };
    return { ...this.#draw(whole, part), left, top, mm };
  }
}

function clamp(pixel: number, size: number): number {
  return Math.min(Math.max(pixel, 0), size - 1);
}
