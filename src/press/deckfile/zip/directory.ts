import { error, ProblemError } from '../../../speech/index.js';

/** One file in a zip, as its directory tells. */
export interface ZipEntry {
  readonly path: string;
  readonly encrypted: boolean;
  /** Whether it only says where a file is. */
  readonly link: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  /** Bytes in the zip, and unpacked. */
  readonly packed: number;
  readonly size: number;
  /** Of the bytes in the zip. */
  readonly start: number;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
/** The kind of a file on Unix. */
const [TYPE, LINK] = [0o170000, 0o120000];
const MOST_COMMENT = 0xffff;

/**
 * The files of a zip, without its folders (APPNOTE 4.3). fflate's own reader checks no checksum and takes the last of
 * two files of one name. Throws `deckfile.not-a-deck`, `.cut-off` or `.damaged`.
 */
export function readDirectory(bytes: Uint8Array, place: string): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = bytes.length >= 4 && view.getUint32(0, true) === LOCAL;
  const end = endOf(view);
  if (end === undefined)
    throw new ProblemError([error(starts ? 'deckfile.cut-off' : 'deckfile.not-a-deck', place)]);
  try {
    return entriesBefore(view, end).filter(({ path }) => !path.endsWith('/'));
  } catch (fault) {
    // Fields that point past the end.
    if (fault instanceof RangeError) throw new ProblemError([error('deckfile.damaged', place)]);
    throw fault;
  }
}

/** Where the last record is. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at--)
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === last - at) return at;
  return undefined;
}

function entriesBefore(view: DataView, end: number): readonly ZipEntry[] {
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    const entry = entryAt(view, at);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return entry;
  });
}

function entryAt(view: DataView, at: number): ZipEntry {
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(at, true) !== CENTRAL || view.getUint32(local, true) !== LOCAL) throw new RangeError();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = view.getUint32(at + 20, true);
  if (start + packed > view.byteLength) throw new RangeError();
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, view.getUint16(at + 28, true));
  return {
    // Windows has written backslashes.
    path: new TextDecoder().decode(name).replaceAll('\\', '/'),
    link: (view.getUint16(at + 40, true) & TYPE) === LINK,
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed,
    size: view.getUint32(at + 24, true),
    start,
  };
}
