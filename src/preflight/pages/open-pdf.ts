import { error, ProblemError, type Sentence, sentence } from '../../problem.js';
import { PdfFile } from '../pdf/file.js';
import { formsAsPages } from '../pdf/forms-as-pages.js';
import { readPageTree } from '../pdf/page-tree.js';
import { type FontFacts, type Page, PageReader } from './page-reader.js';
import { loadPdfjs, type OperatorNames } from './pdfjs.js';

/** An open PDF, whose pages are read one by one. */
export interface OpenPdf {
  readonly pages: number;
  /** Viewer preferences by name, as pdf.js gives them. */
  readonly preferences: Readonly<Record<string, unknown>>;
  /** `number` from 1. Throws a ProblemError where the page is damaged. */
  page(number: number): Promise<Page>;
  /** The fonts of the pages read so far. */
  fonts(): readonly FontFacts[];
  close(): Promise<void>;
}

/** Throws a ProblemError for a file that is no PDF, damaged, encrypted or made by another program. */
export async function openPdf(bytes: Uint8Array, place: string): Promise<OpenPdf> {
  const refusal = (fault: Sentence) => new ProblemError([{ level: 'error', place, ...fault }]);
  if (bytes.length === 0) throw refusal(sentence('preflight.empty-file'));
  if (!latin1(bytes.subarray(0, 1024)).includes('%PDF-')) throw refusal(sentence('preflight.no-pdf'));
  const parsed = await parse(bytes).catch(() => undefined);
  // An encrypted file may hide its own table, but it says in clear that it is encrypted.
  if (parsed === 'encrypted' || (parsed === undefined && latin1(bytes.subarray(-4096)).includes('/Encrypt')))
    throw refusal(sentence('preflight.encrypted'));
  if (parsed === undefined) throw refusal(sentence('preflight.damaged'));
  const { forms, entries } = parsed;
  const pdfjs = await loadPdfjs();
  const task = pdfjs.getDocument({ data: new Uint8Array(parsed.bytes), ...SETTINGS });
  const pdf = await task.promise.catch(() => undefined);
  if (pdf === undefined) throw refusal(sentence('preflight.damaged'));
  const { Producer: producer = '' } = (await pdf.getMetadata()).info as { Producer?: string };
  if (!producer.startsWith('Deckwright')) {
    await task.destroy();
    throw refusal(sentence('preflight.foreign', { producer: producer || 'unknown' }));
  }
  const preferences = ((await pdf.getViewerPreferences()) ?? {}) as Readonly<Record<string, unknown>>;
  const direction = preferences.Direction === 'R2L' ? 'rtl' : 'ltr';
  const reader = new PageReader(pdf, pdfjs.OPS as unknown as OperatorNames, forms, direction);
  return {
    pages: entries.length,
    preferences,
    page: number =>
      reader.page(number, entries[number - 1]).catch(() => {
        throw new ProblemError([error('preflight.page-unreadable', `${place}, page ${number}`)]);
      }),
    fonts: () => reader.fonts(),
    close: () => task.destroy(),
  };
}

/** The same pixels everywhere: neither the browser's fonts nor its decoders and canvases. */
const SETTINGS = {
  verbosity: 0,
  stopAtErrors: true,
  disableFontFace: true,
  useSystemFonts: false,
  isEvalSupported: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
};

/** The pages, and the file as pdf.js will read it. Throws an Error where it is damaged. */
async function parse(bytes: Uint8Array) {
  const file = await PdfFile.open(bytes);
  if (file.trailer.has('Encrypt')) return 'encrypted';
  await file.verify();
  const entries = readPageTree(file);
  return { ...formsAsPages(bytes, file, entries), entries };
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
