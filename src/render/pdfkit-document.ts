import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Platform } from '../platform.js';
import { Blocks } from './blocks.js';
import { type FontGlyph, Subset } from './glyphs/subset.js';

/**
 * Everything that touches pdfkit. Beyond its documented calls we use `ref` for our own objects, `_root` for the printer's
 * settings and the list of pages, and `_font` with `ref` and `encode`, which pdfmake also relies on.
 */

export interface PdfMeta {
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  readonly duplex: 'Simplex' | 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge';
  readonly direction: 'ltr' | 'rtl';
  /** Program and version. */
  readonly producer: string;
}

/** A numbered object, written when it is ended; with content it is a stream. */
export interface Reference {
  end(content?: Uint8Array | string): void;
}

export interface PageList {
  Kids: Reference[];
  Count: number;
}

/** The root of all pages, and what they inherit from it (PDF 1.7, 7.7.3.4). */
export interface PageRoot extends PageList {
  Resources?: Reference;
  MediaBox?: readonly number[];
}

/** A font, embedded with the glyphs that were encoded. */
export interface EmbeddedFont {
  readonly name: string;
  readonly reference: Reference;
  /** The code of a glyph: four hexadecimal digits. */
  encode(glyph: FontGlyph): string;
}

interface Internals {
  readonly _root: {
    readonly data: {
      readonly Pages: Reference & { readonly data: PageRoot };
      readonly ViewerPreferences: { readonly data: object };
    };
  };
  readonly _font: {
    readonly id: string;
    ref(): Reference;
    encode(text: string, features: readonly string[]): readonly [readonly string[], unknown];
  };
  ref(data: object): Reference;
  font(source: object): void;
  end(): void;
}

/** A fixed date: the same input gives the same bytes. */
const EPOCH = new Date(0);

/**
 * A Node stream keeps each piece until it is read, and pdfkit writes a table of 250,000 objects as 250,000 pieces at
 * once. So we collect the pieces in blocks instead.
 */
class GatheringDocument extends (PDFDocument as unknown as new (options: object) => Internals) {
  // Not initialised here: pdfkit writes its first bytes while it is constructed.
  declare blocks?: Blocks;
  declare deflate: Platform['deflate'];

  /** A new object; the platform compresses its content, unless it has a filter of its own. */
  override ref(data: object = {}): Reference {
    const reference = super.ref(data);
    if ('Filter' in data) return reference;
    const end = reference.end.bind(reference);
    reference.end = content => {
      if (content === undefined) return end();
      Object.assign(data, { Filter: 'FlateDecode' });
      end(this.deflate(typeof content === 'string' ? new TextEncoder().encode(content) : content));
    };
    return reference;
  }

  push(bytes: Uint8Array | null): boolean {
    this.blocks ??= new Blocks();
    if (bytes === null) this.blocks.end();
    else this.blocks.add(bytes);
    return true;
  }
}

/** pdfkit puts the title into XML without escaping it: its string form is escaped. */
class XmlTitle extends String {
  override toString(): string {
    return this.valueOf().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  }
}

export class PdfkitDocument {
  readonly #document: GatheringDocument;
  /** One for all fonts: of two files with the same font, pdfkit keeps the first. */
  #asked: FontGlyph | undefined;

  constructor(meta: PdfMeta, deflate: Platform['deflate']) {
    this.#document = new GatheringDocument({
      // pdfkit compresses differently in Node and in browsers, so `ref` compresses each stream instead.
      compress: false,
      autoFirstPage: false,
      font: null,
      pdfVersion: '1.7',
      lang: meta.lang,
      displayTitle: true,
      info: {
        Title: new XmlTitle(meta.title),
        Producer: meta.producer,
        Creator: meta.producer,
        CreationDate: EPOCH,
        ModDate: EPOCH,
      },
    });
    this.#document.deflate = deflate;
    Object.assign(this.#document._root.data.ViewerPreferences.data, {
      PrintScaling: 'None',
      Duplex: meta.duplex,
      PickTrayByPDFSize: true,
      Direction: meta.direction === 'rtl' ? 'R2L' : 'L2R',
    });
  }

  /** The root of the tree of pages. */
  get pages(): Reference & { readonly data: PageRoot } {
    return this.#document._root.data.Pages;
  }

  /** A new object; strings in `data` are names. */
  object(data: object): Reference {
    return this.#document.ref(data);
  }

  embed(font: Font): EmbeddedFont {
    // pdfkit asks the font to lay out text; ours answers with the glyph to encode, of a width that all readers take.
    const layout = () => {
      const { advanceWidth } = this.#asked as FontGlyph;
      const width = wholeWidth(advanceWidth, font.unitsPerEm);
      const glyph = { ...this.#asked, advanceWidth: (width * font.unitsPerEm) / 1000 };
      return { glyphs: [glyph], positions: [{}] };
    };
    const subset = new Subset(font);
    const createSubset = () => ({
      includeGlyph: () => subset.entryOf(this.#asked as FontGlyph),
      encode: () => subset.encode(),
      cff: subset.cff,
    });
    this.#document.font(
      Object.create(font, { layout: { value: layout }, createSubset: { value: createSubset } }) as object,
    );
    const { _font } = this.#document;
    return {
      name: _font.id,
      reference: _font.ref(),
      encode: glyph => {
        this.#asked = glyph;
        return _font.encode('', [])[0][0];
      },
    };
  }

  /** The blocks completed since the last call; after the end, the rest. */
  written(): readonly Uint8Array[] {
    return this.#document.blocks?.take() ?? [];
  }

  end(): void {
    this.#document.end();
  }
}

/** The width of a glyph as the PDF says it, in thousandths of an em: PDFium, and so Chrome, drops what is less. */
export function wholeWidth(advance: number, unitsPerEm: number): number {
  return Math.round((advance * 1000) / unitsPerEm);
}
