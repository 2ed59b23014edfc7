import { loadPdfjs } from './pdfjs.js';

/** What a PDF says that can't be seen on its pages. */
export interface Facts {
  /** By page: how many points its unit is. */
  readonly units: readonly number[];
}

/** It draws nothing: neither fonts nor canvases of a browser's. */
const SETTINGS = {
  verbosity: 0,
  stopAtErrors: true,
  disableFontFace: true,
  useSystemFonts: false,
  isEvalSupported: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
};

/** Asks pdf.js, telling now and then that it goes on; undefined where it can't open the file. */
export async function askPdf(bytes: Uint8Array, tell: () => void): Promise<Facts | undefined> {
  const pdfjs = await loadPdfjs();
  // It takes the bytes for its own.
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), ...SETTINGS });
  try {
    const pdf = await task.promise;
    const units: number[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      units.push((await pdf.getPage(number)).userUnit);
      if (number % 100 === 0) tell();
    }
    return { units };
  } catch {
    return undefined;
  } finally {
    await task.destroy();
  }
}
