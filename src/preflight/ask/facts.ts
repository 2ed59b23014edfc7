import { loadPdfjs } from './pdfjs.js';

/** What only pdf.js says of a PDF, and no page shows. */
export interface Facts {
  /** By page: how many points its unit is. */
  readonly units: readonly number[];
  /** Whether the printer is to take paper of the pages' size. */
  readonly picksPaper: boolean;
  /** Whether printers or viewers are to keep to one of the page's boxes. */
  readonly isCut: boolean;
  /** The names of layers that can be switched on and off. */
  readonly layers: readonly string[];
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

const AREAS = ['ViewArea', 'ViewClip', 'PrintArea', 'PrintClip'];

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
    const preferences = ((await pdf.getViewerPreferences()) ?? {}) as Readonly<Record<string, unknown>>;
    const layers = [...(await pdf.getOptionalContentConfig())].map(([, { name }]) => name ?? '');
    return {
      units,
      picksPaper: preferences.PickTrayByPDFSize === true,
      isCut: AREAS.some(area => (preferences[area] ?? 'CropBox') !== 'CropBox'),
      layers,
    };
  } catch {
    return undefined;
  } finally {
    await task.destroy();
  }
}
