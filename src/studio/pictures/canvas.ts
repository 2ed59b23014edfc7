import type { Size } from './header/index.js';
import type { CanvasPixels } from './pixels.js';

/** In memory rather than on a graphics card, whose rounding differs. */
const IN_MEMORY = { willReadFrequently: true } as const;

interface Canvas {
  readonly canvas: OffscreenCanvas;
  readonly pen: OffscreenCanvasRenderingContext2D;
}

function newCanvas({ width, height }: Size): Canvas {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', IN_MEMORY);
  if (pen === null) throw new Error(`No canvas of ${width} x ${height} pixels.`);
  pen.imageSmoothingQuality = 'high';
  return { canvas, pen };
}

/** A picture with fewer pixels, on a ground: halved as often as it goes, so that no pixel is left out. */
export function shrunk(bitmap: ImageBitmap, { width, height }: Size, ground: string): CanvasPixels {
  let from: ImageBitmap | OffscreenCanvas = bitmap;
  while (from.width >= 2 * width && from.height >= 2 * height) {
    const half = { width: Math.floor(from.width / 2), height: Math.floor(from.height / 2) };
    const { canvas, pen } = newCanvas(half);
    pen.drawImage(from, 0, 0, half.width, half.height);
    from = canvas;
  }
  return onGround(from, ground, { width, height });
}

/** The pixels of a picture in a size, on a ground. */
function onGround(
  picture: ImageBitmap | OffscreenCanvas,
  ground: string,
  { width, height }: Size = picture,
): ImageData {
  const { pen } = newCanvas({ width, height });
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

/** A picture without loss. */
export function asPng({ data, width, height }: CanvasPixels): Promise<Blob> {
  const { canvas, pen } = newCanvas({ width, height });
  pen.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}

/** In the best of the qualities, from 0 to 1, that fits into so many bytes, or else in the last. */
export async function asJpeg(
  { data, width, height }: CanvasPixels,
  qualities: readonly number[],
  most: number,
): Promise<Blob> {
  const { canvas, pen } = newCanvas({ width, height });
  pen.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  let jpeg = new Blob();
  for (const quality of qualities) {
    jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= most) break;
  }
  return jpeg;
}

/** Upright, in sRGB. Rejects what is damaged. */
export function decoded(blob: Blob): Promise<ImageBitmap> {
  return createImageBitmap(blob, { imageOrientation: 'from-image', colorSpaceConversion: 'default' });
}

/** The pixels of a JPEG, three bytes each. */
export async function pixelsOf(jpeg: Blob): Promise<Uint8Array> {
  const bitmap = await decoded(jpeg);
  const { data } = shrunk(bitmap, bitmap, '#ffffff');
  bitmap.close();
  const pixels = new Uint8Array((data.length / 4) * 3);
  for (let i = 0; i < data.length / 4; i++) pixels.set(data.subarray(4 * i, 4 * i + 3), 3 * i);
  return pixels;
}
