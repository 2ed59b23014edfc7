import type { Size } from '../../geometry/index.js';
import { type Sentence, sentence } from '../../problem.js';
import { type Extras, readExtras } from '../ask/extras.js';
import { type Preferences, readPreferences } from '../ask/preferences.js';
import type { Pixels } from '../pages/pixels.js';
import { drawPage } from './bitmaps.js';
import type { FontFacts } from './fonts.js';
import { allowFor, calling, forgetIfLarge, type Pdfium } from './library.js';
import { TooMuch } from './limits.js';
import { MM, type Page, readPage } from './page.js';
import { Scratch } from './scratch.js';

/** PDFium's code for a file that needs a password. */
const PASSWORD = 4;
/** A page of ours has more, in bytes; a file with less repeats its pages. */
const LEAST_PAGE = 64;

/** A file in PDFium's memory. Each call throws what PDFium breaks off with, and TooMuch. */
export class File {
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;
  readonly #length: number;
  readonly #bytes: number;
  readonly #document: number;
  readonly #fonts = new Map<string, FontFacts>();

  constructor(pdfium: Pdfium, bytes: Uint8Array) {
    allowFor(pdfium, bytes.length);
    this.#pdfium = pdfium;
    this.#length = bytes.length;
    [this.#scratch, this.#bytes, this.#document] = calling(pdfium, () => {
      const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
      if (at === 0) throw new Error('no memory for the file');
      pdfium.pdfium.HEAPU8.set(bytes, at);
      return [new Scratch(pdfium), at, pdfium.FPDF_LoadMemDocument(at, bytes.length, '')];
    });
  }

  /** Why it is not to be read. */
  fault(): Sentence | undefined {
    return calling(this.#pdfium, () => this.#fault());
  }

  #fault(): Sentence | undefined {
    const [pdfium, document] = [this.#pdfium, this.#document];
    if (document === 0)
      return sentence(pdfium.FPDF_GetLastError() === PASSWORD ? 'preflight.encrypted' : 'preflight.damaged');
    if (pdfium.EPDF_IsEncrypted(document)) return sentence('preflight.encrypted');
    if (!pdfium.FPDF_DocumentHasValidCrossReferenceTable(document) || this.pages === 0)
      return sentence('preflight.damaged');
    if (this.pages * LEAST_PAGE > this.#length) return sentence('preflight.damaged');
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
    return calling(this.#pdfium, () => readPreferences(this.#pdfium, this.#scratch, this.#document));
  }

  extras(): Extras {
    return calling(this.#pdfium, () => readExtras(this.#pdfium, this.#scratch, this.#document));
  }

  page(number: number): Page {
    const { direction } = this.preferences();
    return this.#opened(number, page =>
      readPage(this.#pdfium, this.#scratch, page, number, direction, this.#fonts),
    );
  }

  draw(number: number, longer: number): { readonly pixels: Pixels; readonly size: Size } {
    const pdfium = this.#pdfium;
    return this.#opened(number, page => {
      const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
      const scale = longer / Math.max(width, height);
      const pixels = drawPage(pdfium, page, Math.round(width * scale), Math.round(height * scale));
      return { pixels, size: { width: width * MM, height: height * MM } };
    });
  }

  #opened<Made>(number: number, make: (page: number) => Made): Made {
    const pdfium = this.#pdfium;
    return calling(pdfium, () => {
      const page = pdfium.FPDF_LoadPage(this.#document, number - 1);
      if (page === 0) throw new Error('no page');
      try {
        const made = make(page);
        pdfium.FPDF_ClosePage(page);
        return made;
      } catch (fault) {
        // One that broke off is not called again.
        if (fault instanceof TooMuch) pdfium.FPDF_ClosePage(page);
        throw fault;
      }
    });
  }

  fonts(): readonly FontFacts[] {
    return [...this.#fonts.values()];
  }

  close(): void {
    const pdfium = this.#pdfium;
    try {
      calling(pdfium, () => {
        if (this.#document !== 0) pdfium.FPDF_CloseDocument(this.#document);
        pdfium.pdfium.wasmExports.free(this.#bytes);
        this.#scratch.close();
      });
      forgetIfLarge(pdfium);
    } catch {
      // Its memory goes with it.
    }
  }
}
