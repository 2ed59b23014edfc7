import { unzlibSync } from 'fflate';

const [HEADER, ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16];
/** No font for cards needs more; a small file may claim any size. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Whether a file is a font packed for web pages: `woff`, or the newer `woff2`. */
export function webFont(bytes: Uint8Array): 'woff' | 'woff2' | undefined {
  const tag = String.fromCharCode(...bytes.subarray(0, 4));
  return tag === 'wOFF' ? 'woff' : tag === 'wOF2' ? 'woff2' : undefined;
}

/** What a file is that is no TrueType or OpenType font, by how it begins. */
export function foreignKind(bytes: Uint8Array): 'type1' | 'eot' | 'zip' | 'page' | 'other' {
  const start = String.fromCharCode(...bytes.subarray(0, 36));
  // A Type 1 font of Windows (.pfb) has six bytes before its text.
  if (/^(\u0080[\s\S]{5})?%!(PS-AdobeFont|FontType1)/.test(start)) return 'type1';
  if (start.endsWith('LP')) return 'eot';
  if (start.startsWith('PK\x03\x04')) return 'zip';
  return /^(\xef\xbb\xbf)?\s*</.test(start) ? 'page' : 'other';
}

/**
 * The TrueType or OpenType file inside a WOFF 1.0 file (W3C, "WOFF File Format 1.0"), byte for byte what its tables
 * were. Undefined if it is damaged.
 */
export function unpackWoff(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= HEADER ? view.getUint16(12) : 0;
  if (count === 0 || HEADER + count * ENTRY > bytes.length) return undefined;
  const tables = Array.from({ length: count }, (_, i) => tableAt(view, HEADER + i * ENTRY));
  const sizes = tables.map(({ length }) => padded(length));
  const size = sizes.reduce((sum, each) => sum + each, SFNT_HEADER + count * SFNT_ENTRY);
  if (size > MOST_BYTES) return undefined;

  const font = new Uint8Array(size);
  const out = new DataView(font.buffer);
  const selector = Math.floor(Math.log2(count));
  out.setUint32(0, view.getUint32(4));
  for (const [i, value] of [count, 16 << selector, selector, (count - (1 << selector)) * 16].entries())
    out.setUint16(4 + 2 * i, value);
  let at = SFNT_HEADER + count * SFNT_ENTRY;
  for (const [i, table] of tables.entries()) {
    const data = tableData(bytes, table);
    if (data === undefined) return undefined;
    for (const [j, value] of [table.tag, table.checksum, at, table.length].entries())
      out.setUint32(SFNT_HEADER + i * SFNT_ENTRY + 4 * j, value);
    font.set(data, at);
    at += sizes[i];
  }
  return font;
}

type Table = ReturnType<typeof tableAt>;

function tableAt(view: DataView, entry: number) {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map(at => view.getUint32(entry + at));
  return { tag, offset, packed, length, checksum };
}

function tableData(bytes: Uint8Array, { offset, packed, length }: Table): Uint8Array | undefined {
  if (offset + packed > bytes.length || packed > length) return undefined;
  const data = bytes.subarray(offset, offset + packed);
  if (packed === length) return data;
  try {
    const whole = unzlibSync(data, { out: new Uint8Array(length) });
    return whole.length === length ? whole : undefined;
  } catch {
    return undefined;
  }
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
