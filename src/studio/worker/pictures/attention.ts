import { blurred } from './blur.js';
import { averaged, lightOf, type Pixels } from './pixels.js';

/** Pixels in a row, and rows, in which a picture is judged. */
const SIDE = 32;
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
 * What draws the eye, in shares of width and height: edges, skin, and strong colours, close together. The same measure as
 * that of sharp, by which the command line cuts (libvips, `smartcrop`).
 */
export function attention(picture: Pixels): { readonly x: number; readonly y: number } {
  const small = averaged(picture, SIDE, SIDE);
  const colours = Array.from({ length: SIDE ** 2 }, (_, i) => {
    const light = lightOf(small, 3 * i);
    return XYZ.map(row => row.reduce((sum, share, c) => sum + share * light[c], 0));
  });
  const bright = (x: number, y: number) => colours[SIDE * within(y) + within(x)][1];
  const drawn = colours.map((colour, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const around = bright(x - 1, y) + bright(x + 1, y) + bright(x, y - 1) + bright(x, y + 1);
    const edge = Math.abs(5 * (4 * bright(x, y) - around));
    return edge + (colour[1] > DARK ? likeSkin(colour) + redness(colour) : 0);
  });
  const sigma = Math.max(1, (SIDE * Math.SQRT2) / 10);
  const soft = blurred(drawn, SIDE, SIDE, sigma);
  const best = soft.indexOf(Math.max(...soft));
  return { x: (best % SIDE) / SIDE, y: Math.floor(best / SIDE) / SIDE };
}

const within = (i: number) => Math.min(SIDE - 1, Math.max(0, i));

function likeSkin(colour: readonly number[]): number {
  const length = Math.hypot(...colour);
  return 100 - 100 * Math.hypot(...colour.map((each, c) => each / length - SKIN[c]));
}

/** How far from green to red it is: `a` of CIE Lab. */
function redness(colour: readonly number[]): number {
  const [x, y] = colour.map((each, c) => Math.cbrt(each / WHITE[c]));
  return 500 * (x - y);
}
