import type { Point } from '../../../scene/geometry/index.js';
import { blurred } from './blur.js';
import { lightOf } from './light.js';

/** Pixels in a row, and rows, in which a picture is judged. */
export const EYE_SIDE = 32;
/** Light in CIE XYZ, of 100, of each colour of sRGB. */
const XYZ = [
  [41.24, 35.76, 18.05],
  [21.26, 71.52, 7.22],
  [1.93, 11.92, 95.05],
] as const;
const WHITE = [95.05, 100, 108.9] as const;
/** The direction of the colour of skin in XYZ, whoever's it is: people differ in how light it is. */
const SKIN = [0.78, 0.57, 0.44] as const;
/** Darker parts draw nobody's eye by their colour. */
const DARK = 5;

/**
 * What draws the eye, in shares of width and height: edges, skin, and strong colours, close together. `small` is the whole
 * picture in 32 x 32 pixels of 3 bytes. The same measure as that of sharp (libvips, `smartcrop`).
 */
export function attention(small: Uint8Array): Point {
  const colours = Array.from({ length: EYE_SIDE ** 2 }, (_, i) => {
    const light = lightOf(small, 3 * i);
    return XYZ.map(row => row.reduce((sum, share, c) => sum + share * light[c], 0));
  });
  const bright = (x: number, y: number) => colours[EYE_SIDE * within(y) + within(x)][1];
  const drawn = colours.map((colour, i) => {
    const [x, y] = [i % EYE_SIDE, Math.floor(i / EYE_SIDE)];
    const around = bright(x - 1, y) + bright(x + 1, y) + bright(x, y - 1) + bright(x, y + 1);
    const edge = Math.abs(5 * (4 * bright(x, y) - around));
    return edge + (colour[1] > DARK ? likeSkin(colour) + redness(colour) : 0);
  });
  const sigma = Math.max(1, (EYE_SIDE * Math.SQRT2) / 10);
  const soft = blurred(drawn, EYE_SIDE, EYE_SIDE, sigma);
  const best = soft.indexOf(Math.max(...soft));
  return { x: (best % EYE_SIDE) / EYE_SIDE, y: Math.floor(best / EYE_SIDE) / EYE_SIDE };
}

const within = (i: number) => Math.min(EYE_SIDE - 1, Math.max(0, i));

function likeSkin(colour: readonly number[]): number {
  const length = Math.hypot(...colour);
  return 100 - 100 * Math.hypot(...colour.map((each, c) => each / length - SKIN[c]));
}

/** How far from green to red it is: `a` of CIE Lab. */
function redness(colour: readonly number[]): number {
  const [x, y] = colour.map((each, c) => Math.cbrt(each / WHITE[c]));
  return 500 * (x - y);
}
