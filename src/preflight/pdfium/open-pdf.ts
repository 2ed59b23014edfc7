import type { Size } from '../../geometry/index.js';
import { error, ProblemError, type Sentence, sentence } from '../../problem.js';
import { askPdf } from '../ask/facts.js';
import { loadPdfjs } from '../ask/pdfjs.js';
import type { Pixels } from '../pages/pixels.js';
import { drawPage } from './bitmaps.js';
import type { FontFacts } from './fonts.js';
import { forgetPdfium, loadPdfium, type Pdfium } from './library.js';
import { MM, type Page, readPage } from './page.js';
import { Scratch } from './scratch.js';
import { isWhole } from './streams.js';

/** An open PDF, whose pages are read one by one. */
export interface OpenPdf {
  readonly pages: number;
  readonly preferences: Preferences;
  /** `number` from 1. Throws a ProblemError where the page can't be read. */
  page(number: number): Page;
  /** A page as a picture, its longer side so many pixels; and its size in millimetres. */
  draw(number: number, longer: number): { readonly pixels: Pixels; readonly size: Size };
  /** The fonts of the pages read so far. */
  fonts(): readonly FontFacts[];
  close(): void;
}

/** What the file asks of a printer. */
export interface Preferences {
  readonly duplex: 'none' | 'long-edge' | 'short-edge';
  /** Whether pages may be scaled to the paper. */
  readonly scaling: boolean;
  readonly direction: 'ltr' | 'rtl';
}

/** Throws a ProblemError for a file that is no PDF, damaged, encrypted or made by another program. */
export async function openPdf(bytes: Uint8Array, place: string): Promise<OpenPdf> {
  const refuse = (fault: Sentence): never => {
    throw new ProblemError([{ level: 'error', place, ...fault }]);
  };
  if (bytes.length === 0) refuse(sentence('preflight.empty-file'));
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-'))
    refuse(sentence('preflight.no-pdf'));
  const pdfium = await loadPdfium();
  const file = new File(pdfium, bytes);
  const fault = file.fault() ?? ((await isWhole(bytes)) ? undefined : sentence('preflight.damaged'));
  const facts = fault ? undefined : await askPdf(bytes);
  if (fault !== undefined) {
    file.close();
    refuse(fault);
  }
  return {
    pages: file.pages,
    preferences: file.preferences(),
    page: number => {
      try {
        const page = file.page(number);
        const isScaled = (facts?.units[number - 1] ?? 1) !== 1;
        return isScaled ? { ...page, changed: [...page.changed, 'scaled'] } : page;
      } catch {
        // It may have run out of its memory, and be in disorder.
        forgetPdfium();
        throw new ProblemError([error('preflight.page-unreadable', `${place}, page ${number}`)]);
      }
    },
    draw: (number, longer) => file.draw(number, longer),
    fonts: () => file.fonts(),
    close: () => {
      try {
        file.close();
      } catch {
        forgetPdfium();
      }
    },
  };
}

/** What reads PDFs, loaded once: a thread that asks early has it when the first PDF is there. */
export async function loadReaders(): Promise<void> {
  await Promise.all([loadPdfium(), loadPdfjs()]);
}

/** PDFium's code for a file that needs a password. */
const PASSWORD = 4;
const DUPLEX = { 2: 'short-edge', 3: 'long-edge' } as const;

class File {
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;
  readonly #bytes: number;
  readonly #document: number;
  readonly #fonts = new Map<string, FontFacts>();

  constructor(pdfium: Pdfium, bytes: Uint8Array) {
    this.#pdfium = pdfium;
    this.#scratch = new Scratch(pdfium);
    this.#bytes = pdfium.pdfium.wasmExports.malloc(bytes.length);
    if (this.#bytes !== 0) pdfium.pdfium.HEAPU8.set(bytes, this.#bytes);
    this.#document = this.#bytes === 0 ? 0 : pdfium.FPDF_LoadMemDocument(this.#bytes, bytes.length, '');
  }

  /** Why it is not to be read. */
  fault(): Sentence | undefined {
    const [pdfium, document] = [this.#pdfium, this.#document];
    if (document === 0)
      return sentence(pdfium.FPDF_GetLastError() === PASSWORD ? 'preflight.encrypted' : 'preflight.damaged');
    if (pdfium.EPDF_IsEncrypted(document)) return sentence('preflight.encrypted');
    if (!pdfium.FPDF_DocumentHasValidCrossReferenceTable(document) || this.pages === 0)
      return sentence('preflight.damaged');
    const producer = this.#scratch.utf16((at, bytes) =>
      pdfium.FPDF_GetMetaText(document, 'Producer', at, bytes),
    );
    if (producer.startsWith('Deckwright')) return undefined;
    return sentence('preflight.foreign', { producer: producer || 'unknown' });
  }

  get pages(): number {
    return this.#pdfium.FPDF_GetPageCount(this.#document);
  }

  preferences(): Preferences {
    const [pdfium, document] = [this.#pdfium, this.#document];
    const direction = this.#scratch.utf8((at, bytes) =>
      pdfium.FPDF_VIEWERREF_GetName(document, 'Direction', at, bytes),
    );
    const duplex = pdfium.FPDF_VIEWERREF_GetDuplex(document);
    return {
      duplex: duplex === 2 || duplex === 3 ? DUPLEX[duplex] : 'none',
      scaling: Boolean(pdfium.FPDF_VIEWERREF_GetPrintScaling(document)),
      direction: direction === 'R2L' ? 'rtl' : 'ltr',
    };
  }

  page(number: number): Page {
    const { direction } = this.preferences();
    return this.#opened(number, page =>
      readPage(this.#pdfium, this.#scratch, page, number, direction, this.#fonts),
    );
  }

  draw(number: number, longer: number) {
    const pdfium = this.#pdfium;
    return this.#opened(number, page => {
      const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
      const scale = longer / Math.max(width, height);
      const pixels = drawPage(pdfium, page, Math.round(width * scale), Math.round(height * scale));
      return { pixels, size: { width: width * MM, height: height * MM } };
    });
  }

  #opened<Made>(number: number, make: (page: number) => Made): Made {
    const page = this.#pdfium.FPDF_LoadPage(this.#document, number - 1);
    if (page === 0) throw new Error('no page');
    try {
      return make(page);
    } finally {
      this.#pdfium.FPDF_ClosePage(page);
    }
  }

  fonts(): readonly FontFacts[] {
    return [...this.#fonts.values()];
  }

  close(): void {
    const { pdfium, ...calls } = this.#pdfium;
    if (this.#document !== 0) calls.FPDF_CloseDocument(this.#document);
    pdfium.wasmExports.free(this.#bytes);
    this.#scratch.close();
  }
}
