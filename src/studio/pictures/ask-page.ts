import type { Drawing } from '../bridge/messages.js';
import type { Size } from './header/index.js';
import { svgInSize } from './header/svg.js';

/** Longer, and it was made to. */
const PATIENCE = 20_000;

/** A person's SVG as pixels: only the page can draw one, not a worker. Undefined if it is damaged. */
export function drawnByPage(svg: string, size: Size): Promise<ImageBitmap | undefined> {
  const { port1, port2 } = new MessageChannel();
  const draw: Drawing = { draw: svgInSize(svg, size), ...size, answer: port2 };
  return new Promise(resolve => {
    const end = (bitmap: ImageBitmap | undefined) => {
      clearTimeout(late);
      port1.close();
      resolve(bitmap);
    };
    const late = setTimeout(() => end(undefined), PATIENCE);
    port1.onmessage = ({ data }: MessageEvent<ImageBitmap | undefined>) => end(data);
    postMessage(draw, { transfer: [port2] });
  });
}
