/** Standard deviations of the blurs in pixels, at the printed size: grain, and the width of a stroke. */
export const BLURS = { grain: 0.7, stroke: 6, least: 0.3 } as const;
/** Keeps noise in deep shadows from becoming strokes. */
const SHADOW = 6;
/**
 * As a share of the light around it: what is as dark as ink, and what is as light as paper. Ink is the darkest 2 % of a
 * picture, within these bounds, so that a pale one gets strokes too and an empty one none.
 */
const INK = { least: 0.55, most: 0.88, share: 0.02 };
const PAPER = 0.96;
/** The wash over dark parts: how dark it gets, and from which lightness on. */
const WASH = 0.28;
const LIGHT = 150;

/**
 * A pencil drawing with a light wash, from greys that are blurred twice: each pixel divided by its surroundings ("colour
 * dodge"), so that only edges stay dark; then dark areas get a tint, so that a black cat is not a white one.
 */
export function pencilled(fine: Uint8Array, wide: Uint8Array): Uint8Array {
  const shares = Float32Array.from(fine, (light, i) => (light + SHADOW) / (wide[i] + SHADOW));
  const ink = Math.min(INK.most, Math.max(INK.least, darkest(shares)));
  const data = new Uint8Array(fine.length);
  for (let i = 0; i < data.length; i++) {
    const stroke = Math.min(1, Math.max(0, (shares[i] - ink) / (PAPER - ink)));
    const wash = 1 - WASH * (1 - Math.min(1, wide[i] / LIGHT));
    data[i] = Math.round(255 * stroke * wash);
  }
  return data;
}

/** The value, in hundredths, below which the darkest pixels lie. */
function darkest(shares: Float32Array): number {
  const counts = new Uint32Array(101);
  for (const share of shares) counts[Math.min(100, Math.floor(share * 100))] += 1;
  let [sum, step] = [0, 0];
  while (step < 100 && sum + counts[step] <= shares.length * INK.share) sum += counts[step++];
  return step / 100;
}
