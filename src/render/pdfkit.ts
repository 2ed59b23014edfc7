import type * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Rect, Size } from '../geometry/index.js';
import { matrixOperator, num } from './operators.js';
import { Packing } from './packing.js';
import type { PdfMeta } from './pdf.js';

/** Everything that touches pdfkit, its insides included, is in this file. */

const POINTS = 72 / 25.4;
/** A date that never changes, so that the same input gives the same bytes. */
const EPOCH = new Date(0);

/** Objects in an object stream: about fifty pages. A reader unpacks all of one to find one of them. */
const PACK = 150;
/** Pages that are remembered: the fronts of a batch all differ, its backs are two at most. */
const LATE_PAGES = 8;
const SHORT_PAGE = 4000;

interface Reference {
  readonly id: number;
  readonly offset: number;
  buffer: Uint8Array[];
  data: Record<string, unknown>;
  finalize(): void;
  write(data: Uint8Array | string): void;
  end(data?: Uint8Array | string): void;
}

interface EmbeddedFont {
  readonly id: string;
  readonly subset: { includeGlyph(glyph: number): number };
  readonly widths: (number | undefined)[];
  readonly unicode: (readonly number[] | undefined)[];
  readonly scale: number;
  readonly font: fontkit.Font;
  ref(): Reference;
}

interface Insides {
  readonly _root: { readonly data: Record<string, Reference> };
  readonly _font: EmbeddedFont;
  info: Record<string, unknown>;
  readonly _info: Reference;
  readonly _id: Uint8Array;
  readonly _offsets: (number | null)[];
  _offset: number;
  _write(data: Uint8Array | string): void;
  _finalize(): void;
  _addInfo(): void;
  font(source: object): unknown;
  openImage(bytes: Uint8Array): { obj?: Reference; label: string; embed(document: unknown): void };
  ref(data?: Record<string, unknown>): Reference;
}

export interface PdfForm {
  readonly name: string;
  readonly reference: Reference;
}

/** Objects that go into object streams without pdfkit's help. */
interface PackedObjects {
  /** The next number, as a reference that pdfkit writes. */
  reserve(): { readonly id: number };
  /** `text` is the whole object, one character for each byte. */
  add(id: number, text: string): void;
}

/** A glyph in a file's strings, and how far it goes in thousandths of an em. */
interface Encoded {
  readonly text: string;
  readonly advance: number;
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
  /** References to the contents of late pages. */
  readonly #pages = new Map<string, string>();
  #boxes = '';
  #forms = 0;

  constructor(meta: PdfMeta) {
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
  startPage(size: Size, trim?: Rect, bleed?: Rect): string[] {
    const whole = { x: 0, y: 0, ...size };
    const box = ({ x, y, width, height }: Rect) =>
      [x, size.height - y - height, x + width, size.height - y].map(value => num(value * POINTS)).join(' ');
    this.#boxes = `/MediaBox [${box(whole)}] /TrimBox [${box(trim ?? whole)}] /BleedBox [${box(bleed ?? trim ?? whole)}]`;
    this.#resources.push(this.#shared);
    return [matrixOperator([POINTS, 0, 0, -POINTS, 0, size.height * POINTS])];
  }

  /** Ends the page. One that is drawn like a late one before it shares that page's content. */
  endPage(content: readonly string[]): void {
    const operators = content.join('\n');
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
    const content = this.#insides.ref({});
    content.end(Buffer.from(operators, 'latin1'));
    const name = String(content);
    if (short) {
      if (this.#pages.size >= LATE_PAGES) this.#pages.delete(this.#pages.keys().next().value as string);
      this.#pages.set(operators, name);
    }
    return name;
  }

  /** What has been written since the last time, so that a long file never stands in memory. */
  take(): Uint8Array | undefined {
    return this.#written.take();
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
    return { name: `S${this.#forms}`, reference };
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
      known = { name: `I${this.#images.size + 1}`, reference: image.obj as Reference };
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

/** A byte of a literal string: brackets and backslashes are escaped, and a return, which readers take for a line end. */
function byteText(byte: number): string {
  if (byte === 0x0d) return '\\r';
  const character = String.fromCharCode(byte);
  return '()\\'.includes(character) ? `\\${character}` : character;
}

interface Written {
  take(): Uint8Array | undefined;
}

/** Takes what pdfkit writes past its stream, whose bookkeeping would take longer than the writing. */
function catchWriting(insides: Insides): Written {
  // The head of the file is in the stream already.
  let waiting: Uint8Array[] = [(insides as unknown as { read(): Buffer }).read()];
  insides._write = data => {
    const bytes = typeof data === 'string' ? Buffer.from(`${data}\n`, 'latin1') : data;
    waiting.push(bytes);
    insides._offset += bytes.length;
  };
  return {
    take: () => {
      if (waiting.length === 0) return undefined;
      const taken = Buffer.concat(waiting);
      waiting = [];
      return taken;
    },
  };
}

/** What is left of an object that is written. */
const NOTHING: Record<string, unknown> = {};
const NO_CHUNKS: Uint8Array[] = [];

/** Sends what pdfkit writes of objects without a stream into object streams, and ends with a cross-reference stream. */
function packObjects(insides: Insides, packing: Packing): PackedObjects {
  const write = insides._write.bind(insides);
  const makeRef = insides.ref.bind(insides);
  let kind: object | undefined;
  let caught: string[] | undefined;
  insides._write = data => {
    if (caught !== undefined && typeof data === 'string') caught.push(data);
    else write(data);
  };
  const flush = () => {
    const stream = makeRef({ Type: 'ObjStm' });
    const { count, first, content } = packing.pack(stream.id);
    Object.assign(stream.data, { N: count, First: first });
    stream.end(content);
  };
  insides.ref = data => {
    const made = makeRef(data);
    // One kind of reference for all: a long file has a hundred thousand.
    kind ??= Object.create(Object.getPrototypeOf(made), { finalize: { value: finalize } }) as object;
    return Object.setPrototypeOf(made, kind) as Reference;
  };
  function finalize(this: Reference): void {
    const plain = Object.getPrototypeOf(kind) as Reference;
    if (this.buffer.length > 0) {
      plain.finalize.call(this);
      this.data = NOTHING;
      this.buffer = NO_CHUNKS;
      return;
    }
    caught = [];
    plain.finalize.call(this);
    // "12 0 obj", the object itself, "endobj".
    const [, text] = caught;
    caught = undefined;
    // Pages stay in the list of pages by their number alone.
    this.data = NOTHING;
    this.buffer = NO_CHUNKS;
    add(this.id, text);
  }
  function add(id: number, text: string): void {
    if (packing.add(id, text) >= PACK) flush();
  }
  insides._finalize = () => {
    flush();
    const { _root: Root, _info: Info, _id, _offsets } = insides;
    const table = makeRef({ Type: 'XRef', Root, Info, ID: [_id, _id], W: [1, 4, 2], Size: _offsets.length });
    for (const [i, offset] of _offsets.entries())
      if (offset !== null && !packing.has(i + 1)) packing.placeAt(i + 1, offset);
    const offset = insides._offset;
    packing.placeAt(table.id, offset);
    table.data.Size = table.id + 1;
    table.end(packing.table(table.id));
    write(`startxref\n${offset}\n%%EOF`);
  };
  // Looks like a reference to pdfkit, and holds nothing but its number.
  const named = Object.create(Object.getPrototypeOf(insides._root) as object) as object;
  return {
    add,
    reserve: () => {
      const id = insides._offsets.push(null);
      return Object.assign(Object.create(named) as { id: number; gen: number }, { id, gen: 0 });
    },
  };
}

/** pdfkit writes the title into XML as it stands; `&` and `<` would break it. */
function escapeMetadata(insides: Insides): void {
  const write = insides._addInfo;
  insides._addInfo = () => {
    const { info } = insides;
    const escaped = (value: unknown) =>
      typeof value === 'string'
        ? value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
        : value;
    insides.info = Object.fromEntries(Object.entries(info).map(([key, value]) => [key, escaped(value)]));
    write.call(insides);
    insides.info = info;
  };
}
