import { compose, type Matrix, type Rect } from '../../scene/geometry/index.js';
import {
  clipped,
  isCamouflage,
  type Letter,
  type Outline,
  type PageItem,
  rectOf,
  type Shape,
  scaleOf,
} from '../pages/items.js';
import { edgeOf } from '../pages/outlines.js';
import { fingerprint } from '../pages/pictures.js';
import { extended, lineOf, opened, type Written } from '../pages/text-lines.js';
import { pictureOf } from './bitmaps.js';
import type { Fonts } from './fonts.js';
import { lettersOf } from './letters.js';
import type { Pdfium } from './library.js';
import { atMost, MOST } from './limits.js';
import { clippedTo, clipsOf, type Outlines } from './paths.js';
import type { Scratch } from './scratch.js';

/** What PDFium calls the kinds of objects. */
const [TEXT, PATH, IMAGE, SHADING, FORM] = [1, 2, 3, 4, 5];
/** Text that is not painted. */
const INVISIBLE = [3, 7];

/** How pictures of ours are marked, which say in words what they show. */
const FIGURE = 'Figure';
/** More names than this tell nobody more. */
const MOST_MARKS = 20;

const SQUARE: Outline = {
  path: [0, 0, 0, 1, 1, 0, 1, 1, 1, 1, 0, 1, 4],
  box: { x: 0, y: 0, width: 1, height: 1 },
};

/** What a form hands down to what is in it. */
interface Within {
  /** To millimetres of the page. */
  readonly matrix: Matrix;
  readonly clip: Rect | undefined;
  readonly blended: boolean;
}

/** What an open page draws, in the order of painting. Throws TooMuch. */
export class PageObjects {
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;
  readonly #direction: 'ltr' | 'rtl';
  readonly #fonts: Fonts;
  readonly #outlines: Outlines;
  readonly #letters: ReadonlyMap<number, readonly Letter[]>;
  readonly #items: PageItem[] = [];
  #drawn = 0;
  #points = 0;
  #clips = 0;
  readonly #marks = new Set<string>();
  /** The line that may go on. */
  #line: Written | undefined;

  constructor(
    pdfium: Pdfium,
    scratch: Scratch,
    page: number,
    base: Matrix,
    direction: 'ltr' | 'rtl',
    fonts: Fonts,
    outlines: Outlines,
  ) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
    this.#direction = direction;
    this.#fonts = fonts;
    this.#outlines = outlines;
    this.#letters = lettersOf(pdfium, scratch, page, base, direction);
    const count = pdfium.FPDFPage_CountObjects(page);
    const within = { matrix: base, clip: undefined, blended: false };
    for (let i = 0; i < count; i++) this.#draw(pdfium.FPDFPage_GetObject(page, i), within);
    this.#endLine();
  }

  /** How what is drawn is marked (ISO 32000-1, 14.6), other than as a figure: `/OC` is what is on a layer. */
  get marks(): readonly string[] {
    return [...this.#marks];
  }

  get items(): readonly PageItem[] {
    return this.#items;
  }

  #draw(object: number, within: Within): void {
    const pdfium = this.#pdfium;
    atMost(MOST.objects, ++this.#drawn);
    this.#meetMarks(object);
    const kind = pdfium.FPDFPageObj_GetType(object);
    const clips = clipsOf(pdfium, object);
    this.#clips += clips.paths;
    atMost(MOST.clips, this.#clips);
    const own = clippedTo(pdfium, this.#scratch, clips, within.matrix);
    const clip = own === undefined ? within.clip : clipped(own, within.clip);
    // A clip leaves nothing of it.
    if (own !== undefined && (clip === undefined || clip.width < 0)) return;
    pdfium.FPDFPageObj_GetMatrix(object, this.#scratch.at);
    const matrix = compose(within.matrix, this.#scratch.floats(6) as unknown as Matrix);
    const blended = within.blended || Boolean(pdfium.FPDFPageObj_HasTransparency(object));
    const placed = { matrix, clip, blended };
    if (kind === TEXT) this.#write(object, placed, within);
    else if (kind !== FORM) this.#endLine();
    if (kind === PATH) this.#path(object, placed);
    if (kind === IMAGE) this.#image(object, placed);
    if (kind === SHADING) this.#shape(SQUARE, placed, { fill: 'image' });
    if (kind !== FORM) return;
    const count = pdfium.FPDFFormObj_CountObjects(object);
    for (let i = 0; i < count; i++) this.#draw(pdfium.FPDFFormObj_GetObject(object, i), placed);
  }

  #meetMarks(object: number): void {
    const pdfium = this.#pdfium;
    const count = pdfium.FPDFPageObj_CountMarks(object);
    for (let i = 0; i < count && this.#marks.size < MOST_MARKS; i++) {
      const mark = pdfium.FPDFPageObj_GetMark(object, i);
      // Its length is written behind the name.
      const name = this.#scratch.utf16((at, bytes) => {
        const length = at + bytes - 4;
        return pdfium.FPDFPageObjMark_GetName(mark, at, bytes - 4, length)
          ? pdfium.pdfium.HEAP32[length / 4]
          : 0;
      });
      if (name !== FIGURE) this.#marks.add(`/${name}`);
    }
  }

  #write(object: number, placed: Within, within: Within): void {
    const pdfium = this.#pdfium;
    const { matrix, clip, blended } = placed;
    const mode = pdfium.FPDFTextObj_GetTextRenderMode(object);
    if (INVISIBLE.includes(mode)) return;
    const letters = this.#letters.get(object);
    if (letters === undefined) {
      this.#endLine();
      this.#unread(object, placed, within);
      return;
    }
    const font = this.#fonts.meet(object);
    pdfium.FPDFTextObj_GetFontSize(object, this.#scratch.at);
    const [size] = this.#scratch.floats(1);
    const written: Written = {
      letters,
      matrix,
      size: size * Math.hypot(matrix[0], matrix[1]),
      font,
      fill: this.#colour('FPDFPageObj_GetFillColor', object),
      blended,
      clip,
    };
    const line = this.#line && extended(this.#line, written);
    if (line === undefined) this.#endLine();
    this.#line = line ?? opened(written);
  }

  /**
   * PDFium's text page leaves out what is drawn over its like: all that is known of it is the box around it. Nobody misses
   * a letter of camouflage.
   */
  #unread(object: number, placed: Within, within: Within): void {
    const { at } = this.#scratch;
    const fill = this.#colour('FPDFPageObj_GetFillColor', object);
    if (isCamouflage({ ...placed, fill })) return;
    if (!this.#pdfium.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return;
    const { x, y, width, height } = rectOf(this.#scratch.floats(4));
    if (width === 0 || height === 0) return;
    const matrix = compose(within.matrix, [width, 0, 0, height, x, y]);
    this.#shape(SQUARE, { ...placed, matrix }, { fill });
  }

  #endLine(): void {
    if (this.#line !== undefined) this.#items.push(lineOf(this.#line, this.#direction));
    this.#line = undefined;
  }

  #path(object: number, within: Within): void {
    const [pdfium, scratch] = [this.#pdfium, this.#scratch];
    pdfium.FPDFPath_GetDrawMode(object, scratch.at, scratch.at + 4);
    const [fills, strokes] = scratch.integers(2);
    if (fills === 0 && strokes === 0) return;
    this.#points += pdfium.FPDFPath_CountSegments(object);
    atMost(MOST.points, this.#points);
    const outline = this.#outlines.read(pdfium, scratch, object);
    if (strokes === 0) {
      this.#shape(outline, within, { fill: this.#colour('FPDFPageObj_GetFillColor', object) });
      return;
    }
    const stroke = this.#colour('FPDFPageObj_GetStrokeColor', object);
    const fill = fills === 0 ? {} : { fill: this.#colour('FPDFPageObj_GetFillColor', object) };
    pdfium.FPDFPageObj_GetStrokeWidth(object, scratch.at);
    const [width] = scratch.floats(1);
    const dashes = pdfium.FPDFPageObj_GetDashCount(object);
    pdfium.FPDFPageObj_GetDashArray(object, scratch.at, dashes);
    const scale = scaleOf(within.matrix);
    const dash = dashes > 0 ? scratch.floats(dashes).map(length => length * scale) : [];
    this.#shape(outline, within, { ...fill, stroke, strokeWidth: width * scale, dash });
  }

  #image(object: number, within: Within): void {
    const picture = pictureOf(this.#pdfium, this.#scratch, object);
    this.#shape(SQUARE, within, { fill: 'image', ...(picture ? { image: fingerprint(picture) } : {}) });
  }

  #shape(outline: Outline, { matrix, clip }: Within, paint: Partial<Shape>): void {
    const edge = edgeOf(outline, matrix);
    const { strokeWidth = 0 } = paint;
    const whole = {
      x: edge.x - strokeWidth / 2,
      y: edge.y - strokeWidth / 2,
      width: edge.width + strokeWidth,
      height: edge.height + strokeWidth,
    };
    const ink = clipped(whole, clip);
    if (ink === undefined) return;
    this.#items.push({ kind: 'shape', outline, matrix, strokeWidth, dash: [], ...paint, edge, ink });
  }

  #colour(call: 'FPDFPageObj_GetFillColor' | 'FPDFPageObj_GetStrokeColor', object: number): string {
    const { at } = this.#scratch;
    if (!this.#pdfium[call](object, at, at + 4, at + 8, at + 12)) return '#000000';
    const parts = this.#scratch.integers(3).map(part => part.toString(16).padStart(2, '0'));
    return `#${parts.join('')}`;
  }
}
