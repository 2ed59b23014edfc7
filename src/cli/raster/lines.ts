import { type Pixels, rawPixels } from './pixels.js';

/** Standard deviations of the blurs in pixels, at the printed size: grain, and the width of a stroke. */
const GRAIN = 0.7;
const STROKE = 6;
/** Keeps noise in deep shadows from becoming strokes. */
const SHADOW = 6;
/** As a share of the light around it: what is as dark as ink, and what is as light as paper. */
const INK = 0.55;
const PAPER = 0.96;
/** The wash over dark parts: how dark it gets, and from which lightness on. */
const WASH = 0.28;
const LIGHT = 150;

/**
 * A pencil drawing with a light wash, from greys: each pixel divided by its blurred surroundings ("colour dodge"), so that
 * only edges stay dark; then dark areas get a tint, so that a black cat is not a white one. `scale` is the share of the
 * pixels that print could use.
 */
export async function drawLines(grey: Pixels, scale: number): Promise<Pixels> {
  const blurred = async (sigma: number) => {
    const radius = Math.max(0.3, sigma * scale);
    return rawPixels(grey).blur(radius).raw().toBuffer();
  };
  const [fine, wide] = [await blurred(GRAIN), await blurred(STROKE)];
  const data = new Uint8Array(grey.data.length);
  for (let i = 0; i < data.length; i++) {
    const share = (fine[i] + SHADOW) / (wide[i] + SHADOW);
    const stroke = Math.min(1, Math.max(0, (share - INK) / (PAPER - INK)));
    const wash = 1 - WASH * (1 - Math.min(1, wide[i] / LIGHT));
    data[i] = Math.round(255 * stroke * wash);
  }
  return { data, info: grey.info };
}
