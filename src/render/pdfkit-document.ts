import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Platform } from '../platform.js';
import { Blocks } from './blocks.js';

/**
 * Everything that touches pdfkit. Beyond its documented calls: `ref` for objects of our own, `_root` for what a printer
 * is told and for the list of pages, and `_font` with `ref` and `encode`, on which pdfmake relies too.
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

/** A numbered object, written when it ends: with content it is a stream. */
export interface Reference {
  end(content?: Uint8Array | string): void;
}

export interface PageList {
  Kids: Reference[];
  Count: number;
}

export interface FontGlyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  /** In font units. */
  readonly advanceWidth: number;
}

/** A font that is embedded with the glyphs it was asked for. */
export interface EmbeddedFont {
  readonly name: string;
  readonly reference: Reference;
  /** The four hexadecimal digits that show a glyph. */
  encode(glyph: FontGlyph): string;
}

interface Internals {
  readonly _root: {
    readonly data: {
      readonly Pages: Reference & { readonly data: PageList };
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

/** A date that never changes, so that the same input gives the same bytes. */
const EPOCH = new Date(0);

/**
 * A stream keeps each piece that pdfkit writes until it is read: a table of 250,000 objects comes as 250,000 pieces at
 * once. So the pieces are gathered in blocks.
 */
class GatheringDocument extends (PDFDocument as unknown as new (options: object) => Internals) {
  // Not initialised here: pdfkit writes its first bytes while it is constructed.
  declare blocks?: Blocks;
  declare deflate: Platform['deflate'];

  /** Objects whose content is compressed by the platform. */
  override ref(data: object = {}): Reference {
    const reference = super.ref(data);
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

/** pdfkit writes the title into XML as it is: there it finds it escaped. */
class XmlTitle extends String {
  override toString(): string {
    return this.valueOf().replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  }
}

export class PdfkitDocument {
  readonly #document: GatheringDocument;

  constructor(meta: PdfMeta, deflate: Platform['deflate']) {
    this.#document = new GatheringDocument({
      // Its builds for Node and for browsers compress differently: each stream is compressed as it comes here.
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
  get pages(): Reference & { readonly data: PageList } {
    return this.#document._root.data.Pages;
  }

  /** A new object; strings in `data` are names. */
  object(data: object): Reference {
    return this.#document.ref(data);
  }

  embed(font: Font): EmbeddedFont {
    // pdfkit lays text out by asking the font; ours answers with the glyph to be encoded.
    let asked: FontGlyph | undefined;
    const layout = () => ({ glyphs: [asked], positions: [{}] });
    this.#document.font(Object.create(font, { layout: { value: layout } }) as object);
    const { _font } = this.#document;
    return {
      name: _font.id,
      reference: _font.ref(),
      encode: glyph => {
        asked = glyph;
        return _font.encode('', [])[0][0];
      },
    };
  }

  /** The whole blocks since the last call; after the end, all that is left. */
  written(): readonly Uint8Array[] {
    return this.#document.blocks?.take() ?? [];
  }

  end(): void {
    this.#document.end();
  }
}
