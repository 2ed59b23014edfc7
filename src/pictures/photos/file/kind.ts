import { beginsSvg } from './svg-text.js';

/** What the bytes of a file are, whatever its name says. */
export type FileKind = (typeof STARTS)[number][0] | 'svg' | 'unknown';

/** The first bytes of each kind, in hexadecimal. */
const STARTS = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  ['gif', /^474946383[79]61/],
  // RIFF, a length, WEBP.
  ['webp', /^52494646.{8}57454250/],
  // A length, `ftyp`, then a brand: avif or avis; or mif1 or msf1, a version, and avif among the other brands.
  ['avif', /^.{8}66747970(61766966|61766973|(6d696631|6d736631).{8}(.{8}){0,12}?61766966)/],
  // heic, heix, heim, heis, hevc, ..., mif1, msf1.
  ['heic', /^.{8}66747970(6865(69|76)|6d696631|6d736631)/],
  ['tiff', /^(49492[ab]00|4d4d002[ab])/],
  // Any other `ftyp`, `moov`, Matroska, AVI.
  ['film', /^(.{8}(66747970|6d6f6f76)|1a45dfa3|52494646.{8}41564920)/],
  ['bmp', /^424d.{8}00000000/],
  ['jpeg2000', /^(0000000c6a50|ff4fff51)/],
  ['jpegxl', /^(ff0a|0000000c4a584c20)/],
  ['photoshop', /^38425053/],
  ['pdf', /^255044462d/],
  // MZ, ELF, Java and Mach-O, and scripts, which begin with #!.
  ['program', /^(4d5a|7f454c46|cafebabe|c[ef]faedfe|2321)/],
  ['archive', /^(504b0304|52617221|377abcaf|1f8b)/],
] as const;

const HEAD = 64;

export function kindOf(bytes: Uint8Array): FileKind {
  const start = Array.from(bytes.subarray(0, HEAD), byte => byte.toString(16).padStart(2, '0')).join('');
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? (beginsSvg(bytes) ? 'svg' : 'unknown');
}
