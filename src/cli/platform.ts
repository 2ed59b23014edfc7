import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import zlib from 'node:zlib';
import type { Platform } from '../platform.js';

/** A page of key cards, before and after compression, in bytes. */
const [SHORT, SHORT_PRESSED] = [1 << 13, 1 << 11];

const require = createRequire(import.meta.url);

/** Node's platform. Sharp and the old encodings are loaded when they are first needed. */
export const platform: Platform = {
  // zlib would reserve 16 KiB for every short text.
  deflate: bytes => zlib.deflateSync(bytes, bytes.length <= SHORT ? { chunkSize: SHORT_PRESSED } : {}),

  pixels: async (svg, dpi) => {
    const { default: sharp } = await import('sharp');
    const image = sharp(Buffer.from(svg), { unlimited: true }).withMetadata({ density: dpi });
    return image.png({ compressionLevel: 6 }).toBuffer();
  },

  measure: async bytes => (await import('./raster/prepare.js')).measure(bytes),
  picture: async (bytes, wish) => (await import('./raster/all-cores.js')).allCores.prepare(bytes, wish),
  // One more than the cores: while one is encoded, the next is read.
  workers: availableParallelism() + 1,

  // Node's own `big5` is the Windows table, which maps Cantonese characters (哋 嘅 喺) to the private use area.
  big5: bytes => (require('iconv-lite') as typeof import('iconv-lite')).decode(bytes as Buffer, 'big5-hkscs'),
};
