import type { Platform } from '../platform.js';
import type { Rect, Size } from '../scene/geometry/index.js';
import type { Blend, Glyph, Raster, SceneSymbol } from '../scene/index.js';
import type { FontBook } from '../text/fonts/index.js';
import { POINTS, rounded } from './operators.js';
import { PageTree } from './page-tree.js';
import {
  type EmbeddedFont,
  PdfkitDocument,
  type PdfMeta,
  type Reference,
  wholeWidth,
} from './pdfkit-document.js';

/** What the operators of a page or a form refer to by name. */
export interface Resources {
  readonly Font: Record<string, Reference>;
  readonly XObject: Record<string, Reference>;
  ExtGState?: Record<string, Reference>;
}

/** An object that operators name. */
export interface PdfObject {
  readonly name: string;
  readonly reference: Reference;
}

/** The code of a glyph in a string, and its advance in thousandths of an em. */
export interface EncodedGlyph {
  readonly code: string;
  readonly advance: number;
}

/** A font in this file. */
export interface PdfFont {
  readonly embedded: EmbeddedFont;
  readonly unitsPerEm: number;
  encode(glyph: Glyph): EncodedGlyph;
}

interface Page {
  readonly size: Size;
  readonly trim?: Rect;
  readonly bleed?: Rect;
}

/** A page or a form that is blended as a whole, by its colours and not by the printer's inks (PDF 1.7, 11.4.7). */
const RGB_GROUP = { Type: 'Group', S: 'Transparency', CS: 'DeviceRGB' };

/** A PDF that is being written: its pages, and the forms and fonts that they share. */
export class PdfFile {
  /** Shared by all pages. */
  readonly pageResources = emptyResources();
  /** Symbols of two neighbouring cells, by id. */
  readonly cellPairs = new Map<string, SceneSymbol>();
  readonly #document: PdfkitDocument;
  readonly #pages: PageTree;
  readonly #resources: Reference;
  readonly #book: FontBook;
  readonly #fonts = new Map<string, PdfFont>();
  readonly #forms = new Map<string, PdfObject & { readonly symbol: SceneSymbol }>();
  readonly #images = new Map<string, PdfObject & { readonly raster: Raster }>();
  #multiply: PdfObject | undefined;

  constructor(meta: PdfMeta, book: FontBook, deflate: Platform['deflate']) {
    this.#book = book;
    this.#document = new PdfkitDocument(meta, deflate);
    this.#pages = new PageTree(this.#document);
    this.#resources = this.#document.object(this.pageResources);
    this.#document.pages.data.Resources = this.#resources;
  }

  addPage({ size, trim, bleed }: Page, operators: string): void {
    const page = { x: 0, y: 0, ...size };
    const contents = this.#document.object({});
    contents.end(operators);
    const media = pageBox(page, size);
    const { data } = this.#document.pages;
    // Pages of the first one's size inherit it.
    data.MediaBox ??= media;
    this.#pages.add({
      ...(media.every((side, i) => side === data.MediaBox?.[i]) ? {} : { MediaBox: media }),
      TrimBox: pageBox(trim ?? page, size),
      BleedBox: pageBox(bleed ?? trim ?? page, size),
      ...(this.#multiply === undefined ? {} : { Group: RGB_GROUP }),
      Contents: contents,
    });
  }

  /** The graphics state in which each ink is multiplied with what is under it. */
  multiply(): PdfObject {
    if (this.#multiply === undefined) {
      const reference = this.#document.object({ Type: 'ExtGState', BM: 'Multiply' });
      reference.end();
      this.#multiply = { name: 'Multiply', reference };
    }
    return this.#multiply;
  }

  /** The form of a symbol, to be blended or not. The first time, `draw` returns its operators and fills in what they refer to. */
  form(symbol: SceneSymbol, draw: (resources: Resources) => string, blend?: Blend): PdfObject {
    const key = blend === undefined ? symbol.id : `${blend} ${symbol.id}`;
    const known = this.#forms.get(key);
    if (known !== undefined) {
      if (known.symbol !== symbol) throw new Error(`Two different symbols are called "${symbol.id}".`);
      return known;
    }
    const { x, y, width, height } = symbol.box;
    const resources = emptyResources();
    const operators = draw(resources);
    const reference = this.#document.object({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [x, y, x + width, y + height].map(rounded),
      ...(blend === undefined ? {} : { Group: RGB_GROUP }),
      Resources: resources,
    });
    // An empty form is a stream too.
    reference.end(operators === '' ? ' ' : operators);
    const form = { name: shortName(this.#forms.size), reference, symbol };
    this.#forms.set(key, form);
    return form;
  }

  /** An id for a form that is drawn once. */
  newId(kind: string): string {
    return `${kind} ${this.#forms.size}`;
  }

  /** The JPEG goes into the file as it is. */
  image(raster: Raster): PdfObject {
    const known = this.#images.get(raster.id);
    if (known !== undefined) {
      if (known.raster !== raster) throw new Error(`Two different pictures are called "${raster.id}".`);
      return known;
    }
    const reference = this.#document.object({
      Type: 'XObject',
      Subtype: 'Image',
      Width: raster.size.width,
      Height: raster.size.height,
      ColorSpace: raster.grey ? 'DeviceGray' : 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'DCTDecode',
    });
    reference.end(raster.jpeg);
    const image = { name: `Im${this.#images.size + 1}`, reference, raster };
    this.#images.set(raster.id, image);
    return image;
  }

  font(id: string): PdfFont {
    let font = this.#fonts.get(id);
    if (font === undefined) {
      const { fontkit, unitsPerEm } = this.#book.font(id);
      const embedded = this.#document.embed(fontkit);
      // By identity: a glyph is shaped once for all the lines of its word.
      const known = new WeakMap<Glyph, EncodedGlyph>();
      const encode = (glyph: Glyph) => {
        let encoded = known.get(glyph);
        if (encoded === undefined) {
          const { parts, codePoints } = glyph;
          const [{ id }] = parts;
          const isOne = parts.length === 1;
          const advanceWidth = isOne ? fontkit.getGlyph(id).advanceWidth : glyph.xAdvance;
          const drawn = isOne ? [{ id, x: 0, y: 0 }] : parts;
          const code = embedded.encode({ parts: drawn, codePoints, advanceWidth });
          encoded = { code, advance: wholeWidth(advanceWidth, unitsPerEm) };
          known.set(glyph, encoded);
        }
        return encoded;
      };
      font = { embedded, unitsPerEm, encode };
      this.#fonts.set(id, font);
    }
    return font;
  }

  /** The blocks completed since the last call. */
  written(): readonly Uint8Array[] {
    return this.#document.written();
  }

  end(): void {
    this.#pages.end();
    this.#resources.end();
    this.#document.end();
  }
}

function emptyResources(): Resources {
  return { Font: {}, XObject: {} };
}

/** A, B, ... z, A1, B1, ...: short, because a batch of key cards uses each thousands of times. */
function shortName(n: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const round = Math.floor(n / letters.length);
  return letters[n % letters.length] + (round === 0 ? '' : round);
}

/** A rectangle of the page in points, y up. */
function pageBox({ x, y, width, height }: Rect, page: Size): number[] {
  const up = page.height - y;
  return [x, up - height, x + width, up].map(value => rounded(value * POINTS));
}
