import { deflate } from 'pako';
import type { Platform } from '../../platform.js';
import { headerOf } from '../pictures/header/index.js';
import { preparePicture } from '../pictures/prepare.js';

/** A browser's platform. */
export const platform: Platform = {
  deflate: bytes => deflate(bytes),
  // The page draws its contact sheet itself: only there can an SVG become an image.
  pixels: () => Promise.reject(new Error('A worker has no images.')),
  measure: async bytes => headerOf(bytes),
  picture: preparePicture,
  // While one is encoded, the next is decoded; more would take too much memory.
  workers: 2,
  // Browsers' Big5 has the Hong Kong characters (encoding.spec.whatwg.org).
  big5: bytes => new TextDecoder('big5').decode(bytes),
};
