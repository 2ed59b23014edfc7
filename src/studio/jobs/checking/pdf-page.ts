import { openPdf } from '../../../press/index.js';
import type { Tools } from '../../worker/tools.js';

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

/** A page of a finished PDF as it shows. */
export async function pdfPage(
  { pdf, page, pixels: longer }: PdfPageOrder,
  { readers }: Tools<never>,
): Promise<PdfPicture> {
  await readers();
  const file = await openPdf(new Uint8Array(await pdf.arrayBuffer()), '');
  try {
    const { pixels, size } = file.draw(page, longer);
    const data = new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height);
    return { image: await createImageBitmap(data), ...size };
  } finally {
    file.close();
  }
}
