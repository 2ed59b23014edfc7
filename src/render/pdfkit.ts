import type * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Rect, Size } from '../geometry/index.js';
import {
  catchWriting,
  type EmbeddedFont,
  escapeMetadata,
  type Insides,
  type PackedObjects,
  packObjects,
  type Reference,
  type Written,
} from './insides.js';
import { matrixOperator, num } from './operators.js';
import { Packing } from './packing.js';
import type { Deflate, PdfMeta } from './pdf.js';

/** Everything that touches pdfkit is here, and what bends its insides in `insides.ts`. */

const POINTS = 72 / 25.4;
/** A date that never changes, so that the same input gives the same bytes. */
const EPOCH = new Date(0);

/** Pages that are remembered: the fronts of a batch all differ, its backs are two at most. */
const LATE_PAGES = 8;
const SHORT_PAGE = 1000;

export interface PdfForm {
  readonly name: string;
  readonly reference: Reference;
}

/** A glyph in a file's strings, and how far it goes in thousandths of an em. */
interface Encoded {
  readonly text: string;
  readonly advance: number;
}

/** How a page begins. */
interface Begun {
  readonly size: Size;
  readonly bleed: Rect | undefined;
  readonly boxes: string;
  readonly begin: string;
}

interface Resources {
  readonly fonts: Record<string, Reference>;
  readonly xobjects: Record<string, Reference>;
}

/** One PDF being written. Coordinates inside pages and forms are millimetres, y down. */
export class PdfFile {
  readonly #document: PDFKit.PDFDocument;
  readonly #insides: Insides;
  readonly #written: Written;
  readonly #objects: PackedObjects;
  readonly #deflate: Deflate;
  /** Every page draws from one list of fonts and forms. */
  readonly #shared: Resources = { fonts: {}, xobjects: {} };
  readonly #sharedList: Reference;
  /** Forms that pages know already. */
  readonly #onPages = new Set<PdfForm>();
  readonly #fonts = new Map<string, EmbeddedFont>();
  readonly #encoded = new Map<string, Encoded[]>();
  readonly #images = new Map<Uint8Array, PdfForm>();
  /** Whose resources are being filled: a page's or a form's, innermost last. */
  readonly #resources: Resources[] = [];
  /** Where the content of each page is put, to be deflated. */
  #page = Buffer.alloc(0);
  /** References to the contents of late pages. */
  readonly #pages = new Map<string, string>();
  /** The boxes of pages that were begun with the same block of cards. */
  readonly #begun = new WeakMap<Rect, Begun>();
  #boxes = '';
  #forms = 0;

  constructor(meta: PdfMeta, deflate: Deflate) {
    this.#deflate = deflate;
    this.#document = new PDFDocument({
      autoFirstPage: false,
      font: null as unknown as string,
      pdfVersion: '1.7',
      lang: meta.lang,
      displayTitle: true,
      info: {
        Title: meta.title,
        Producer: meta.producer,
        Creator: meta.producer,
        CreationDate: EPOCH,
        ModDate: EPOCH,
      },
    });
    this.#insides = this.#document as unknown as Insides;
    escapeMetadata(this.#insides);
    this.#written = catchWriting(this.#insides);
    this.#objects = packObjects(this.#insides, new Packing());
    this.#sharedList = this.#insides.ref({ Font: this.#shared.fonts, XObject: this.#shared.xobjects });
    Object.assign(this.#insides._root.data.ViewerPreferences.data, {
      PrintScaling: 'None',
      Duplex: meta.duplex,
      PickTrayByPDFSize: true,
      Direction: meta.direction === 'rtl' ? 'R2L' : 'L2R',
    });
  }

  /** Begins a page and returns its content, which begins by setting millimetres, y down. */
  startPage(size: Size, trim?: Rect, bleed?: Rect): string {
    this.#resources.push(this.#shared);
    const known = trim && this.#begun.get(trim);
    const like = known?.size === size && known.bleed === bleed ? known : undefined;
    const begun = like ?? {
      size,
      bleed,
      boxes: boxesOf(size, trim, bleed),
      begin: matrixOperator([POINTS, 0, 0, -POINTS, 0, size.height * POINTS]),
    };
    if (trim && like === undefined) this.#begun.set(trim, begun);
    this.#boxes = begun.boxes;
    return begun.begin;
  }

  /** Ends the page. One that is drawn like a late one before it shares that page's content. */
  endPage(operators: string): void {
    this.#resources.pop();
    const { Pages } = this.#insides._root.data;
    // pdfkit's own pages hold far more than these: a batch has a hundred thousand.
    const page = this.#objects.reserve();
    const contents = this.#content(operators);
    this.#objects.add(
      page.id,
      `<< /Type /Page /Parent ${Pages} ${this.#boxes} /Contents ${contents} /Resources ${this.#sharedList} >>`,
    );
    const pages = Pages.data as unknown as { Kids: object[]; Count: number };
    pages.Kids.push(page);
    pages.Count += 1;
  }

  #content(operators: string): string {
    // Only pages without cards of their own are so short.
    const short = operators.length < SHORT_PAGE;
    const twin = short ? this.#pages.get(operators) : undefined;
    if (twin !== undefined) return twin;
    const content = this.#objects.reserve();
    this.#objects.addStream(content.id, this.#deflate(this.#bytes(operators)));
    const name = String(content);
    if (short) {
      if (this.#pages.size >= LATE_PAGES) this.#pages.delete(this.#pages.keys().next().value as string);
      this.#pages.set(operators, name);
    }
    return name;
  }

  /** One byte for each character, until the next page. */
  #bytes(operators: string): Uint8Array {
    if (this.#page.length < operators.length) this.#page = Buffer.alloc(2 * operators.length);
    return this.#page.subarray(0, this.#page.write(operators, 'latin1'));
  }

  /** What has been written since the last time, where it is so many bytes: a long file never stands in memory. */
  take(least: number): Uint8Array | undefined {
    return this.#written.take(least);
  }

  /** A Form XObject; `draw` returns its operators and may use fonts, images and other forms. */
  form(box: Rect, draw: () => string): PdfForm {
    const resources: Resources = { fonts: {}, xobjects: {} };
    this.#resources.push(resources);
    const operators = draw();
    this.#resources.pop();
    const reference = this.#insides.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [box.x, box.y, box.x + box.width, box.y + box.height].map(value => Number(num(value))),
      Resources: { Font: resources.fonts, XObject: resources.xobjects },
    });
    // Even an empty form is a stream.
    reference.end(operators === '' ? ' ' : operators);
    this.#forms += 1;
    return { name: formName(this.#forms), reference };
  }

  /** Whether a page is being drawn, which knows each form that any page uses, and not a form. */
  get onPage(): boolean {
    return this.#resources.length === 1;
  }

  /** Makes the form known to what is being drawn; returns its name there. */
  useForm(form: PdfForm): string {
    if (this.#resources.length === 1) {
      if (this.#onPages.has(form)) return form.name;
      this.#onPages.add(form);
    }
    this.#current().xobjects[form.name] = form.reference;
    return form.name;
  }

  useImage(bytes: Uint8Array): string {
    let known = this.#images.get(bytes);
    if (known === undefined) {
      const image = this.#insides.openImage(bytes);
      if (image.obj === undefined) image.embed(this.#document);
      known = { name: `Image${this.#images.size + 1}`, reference: image.obj as Reference };
      this.#images.set(bytes, known);
    }
    return this.useForm(known);
  }

  useFont(id: string, font: fontkit.Font): string {
    let embedded = this.#fonts.get(id);
    if (embedded === undefined) {
      this.#insides.font(font);
      embedded = this.#insides._font;
      this.#fonts.set(id, embedded);
    }
    this.#current().fonts[embedded.id] = embedded.ref();
    return embedded.id;
  }

  /** A glyph as it is written in this file's strings: two bytes, and the advance in thousandths of an em. */
  encode(fontId: string, glyph: number, codePoints: readonly number[]): Encoded {
    const known = this.#encoded.get(fontId)?.[glyph];
    if (known !== undefined) return known;
    const font = this.#fonts.get(fontId) as EmbeddedFont;
    const id = font.subset.includeGlyph(glyph);
    font.widths[id] ??= font.font.getGlyph(glyph).advanceWidth * font.scale;
    font.unicode[id] ??= codePoints;
    const encoded = { text: byteText(id >> 8) + byteText(id & 255), advance: font.widths[id] };
    const all = this.#encoded.get(fontId) ?? [];
    all[glyph] = encoded;
    this.#encoded.set(fontId, all);
    return encoded;
  }

  finish(): void {
    this.#sharedList.end();
    this.#document.end();
  }

  #current(): Resources {
    const current = this.#resources.at(-1);
    if (current === undefined) throw new Error('Nothing is being drawn: start a page first.');
    return current;
  }
}

/** A, B, ... z, A1, B1, ...: a batch of key cards says each of them thousands of times. */
function formName(n: number): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const [letter, round] = [letters[(n - 1) % letters.length], Math.floor((n - 1) / letters.length)];
  return round === 0 ? letter : `${letter}${round}`;
}

function boxesOf(size: Size, trim: Rect | undefined, bleed: Rect | undefined): string {
  const whole = { x: 0, y: 0, ...size };
  const box = ({ x, y, width, height }: Rect) =>
    [x, size.height - y - height, x + width, size.height - y].map(value => num(value * POINTS)).join(' ');
  return `/MediaBox [${box(whole)}] /TrimBox [${box(trim ?? whole)}] /BleedBox [${box(bleed ?? trim ?? whole)}]`;
}

/** A byte of a literal string: brackets and backslashes are escaped, and a return, which readers take for a line end. */
function byteText(byte: number): string {
  if (byte === 0x0d) return '\\r';
  const character = String.fromCharCode(byte);
  return '()\\'.includes(character) ? `\\${character}` : character;
}
