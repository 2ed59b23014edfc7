import type { PictureHeader } from '../../../platform.js';
import type { Bytes } from './bytes.js';
import { asSeen } from './orientation.js';

/** Boxes that hold boxes, on the way to the properties; `meta` begins with four bytes of its own. */
const HOLDERS: Readonly<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 };

interface Found {
  width: number;
  height: number;
  turned: boolean;
}

/** AVIF and HEIC: the largest picture in the file. Undefined if the file breaks off. */
export function heifHeader(bytes: Bytes): PictureHeader | undefined {
  const found: Found = { width: 0, height: 0, turned: false };
  const whole = readBoxes(bytes, 0, bytes.length, found);
  return whole && found.width > 0 ? asSeen(found.width, found.height, found.turned) : undefined;
}

function readBoxes(bytes: Bytes, from: number, end: number, found: Found): boolean {
  let at = from;
  while (at + 8 <= end) {
    const kind = bytes.letters(at + 4);
    // 1 means that the size follows in 8 bytes, 0 that the box goes to the end.
    const size = bytes.u32(at) === 1 ? bytes.u32(at + 12) : bytes.u32(at) || end - at;
    if (size < 8 || at + size > end) return false;
    if (kind in HOLDERS && !readBoxes(bytes, at + HOLDERS[kind], at + size, found)) return false;
    const [width, height] = [bytes.u32(at + 12), bytes.u32(at + 16)];
    if (kind === 'ispe' && width * height > found.width * found.height)
      Object.assign(found, { width, height });
    if (kind === 'irot') found.turned = bytes.u8(at + 8) % 2 === 1;
    at += size;
  }
  return true;
}
