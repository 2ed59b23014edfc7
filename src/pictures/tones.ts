import type { Colour } from '../scene/index.js';
import type { Icon, IconShape, PictureFace } from '../templates/index.js';

/** The three tones of the guest. */
export interface Accent {
  readonly dark: Colour;
  readonly middle: Colour;
  readonly light: Colour;
}

/** From 0, black, to 1, white. */
export function lightness(colour: Colour): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return (0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)) / 255;
}

/** The host: each colour as the grey of its lightness. */
export function inGreys(icon: Icon, { from, to, power }: PictureFace['greys']): Icon {
  return icon.map(shape => {
    const grey = Math.round(from + (to - from) * lightness(shape.fill) ** power);
    return { ...shape, fill: `#${grey.toString(16).padStart(2, '0').repeat(3)}` };
  });
}

/**
 * The guest: its main colour in the middle tone, what is clearly darker or lighter in the other two, so that a white
 * goose is as strong on the paper as a black cat. `areas` are the areas of its shapes.
 */
export function inAccent(icon: Icon, areas: readonly number[], accent: Accent, apart: number): Icon {
  const shown = icon.map((_, i) => Math.max(0, areas[i] - coveredLater(areas, i)));
  const sum = shown.reduce((total, area) => total + area, 0);
  const main = icon.reduce((mean, { fill }, i) => mean + (lightness(fill) * shown[i]) / sum, 0);
  const most = Math.max(...icon.map(({ fill }) => Math.abs(lightness(fill) - main)));
  const least = Math.min(apart, most / 2);
  const toneOf = ({ fill }: IconShape) => {
    const difference = lightness(fill) - main;
    if (Math.abs(difference) <= least) return accent.middle;
    return difference < 0 ? accent.dark : accent.light;
  };
  return icon.map(shape => ({ ...shape, fill: toneOf(shape) }));
}

/** Roughly what the next shape hides of one. */
function coveredLater(areas: readonly number[], i: number): number {
  return Math.min(areas[i], areas[i + 1] ?? 0) / 2;
}
