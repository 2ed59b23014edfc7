import type { FontBook } from '../fonts/index.js';
import { IDENTITY, type Matrix, type Rect, type Size } from '../geometry/index.js';
import type { Alphabet, Group, Item, SceneSymbol, Text } from '../scene/index.js';
import {
  clipOperator,
  colourOperands,
  isShape,
  matrixOperator,
  num,
  shapeOperators,
  stateOperators,
} from './operators.js';
import { PdfFile, type PdfForm } from './pdfkit.js';
import { TileWriter } from './tiles.js';

export interface PdfPage {
  readonly size: Size;
  readonly items: readonly Item[];
  /** The block of cards, and the block with its bleed. Both default to the page. */
  readonly trim?: Rect;
  readonly bleed?: Rect;
}

export interface PdfMeta {
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  readonly duplex: 'Simplex' | 'DuplexFlipLongEdge' | 'DuplexFlipShortEdge';
  readonly direction: 'ltr' | 'rtl';
  /** Program and version. */
  readonly producer: string;
}

/** Bytes in the format of zlib (RFC 1950): each platform has its own way. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** A write to the disk for each page would take longer than some pages. */
const CHUNK = 1 << 12;

/**
 * A whole PDF 1.7, piece by piece as its pages come: text as text in subset fonts, symbols as forms, no scaling, boxes
 * set. Same input, same bytes; memory does not grow with the number of pages.
 */
export function* renderPdf(
  pages: Iterable<PdfPage>,
  meta: PdfMeta,
  book: FontBook,
  deflate: Deflate,
): Generator<Uint8Array, void, undefined> {
  const file = new PdfFile(meta, deflate);
  const writer = new Writer(file, book);
  for (const page of pages) {
    const begin = file.startPage(page.size, page.trim, page.bleed);
    file.endPage(`${begin}\n${writer.page(page.items)}`);
    const chunk = file.take(CHUNK);
    if (chunk !== undefined) yield chunk;
  }
  file.finish();
  const rest = file.take(0);
  if (rest !== undefined) yield rest;
}

class Writer {
  readonly #file: PdfFile;
  readonly #book: FontBook;
  readonly #symbols = new Map<string, { symbol: SceneSymbol; form: PdfForm }>();
  readonly #places = new WeakMap<Rect, { readonly matrix: Matrix; readonly text: string }>();
  readonly #tiles: TileWriter;
  /** The characters of alphabets as they are written. */
  readonly #letters = new Map<Alphabet, string[]>();
  /** The paint that is set for shapes; empty where that is not known. */
  #state = '';
  /** How the last plain text began: the ids of a batch begin alike. */
  #plainStyle = { x: 0, y: 0, size: 0, name: '', fill: '', begin: '' };

  constructor(file: PdfFile, book: FontBook) {
    this.#file = file;
    this.#book = book;
    this.#tiles = new TileWriter(file, symbol => this.#form(symbol));
  }

  page(items: readonly Item[]): string {
    this.#state = '';
    return this.items(items);
  }

  items(items: readonly Item[]): string {
    let out = '';
    for (let i = 0; i < items.length; i++)
      out += i === 0 ? this.#item(items[i]) : `\n${this.#item(items[i])}`;
    return out;
  }

  #item(item: Item): string {
    if (isShape(item)) {
      const state = stateOperators(item);
      if (state === this.#state) return shapeOperators(item);
      this.#state = state;
      return `${state} ${shapeOperators(item)}`;
    }
    switch (item.kind) {
      case 'group': {
        const outside = this.#state;
        const drawn = `${this.#place(item)}${this.items(item.items)}\nQ`;
        this.#state = outside;
        return drawn;
      }
      case 'use': {
        const name = this.#file.useForm(this.#form(item.symbol));
        return item.matrix === IDENTITY ? `/${name} Do` : `q ${matrixOperator(item.matrix)} /${name} Do Q`;
      }
      case 'tiles':
        return this.#tiles.write(item);
      case 'text':
        this.#state = '';
        return this.#text(item);
      case 'image': {
        const name = this.#file.useImage(item.bytes);
        return `q ${matrixOperator([item.width, 0, 0, -item.height, item.x, item.y + item.height])} /${name} Do Q`;
      }
      default:
        throw new Error(`No such item: ${(item as Item).kind}`);
    }
  }

  /** The way to a group's drawing. The slots of a sheet are the same ones on every sheet. */
  #place({ matrix, clip }: Group): string {
    if (clip === undefined) return `q ${matrixOperator(matrix)}\n`;
    let place = this.#places.get(clip);
    if (place?.matrix !== matrix) {
      place = { matrix, text: `q ${matrixOperator(matrix)}\n${clipOperator(clip)}\n` };
      this.#places.set(clip, place);
    }
    return place.text;
  }

  #form(symbol: SceneSymbol): PdfForm {
    const known = this.#symbols.get(symbol.id);
    if (known !== undefined) {
      if (known.symbol !== symbol) throw new Error(`Two different symbols are called "${symbol.id}".`);
      return known.form;
    }
    const outside = this.#state;
    this.#state = '';
    const form = this.#file.form(symbol.box, () => this.items(symbol.items));
    this.#state = outside;
    this.#symbols.set(symbol.id, { symbol, form });
    return form;
  }

  /** Characters that stand as the font has them: ids, of which a batch has thousands. */
  #plainText({ x, y, fill, line: { text, size } }: Text, alphabet: Alphabet): string {
    const { fontId } = alphabet;
    const name = this.#file.useFont(fontId, this.#book.font(fontId).fontkit);
    const style = this.#plainStyle;
    if (style.x !== x || style.y !== y || style.size !== size || style.name !== name || style.fill !== fill) {
      const begin = `BT ${colourOperands(fill)} rg /${name} ${num(size)} Tf 1 0 0 -1 ${num(x)} ${num(y)} Tm (`;
      this.#plainStyle = { x, y, size, name, fill, begin };
    }
    let letters = this.#letters.get(alphabet);
    if (letters === undefined) {
      letters = [];
      this.#letters.set(alphabet, letters);
    }
    let out = this.#plainStyle.begin;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      letters[code] ??= this.#letter(alphabet, code);
      out += letters[code];
    }
    return `${out}) Tj ET`;
  }

  #letter({ fontId, glyphs }: Alphabet, code: number): string {
    const glyph = glyphs[code];
    if (glyph === undefined) throw new Error(`No glyph for the character ${code}.`);
    return this.#file.encode(fontId, glyph.id, glyph.codePoints).text;
  }

  /** Glyphs of a run as one TJ; a raised glyph (a mark) gets a text rise of its own. */
  #text(item: Text): string {
    const { line } = item;
    if (line.plain) return this.#plainText(item, line.plain);
    const out = [`BT ${colourOperands(item.fill)} rg`];
    let pen = item.x;
    for (const run of line.runs) {
      const font = this.#book.font(run.fontId);
      const unit = 1000 / font.unitsPerEm;
      const tracking = ((line.tracking ?? 0) * 1000) / line.size;
      out.push(
        `/${this.#file.useFont(run.fontId, font.fontkit)} ${num(line.size)} Tf 1 0 0 -1 ${num(pen)} ${num(item.y)} Tm`,
      );
      let parts = '';
      let shown = '';
      let shift = 0;
      let rise = 0;
      const endGlyphs = () => {
        if (shown !== '') parts += `(${shown})`;
        shown = '';
      };
      const flush = () => {
        endGlyphs();
        // The shift behind the last glyph moves the pen too: a raised glyph may follow.
        if (Math.abs(shift) >= 0.05) parts += num(-shift);
        shift = 0;
        if (parts !== '') out.push(`[${parts}] TJ`);
        parts = '';
      };
      for (const glyph of run.glyphs) {
        if (glyph.yOffset !== rise) {
          flush();
          rise = glyph.yOffset;
          out.push(`${num((rise * line.size) / font.unitsPerEm)} Ts`);
        }
        shift += glyph.xOffset * unit;
        if (Math.abs(shift) >= 0.05) {
          endGlyphs();
          parts += num(-shift);
          shift = 0;
        }
        const encoded = this.#file.encode(run.fontId, glyph.id, glyph.codePoints);
        shown += encoded.text;
        shift += (glyph.xAdvance - glyph.xOffset) * unit + tracking - encoded.advance;
        pen += (glyph.xAdvance * line.size) / font.unitsPerEm + (line.tracking ?? 0);
      }
      flush();
      if (rise !== 0) out.push('0 Ts');
    }
    out.push('ET');
    return out.join(' ');
  }
}
