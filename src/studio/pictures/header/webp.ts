import type { PictureHeader } from '../../../platform.js';
import type { Bytes } from './bytes.js';
import { asSeen, liesOnItsSide } from './orientation.js';

/** Of all three kinds: lossy, lossless, and extended, which may move. */
export function webpHeader(bytes: Bytes): PictureHeader | undefined {
  const end = 8 + bytes.u32(4, true);
  if (end > bytes.length) return undefined;
  let [size, frames, turned]: [readonly [number, number] | undefined, number, boolean] = [
    undefined,
    0,
    false,
  ];
  for (let at = 12; at + 8 <= end; at += 8 + evened(bytes.u32(at + 4, true))) {
    const [kind, inside] = [bytes.letters(at), at + 8];
    if (kind === 'VP8X') size = [1 + bytes.u24(inside + 4), 1 + bytes.u24(inside + 7)];
    if (kind === 'VP8 ')
      size ??= [bytes.u16(inside + 6, true) & 0x3fff, bytes.u16(inside + 8, true) & 0x3fff];
    if (kind === 'VP8L') size ??= lossless(bytes.u32(inside + 1, true));
    if (kind === 'ANMF') frames += 1;
    if (kind === 'EXIF') turned = liesOnItsSide(bytes, inside);
  }
  return size && asSeen(...size, turned, Math.max(1, frames));
}

const evened = (length: number) => length + (length % 2);
const lossless = (bits: number) => [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)] as const;
