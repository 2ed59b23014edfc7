import type { Size } from '../../scene/geometry/index.js';
import { type Sentence, sentence } from '../../speech/index.js';
import { type Extras, readExtras } from '../ask/extras.js';
import { type Preferences, readPreferences } from '../ask/preferences.js';
import { type Pixels, pixels } from '../pages/pixels.js';
import { drawPage, type Viewing } from './bitmaps.js';
import { copyOf } from './copies.js';
import { type FontFacts, Fonts } from './fonts.js';
import { allowFor, calling, forgetIfLarge, type Pdfium } from './library.js';
import { type DrawPart, type Page, POINT, readPage } from './page.js';
import { Outlines } from './paths.js';
import { Scratch } from './scratch.js';

/** PDFium's code for a file that needs a password. */
const PASSWORD = 4;
/** A page of ours has more, in bytes; a file with less repeats its pages. */
const LEAST_PAGE = 256;
/** In a file of fewer pages, comparing them takes longer than reading them again. */
const COMPARED_PAGES = 40;
/** In a file with more for each page, they have pictures, and take too long to compare. */
const COMPARED_PAGE = 16 * 1024;

/** A file in PDFium's memory. Each call throws what PDFium breaks off with, and TooMuch. */
export class File {
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;
  readonly #length: number;
  readonly #bytes: number;
  readonly #document: number;
  readonly #fonts: Fonts;
  readonly #outlines = new Outlines();
  /** The last page that was opened is left open, so that it can be drawn. */
  #open: { readonly number: number; readonly page: number } | undefined;
  /** The last back, and what it is made of: backs of cards are often all the same. */
  #back: { readonly copy: string; readonly page: Page } | undefined;

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
    this.#fonts = new Fonts(pdfium, this.#scratch);
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

  /** Of each page, the number of its object. */
  pageObjects(): readonly number[] {
    const [pdfium, document] = [this.#pdfium, this.#document];
    const of = (_: unknown, i: number) => pdfium.EPDFDoc_GetPageObjectNumberByIndex(document, i);
    return calling(pdfium, () => Array.from({ length: this.pages }, of));
  }

  preferences(): Preferences {
    return calling(this.#pdfium, () => readPreferences(this.#pdfium, this.#scratch, this.#document));
  }

  extras(): Extras {
    return calling(this.#pdfium, () => readExtras(this.#pdfium, this.#scratch, this.#document));
  }

  /** Where it can't be drawn later, `problemOf` what was thrown is thrown. */
  page(number: number, problemOf: (fault: unknown) => Error): Page {
    const copy = number % 2 === 0 ? this.#copy(number) : undefined;
    if (copy === undefined || copy !== this.#back?.copy) {
      const page = this.#read(number, problemOf);
      if (copy !== undefined) this.#back = { copy, page };
      return page;
    }
    return { ...this.#back.page, number };
  }

  #copy(number: number): string | undefined {
    if (this.pages < COMPARED_PAGES || this.#length > this.pages * COMPARED_PAGE) return undefined;
    return calling(this.#pdfium, () => copyOf(this.#pdfium, this.#scratch, this.#document, number));
  }

  #read(number: number, problemOf: (fault: unknown) => Error): Page {
    const [pdfium, { direction }] = [this.#pdfium, this.preferences()];
    const draw: DrawPart = (whole, part) => {
      try {
        return this.#opened(number, page => drawPage(pdfium, page, whole, part));
      } catch (fault) {
        throw problemOf(fault);
      }
    };
    return this.#opened(number, page =>
      readPage(pdfium, this.#scratch, page, number, direction, this.#fonts, this.#outlines, draw),
    );
  }

  draw(number: number, longer: number): { readonly pixels: Pixels; readonly size: Size } {
    const pdfium = this.#pdfium;
    return this.#opened(number, page => {
      const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
      const scale = longer / Math.max(width, height);
      const whole = { width: Math.round(width * scale), height: Math.round(height * scale) };
      return {
        pixels: drawPage(pdfium, page, whole),
        size: { width: width * POINT, height: height * POINT },
      };
    });
  }

  /** Of a page as it is shown, in millimetres. */
  size(number: number): Size {
    const pdfium = this.#pdfium;
    return this.#opened(number, page => {
      const [width, height] = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)];
      return { width: width * POINT, height: height * POINT };
    });
  }

  /** All of a page at 150 dpi. */
  sight(number: number, viewing: Viewing): Pixels {
    const { width, height } = this.size(number);
    const whole = { width: pixels(width), height: pixels(height) };
    return this.#opened(number, page => drawPage(this.#pdfium, page, whole, undefined, viewing));
  }

  #opened<Made>(number: number, make: (page: number) => Made): Made {
    return calling(this.#pdfium, () => {
      if (this.#open?.number !== number) {
        this.#closePage();
        const page = this.#pdfium.FPDF_LoadPage(this.#document, number - 1);
        if (page === 0) throw new Error('no page');
        this.#open = { number, page };
      }
      return make(this.#open.page);
    });
  }

  #closePage(): void {
    if (this.#open) this.#pdfium.FPDF_ClosePage(this.#open.page);
    this.#open = undefined;
  }

  fonts(): readonly FontFacts[] {
    return this.#fonts.all();
  }

  close(): void {
    const pdfium = this.#pdfium;
    try {
      calling(pdfium, () => {
        this.#closePage();
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
