import type { PictureHeader } from '../../../platform.js';
import type { Bytes } from './bytes.js';
import { asSeen, liesOnItsSide } from './orientation.js';

const [SCAN, END, APP1] = [0xda, 0xd9, 0xe1];
/** Frame headers: all of C0 to CF but tables and the like. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG without its end marker breaks off: a browser would draw the rest in grey. */
export function jpegHeader(bytes: Bytes): PictureHeader | undefined {
  let size: readonly [number, number] | undefined;
  let turned = false;
  for (let at = 2; at < bytes.length; ) {
    if (bytes.u8(at) !== 0xff) return undefined;
    const marker = bytes.u8(at + 1);
    if (marker === 0xff) at += 1;
    else {
      if (isFrame(marker)) size = [bytes.u16(at + 7), bytes.u16(at + 5)];
      if (marker === APP1 && bytes.letters(at + 4) === 'Exif') turned = liesOnItsSide(bytes, at + 4);
      if (marker === SCAN) return size && endsAfter(bytes.all, at) ? asSeen(...size, turned) : undefined;
      at += 2 + bytes.u16(at + 2);
    }
  }
  return undefined;
}

/** What follows the picture, such as a short film, is of any length. */
function endsAfter(all: Uint8Array, start: number): boolean {
  for (let at = all.lastIndexOf(END); at > start; at = all.lastIndexOf(END, at - 1))
    if (all[at - 1] === 0xff) return true;
  return false;
}
