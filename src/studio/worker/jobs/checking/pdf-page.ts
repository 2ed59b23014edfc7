import { loadPdfjs } from '../../../../pipeline/index.js';

export interface PdfPageOrder {
  readonly pdf: Blob;
  /** From 1. */
  readonly page: number;
  /** Of the picture, in pixels. */
  readonly pixels: number;
}

export interface PdfPicture {
  readonly image: ImageBitmap;
  /** Of the page, in millimetres. */
  readonly width: number;
  readonly height: number;
}

const MM_PER_POINT = 25.4 / 72;

/** Pictures within a page are drawn on canvases that need no document. */
class OffscreenCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: { readonly canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }

  destroy({ canvas }: { readonly canvas: OffscreenCanvas }) {
    Object.assign(canvas, { width: 0, height: 0 });
  }
}

/** A page of a finished PDF as pdf.js draws it. */
export async function pdfPage({ pdf, page: number, pixels }: PdfPageOrder): Promise<PdfPicture> {
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({
    data: new Uint8Array(await pdf.arrayBuffer()),
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    isEvalSupported: false,
    CanvasFactory: OffscreenCanvases,
  });
  try {
    const file = await task.promise;
    const page = await file.getPage(number);
    const whole = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: pixels / Math.max(whole.width, whole.height) });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // pdf.js's types know only the canvas of a document.
    const drawn = { canvas: canvas as unknown as HTMLCanvasElement, viewport };
    await page.render(drawn).promise;
    return {
      image: canvas.transferToImageBitmap(),
      width: whole.width * MM_PER_POINT,
      height: whole.height * MM_PER_POINT,
    };
  } finally {
    await task.destroy();
  }
}
