import type { Drawing } from './messages.js';

/** An SVG as pixels, in its own size without `size`. As an image it runs no script and fetches nothing. */
export async function drawSvg(
  svg: string,
  size?: { readonly width: number; readonly height: number },
): Promise<OffscreenCanvas> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { width, height } = size ?? { width: image.naturalWidth, height: image.naturalHeight };
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Draws for a worker, which has no images. */
export async function answerDrawing({ draw, answer, ...size }: Drawing): Promise<void> {
  try {
    const bitmap = (await drawSvg(draw, size)).transferToImageBitmap();
    answer.postMessage(bitmap, [bitmap]);
  } catch {
    answer.postMessage(undefined);
  }
}
