import type { PictureHeader } from '../../../platform.js';
import type { Bytes } from './bytes.js';
import { asSeen } from './orientation.js';

const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b];

/** Undefined if it breaks off. */
export function gifHeader(bytes: Bytes): PictureHeader | undefined {
  const tableAt = (at: number) => (bytes.u8(at) & 0x80 ? 3 * 2 ** ((bytes.u8(at) & 7) + 1) : 0);
  let at = 13 + tableAt(10);
  let frames = 0;
  while (bytes.u8(at) === EXTENSION || bytes.u8(at) === IMAGE) {
    const block = bytes.u8(at);
    at = block === IMAGE ? at + 11 + tableAt(at + 9) : at + 2;
    while (at < bytes.length && bytes.u8(at) > 0) at += 1 + bytes.u8(at);
    at += 1;
    if (block === IMAGE) frames += 1;
  }
  const whole = frames > 0 && bytes.u8(at) === END;
  return whole ? asSeen(bytes.u16(6, true), bytes.u16(8, true), false, frames) : undefined;
}
