import { decoded } from '../canvas.js';
import { asPng } from './png.js';
import { tiffPixels } from './tiff-pixels.js';

/** The first page of a TIFF, upright, in sRGB: browsers decode none. Rejects if it is damaged or of a rare kind. */
export async function decodedTiff(bytes: Uint8Array): Promise<ImageBitmap> {
  const { data, width, height, profile } = await tiffPixels(bytes);
  // Only the browser knows how to turn the colours of a profile into sRGB.
  if (profile) return decoded(asPng({ data, width, height }, profile));
  return createImageBitmap(new ImageData(new Uint8ClampedArray(data), width, height));
}
