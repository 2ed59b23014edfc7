import { deflate } from 'pako';
import type { CanvasPixels } from '../pixels.js';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});

/** Pixels of 4 bytes as a PNG whose colours have an ICC profile. It is not made small. */
export function asPng({ data, width, height }: CanvasPixels, profile: Uint8Array): Blob {
  const header = new Uint8Array(13);
  const numbers = new DataView(header.buffer);
  numbers.setUint32(0, width);
  numbers.setUint32(4, height);
  // Eight bits, RGBA.
  header.set([8, 6], 8);
  const rows = new Uint8Array((4 * width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(data.subarray(4 * width * y, 4 * width * (y + 1)), (4 * width + 1) * y + 1);
  // A name of one letter, and deflate.
  const named = Uint8Array.of(0x70, 0, 0, ...deflate(profile));
  const parts = [
    SIGNATURE,
    ...chunk('IHDR', header),
    ...chunk('iCCP', named),
    ...chunk('IDAT', deflate(rows, { level: 0 })),
    ...chunk('IEND', new Uint8Array()),
  ];
  return new Blob(parts as Uint8Array<ArrayBuffer>[], { type: 'image/png' });
}

function chunk(kind: string, data: Uint8Array): readonly Uint8Array[] {
  const [length, sum] = [new Uint8Array(4), new Uint8Array(4)];
  const name = new TextEncoder().encode(kind);
  new DataView(length.buffer).setUint32(0, data.length);
  let crc = ~0;
  for (const bytes of [name, data]) for (const byte of bytes) crc = CRC[(crc ^ byte) & 255] ^ (crc >>> 8);
  new DataView(sum.buffer).setUint32(0, ~crc >>> 0);
  return [length, name, data, sum];
}
