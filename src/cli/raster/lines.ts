import { BLURS, pencilled } from '../../photos/index.js';
import { type Pixels, rawPixels } from './pixels.js';

/** A pencil drawing from greys. `scale` is the share of the pixels that print could use. */
export async function drawLines(grey: Pixels, scale: number): Promise<Pixels> {
  const blurred = async (sigma: number) => {
    const radius = Math.max(BLURS.least, sigma * scale);
    return rawPixels(grey).blur(radius).raw().toBuffer();
  };
  const [fine, wide] = [await blurred(BLURS.grain), await blurred(BLURS.stroke)];
  return { data: pencilled(fine, wide), info: grey.info };
}
