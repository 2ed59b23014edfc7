import { Inflate } from 'fflate';

/** Bytes handed over at a time: they can become a thousand times as many before anyone looks. */
const STEP = 16_384;

/** Raw deflate (RFC 1951) unpacked; undefined if it is damaged or comes out longer than `most` bytes. */
export function inflate(packed: Uint8Array, most: number): Uint8Array | undefined {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate(piece => {
    length += piece.length;
    pieces.push(piece);
  });
  try {
    for (let from = 0; from < packed.length && length <= most; from += STEP)
      stream.push(packed.subarray(from, from + STEP), from + STEP >= packed.length);
  } catch {
    return undefined;
  }
  if (length > most) return undefined;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
