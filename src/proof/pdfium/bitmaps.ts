import type { Size } from '../../scene/geometry/index.js';
import type { Part, Pixels } from '../pages/pixels.js';
import type { Pdfium } from './library.js';
import { atMost, MOST } from './limits.js';
import type { Scratch } from './scratch.js';

/** What PDFium calls pixels of one, three and four bytes. */
const [GREY, BGR, BGRX] = [1, 2, 3];
/** As a screen shows a page, and as a printer prints it; both with annotations, and red before blue. */
export type Viewing = 'screen' | 'print';
const FLAGS: Readonly<Record<Viewing, number>> = { screen: 0x01 | 0x10, print: 0x01 | 0x10 | 0x800 };
const WHITE = 0xffffffff;

/** A page as it shows, stretched to so many pixels, on white; all of it, or only a part. Throws TooMuch. */
export function drawPage(
  pdfium: Pdfium,
  page: number,
  whole: Size,
  { left, top, width, height }: Part = { left: 0, top: 0, ...whole },
  viewing: Viewing = 'screen',
): Pixels {
  atMost(MOST.pixels, width * height);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  if (bitmap === 0) throw new Error('no memory for the page');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, whole.width, whole.height, 0, FLAGS[viewing]);
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const data = pdfium.pdfium.HEAPU8.slice(at, at + width * height * 4);
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { width, height, data };
}

/** The pixels of a picture itself; undefined where it can't be decoded. Throws TooMuch. */
export function pictureOf(pdfium: Pdfium, scratch: Scratch, object: number): Pixels | undefined {
  pdfium.FPDFImageObj_GetImagePixelSize(object, scratch.at, scratch.at + 4);
  const [across, down] = scratch.integers(2);
  atMost(MOST.pixels, across * down);
  const bitmap = pdfium.FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) return undefined;
  try {
    return pixelsIn(pdfium, bitmap);
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

function pixelsIn(pdfium: Pdfium, bitmap: number): Pixels | undefined {
  const [width, height] = [pdfium.FPDFBitmap_GetWidth(bitmap), pdfium.FPDFBitmap_GetHeight(bitmap)];
  const format = pdfium.FPDFBitmap_GetFormat(bitmap);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  const bytes = format === GREY ? 1 : format === BGR ? 3 : 4;
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  atMost(MOST.pixels, width * height);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = at + y * stride + x * bytes;
      const to = (y * width + x) * 4;
      const [blue, green, red] = bytes === 1 ? [0, 0, 0] : [0, 1, 2];
      data[to] = pdfium.pdfium.HEAPU8[from + red];
      data[to + 1] = pdfium.pdfium.HEAPU8[from + green];
      data[to + 2] = pdfium.pdfium.HEAPU8[from + blue];
      data[to + 3] = 255;
    }
  return { width, height, data };
}
