import zlib from 'node:zlib';
import type { Deflate } from '../pipeline/index.js';

/** A page of key cards, and what it comes to. */
const [SHORT, SHORT_PRESSED] = [1 << 13, 1 << 11];

/** Deflate by zlib, which otherwise takes 16 KiB for each short text that it presses. */
export const deflate: Deflate = bytes =>
  zlib.deflateSync(bytes, bytes.length <= SHORT ? { chunkSize: SHORT_PRESSED } : {});
