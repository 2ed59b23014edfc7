import type * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Rect, Size } from '../geometry/index.js';
import { matrixOperator, num } from './operators.js';
import type { PdfMeta } from './pdf.js';

/** Everything that touches pdfkit, its insides included, is in this file. */

const POINTS = 72 / 25.4;
/** A date that never changes, so that the same input gives the same bytes. */
const EPOCH = new Date(0);

interface Reference {
  readonly data: Record<string, unknown>;
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
  readonly page: {
    readonly dictionary: Reference;
    readonly fonts: Record<string, Reference>;
    readonly xobjects: Record<string, Reference>;
  };
  info: Record<string, unknown>;
  _addInfo(): void;
  font(source: object): unknown;
  openImage(bytes: Uint8Array): { obj?: Reference; label: string; embed(document: unknown): void };
  ref(data: Record<string, unknown>): Reference;
  addContent(operators: string): void;
}

export interface PdfForm {
  readonly name: string;
  readonly reference: Reference;
}

interface Resources {
  readonly fonts: Record<string, Reference>;
  readonly xobjects: Record<string, Reference>;
}

/** One PDF being written. Coordinates inside pages and forms are millimetres, y down. */
export class PdfFile {
  readonly #document: PDFKit.PDFDocument;
  readonly #insides: Insides;
  readonly #done: Promise<Uint8Array>;
  readonly #fonts = new Map<string, EmbeddedFont>();
  readonly #images = new Map<Uint8Array, PdfForm>();
  /** Whose resources are being filled: a page's or a form's, innermost last. */
  readonly #resources: Resources[] = [];
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
    const chunks: Uint8Array[] = [];
    this.#document.on('data', chunk => chunks.push(chunk));
    this.#done = new Promise((resolve, reject) => {
      this.#document.on('end', () => resolve(Buffer.concat(chunks)));
      this.#document.on('error', reject);
    });
    Object.assign(this.#insides._root.data.ViewerPreferences.data, {
      PrintScaling: 'None',
      Duplex: meta.duplex,
      PickTrayByPDFSize: true,
      Direction: meta.direction === 'rtl' ? 'R2L' : 'L2R',
    });
  }

  /** Adds a page and returns its content, which begins by setting millimetres. */
  startPage(size: Size, trim?: Rect, bleed?: Rect): string[] {
    this.#document.addPage({ size: [size.width * POINTS, size.height * POINTS], margin: 0 });
    const { page } = this.#insides;
    const box = (rect: Rect) =>
      [rect.x, size.height - rect.y - rect.height, rect.x + rect.width, size.height - rect.y].map(value =>
        Number((value * POINTS).toFixed(3)),
      );
    const whole = { x: 0, y: 0, ...size };
    Object.assign(page.dictionary.data, {
      TrimBox: box(trim ?? whole),
      BleedBox: box(bleed ?? trim ?? whole),
    });
    this.#resources.push(page);
    return [matrixOperator([POINTS, 0, 0, POINTS, 0, 0])];
  }

  endPage(content: readonly string[]): void {
    this.#insides.addContent(content.join('\n'));
    this.#resources.pop();
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
    reference.end(operators);
    this.#forms += 1;
    return { name: `S${this.#forms}`, reference };
  }

  /** Makes the form known to what is being drawn; returns its name there. */
  useForm(form: PdfForm): string {
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

  /** A glyph as it is written in this file: four hex digits, and the advance in thousandths of an em. */
  encode(fontId: string, glyph: number, codePoints: readonly number[]): { hex: string; advance: number } {
    const font = this.#fonts.get(fontId) as EmbeddedFont;
    const id = font.subset.includeGlyph(glyph);
    font.widths[id] ??= font.font.getGlyph(glyph).advanceWidth * font.scale;
    font.unicode[id] ??= codePoints;
    return { hex: id.toString(16).padStart(4, '0'), advance: font.widths[id] };
  }

  finish(): Promise<Uint8Array> {
    this.#document.end();
    return this.#done;
  }

  #current(): Resources {
    const current = this.#resources.at(-1);
    if (current === undefined) throw new Error('Nothing is being drawn: start a page first.');
    return current;
  }
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
