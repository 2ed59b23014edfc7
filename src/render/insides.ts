import type * as fontkit from 'fontkit';
import type { Packing } from './packing.js';

/** What of pdfkit 0.20 is not public and is used here, with what bends it. */

/** Objects in an object stream: about fifty pages. A reader unpacks all of one to find one of them. */
const PACK = 150;

export interface Reference {
  readonly id: number;
  readonly offset: number;
  buffer: Uint8Array[];
  data: Record<string, unknown>;
  finalize(): void;
  end(data?: Uint8Array | string): void;
}

export interface EmbeddedFont {
  readonly id: string;
  readonly subset: { includeGlyph(glyph: number): number };
  readonly widths: (number | undefined)[];
  readonly unicode: (readonly number[] | undefined)[];
  readonly scale: number;
  readonly font: fontkit.Font;
  ref(): Reference;
}

export interface Insides {
  readonly _root: { readonly data: Record<string, Reference> };
  readonly _font: EmbeddedFont;
  info: Record<string, unknown>;
  readonly _info: Reference;
  readonly _id: Uint8Array;
  readonly _offsets: (number | null)[];
  _offset: number;
  read(): Uint8Array;
  _write(data: Uint8Array | string): void;
  _finalize(): void;
  _addInfo(): void;
  font(source: object): unknown;
  openImage(bytes: Uint8Array): { obj?: Reference; label: string; embed(document: unknown): void };
  ref(data?: Record<string, unknown>): Reference;
}

/** Objects that go into object streams without pdfkit's help. */
export interface PackedObjects {
  /** The next number, as a reference that pdfkit writes. */
  reserve(): { readonly id: number };
  /** `text` is the whole object, one character for each byte. */
  add(id: number, text: string): void;
  /** An object that is a stream and nothing else; its bytes are deflated. */
  addStream(id: number, deflated: Uint8Array): void;
}

export interface Written {
  /** What is waiting, where it is so many bytes at least. */
  take(least: number): Uint8Array | undefined;
}

/** Takes what pdfkit writes past its stream, whose bookkeeping would take longer than the writing. */
export function catchWriting(insides: Insides): Written {
  // The head of the file is in the stream already.
  let waiting: Uint8Array[] = [insides.read()];
  let taken = 0;
  insides._write = data => {
    const bytes = typeof data === 'string' ? Buffer.from(`${data}\n`, 'latin1') : data;
    waiting.push(bytes);
    insides._offset += bytes.length;
  };
  return {
    take: least => {
      if (waiting.length === 0 || insides._offset - taken < least) return undefined;
      taken = insides._offset;
      const all = Buffer.concat(waiting);
      waiting = [];
      return all;
    },
  };
}

/** What is left of an object that is written. */
const NOTHING: Record<string, unknown> = {};
const NO_CHUNKS: Uint8Array[] = [];

/** Sends what pdfkit writes of objects without a stream into object streams, and ends with a cross-reference stream. */
export function packObjects(insides: Insides, packing: Packing): PackedObjects {
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
    addStream: (id, deflated) => {
      packing.placeAt(id, insides._offset);
      write(`${id} 0 obj\n<<\n/Length ${deflated.length}\n/Filter /FlateDecode\n>>\nstream`);
      write(deflated);
      write('\nendstream\nendobj');
    },
    reserve: () => {
      const id = insides._offsets.push(null);
      return Object.assign(Object.create(named) as { id: number; gen: number }, { id, gen: 0 });
    },
  };
}

/** pdfkit writes the title into XML as it stands; `&` and `<` would break it. */
export function escapeMetadata(insides: Insides): void {
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
