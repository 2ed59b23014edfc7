import type { PictureHeader } from '../../../platform.js';
import type { Bytes } from './bytes.js';
import { asSeen, liesOnItsSide } from './orientation.js';

/** A PNG that breaks off has no last chunk. */
export function pngHeader(bytes: Bytes): PictureHeader | undefined {
  let turned = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.u32(at)) {
    const kind = bytes.letters(at + 4);
    if (kind === 'eXIf') turned = liesOnItsSide(bytes, at + 8);
    if (kind === 'IEND') return asSeen(bytes.u32(16), bytes.u32(20), turned);
  }
  return undefined;
}
