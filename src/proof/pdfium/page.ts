import { bounds, type Matrix, type Rect, type Size } from '../../scene/geometry/index.js';
import { Drawing } from '../pages/drawing.js';
import { type PageItem, rectOf } from '../pages/items.js';
import { type Part, type Pixels, pixels } from '../pages/pixels.js';
import type { Fonts } from './fonts.js';
import type { Pdfium } from './library.js';
import { atMost, MOST } from './limits.js';
import { PageObjects } from './objects.js';
import type { Outlines } from './paths.js';
import type { Scratch } from './scratch.js';

/** In millimetres. */
export const POINT = 25.4 / 72;

export type PageChange = 'turned' | 'scaled' | 'cropped';

/** A page as objects and as pixels; lengths in millimetres. */
export interface Page {
  /** From 1. */
  readonly number: number;
  readonly size: Size;
  readonly trim?: Rect;
  readonly bleed?: Rect;
  /** What another program did to the page. */
  readonly changed: readonly PageChange[];
  /** How many comments, links and form fields lie on it. */
  readonly annotations: number;
  /** How something that is drawn is marked, other than as a figure: `/OC` is what is on a layer. */
  readonly marks: readonly string[];
  /** Whether something happens when it is opened or left. */
  readonly acts: boolean;
  readonly items: readonly PageItem[];
  readonly drawing: Drawing;
}

/** PDFium's numbers of what may set off an action. */
const [OPENED, LEFT] = [0, 1];

/** Draws a part of a page that is so large, both in pixels. */
export type DrawPart = (whole: Size, part: Part) => Pixels;

/** Reads an open page, which `draw` draws when somebody looks at it. Throws TooMuch. */
export function readPage(
  pdfium: Pdfium,
  scratch: Scratch,
  handle: number,
  number: number,
  direction: 'ltr' | 'rtl',
  fonts: Fonts,
  outlines: Outlines,
  draw: DrawPart,
): Page {
  const box = (name: 'Media' | 'Crop' | 'Trim' | 'Bleed'): readonly number[] | undefined => {
    const { at } = scratch;
    const found = pdfium[`FPDFPage_Get${name}Box`](handle, at, at + 4, at + 8, at + 12);
    return found ? scratch.floats(4) : undefined;
  };
  const shown = [pdfium.FPDF_GetPageWidthF(handle), pdfium.FPDF_GetPageHeightF(handle)];
  const media = box('Media') ?? [0, 0, ...shown];
  const [left, bottom, right, top] = media;
  const base: Matrix = [POINT, 0, 0, -POINT, -left * POINT, top * POINT];
  const rect = (name: 'Trim' | 'Bleed') => {
    const found = box(name);
    return found && bounds(base, rectOf(found));
  };
  const crop = box('Crop') ?? media;
  const changed: PageChange[] = [];
  if (pdfium.FPDFPage_GetRotation(handle) !== 0) changed.push('turned');
  if (crop.some((side, i) => Math.abs(side - media[i]) > 0.01)) changed.push('cropped');
  const size = { width: (right - left) * POINT, height: (top - bottom) * POINT };
  const whole = { width: pixels(size.width), height: pixels(size.height) };
  if (atMost(MOST.pixels, whole.width * whole.height) === 0) throw new Error('a page without size');
  const { items, marks } = new PageObjects(pdfium, scratch, handle, base, direction, fonts, outlines);
  return {
    number,
    size,
    trim: rect('Trim'),
    bleed: rect('Bleed'),
    changed,
    annotations: pdfium.FPDFPage_GetAnnotCount(handle),
    marks,
    acts: [OPENED, LEFT].some(event => pdfium.FPDF_GetPageAAction(handle, event) !== 0),
    items,
    drawing: new Drawing(size, draw),
  };
}
