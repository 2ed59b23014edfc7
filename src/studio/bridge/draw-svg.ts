import type { Drawing } from './messages.js';

/** Draws an SVG for a worker. As an image it runs no script and fetches nothing. */
export async function drawSvg({ draw, width, height, answer }: Drawing): Promise<void> {
  const url = URL.createObjectURL(new Blob([draw], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const bitmap = canvas.transferToImageBitmap();
    answer.postMessage(bitmap, [bitmap]);
  } catch {
    answer.postMessage(undefined);
  } finally {
    URL.revokeObjectURL(url);
  }
}
