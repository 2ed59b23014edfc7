import type { PictureHeader } from '../../../platform.js';
import { kindOf } from '../../../press/index.js';
import { Bytes } from './bytes.js';
import { gifHeader } from './gif.js';
import { heifHeader } from './heif.js';
import { jpegHeader } from './jpeg.js';
import { pngHeader } from './png.js';
import { svgSize } from './svg.js';
import { tiffHeader } from './tiff.js';
import { webpHeader } from './webp.js';

export type { Size } from './size.js';

/** The header of a picture, without decoding it. Undefined if it breaks off, or no browser could decode it. */
export function headerOf(bytes: Uint8Array): PictureHeader | undefined {
  const header = readHeader(bytes);
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  const file = new Bytes(bytes);
  switch (kindOf(bytes)) {
    case 'jpeg':
      return jpegHeader(file);
    case 'png':
      return pngHeader(file);
    case 'gif':
      return gifHeader(file);
    case 'webp':
      return webpHeader(file);
    case 'avif':
    case 'heic':
      return heifHeader(file);
    case 'tiff':
      return tiffHeader(file);
    case 'svg': {
      const size = svgSize(new TextDecoder().decode(bytes));
      return size && { ...size, frames: 1 };
    }
    default:
      return undefined;
  }
}
