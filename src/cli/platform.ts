import { createRequire } from 'node:module';
import zlib from 'node:zlib';
import type { Platform } from '../platform.js';

/** A page of key cards, and what it comes to. */
const [SHORT, SHORT_PRESSED] = [1 << 13, 1 << 11];

const require = createRequire(import.meta.url);

/** Node's. Sharp and the old encodings load when they are first asked for. */
export const platform: Platform = {
  // For short texts zlib would take 16 KiB each.
  deflate: bytes => zlib.deflateSync(bytes, bytes.length <= SHORT ? { chunkSize: SHORT_PRESSED } : {}),

  pixels: async (svg, dpi) => {
    const { default: sharp } = await import('sharp');
    const image = sharp(Buffer.from(svg), { unlimited: true }).withMetadata({ density: dpi });
    return image.png({ compressionLevel: 6 }).toBuffer();
  },

  // Node's own `big5` is the table of Windows: it turns the characters of Cantonese (哋 嘅 喺) into private use.
  big5: bytes => (require('iconv-lite') as typeof import('iconv-lite')).decode(bytes as Buffer, 'big5-hkscs'),
};
