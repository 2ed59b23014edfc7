import type { PictureHeader } from '../../../platform.js';
import type { Bytes } from './bytes.js';

const ORIENTATION = 0x0112;

/** Whether the Exif data that begin at `start` say that a picture lies on its side. */
export function liesOnItsSide(bytes: Bytes, start: number): boolean {
  const at = bytes.letters(start) === 'Exif' ? start + 6 : start;
  const little = bytes.letters(at, 2) === 'II';
  const directory = at + bytes.u32(at + 4, little);
  const entries = Math.min(1000, bytes.u16(directory, little));
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + 12 * i;
    if (bytes.u16(entry, little) === ORIENTATION) return bytes.u16(entry + 8, little) >= 5;
  }
  return false;
}

export function asSeen(width: number, height: number, turned: boolean, frames = 1): PictureHeader {
  return turned ? { width: height, height: width, frames } : { width, height, frames };
}
