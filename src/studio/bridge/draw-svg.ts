import type { Drawing } from './messages.js';

/** Rather than on a graphics card, which draws edges in its own way. */
const IN_MEMORY = { willReadFrequently: true } as const;

/** An SVG as pixels, in its own size without `size`. As an image it runs no script and fetches nothing. */
async function drawSvg(
  svg: string,
  size?: { readonly width: number; readonly height: number },
): Promise<OffscreenCanvas> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  try {
    image.src = url;
    await image.decode();
    const { width, height } = size ?? { width: image.naturalWidth, height: image.naturalHeight };
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d', IN_MEMORY)?.drawImage(image, 0, 0, width, height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
    // The drawing and its pixels go at once: a browser is slow to see how large they are.
    image.removeAttribute('src');
  }
}

/** An SVG as a PNG, in its own size. */
export async function drawPng(svg: string): Promise<Blob> {
  const canvas = await drawSvg(svg);
  try {
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    canvas.width = 0;
    canvas.height = 0;
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
