import type { Icon, IconShape } from '../data/index.js';
import { IDENTITY } from '../scene/geometry/index.js';
import type { Colour } from '../scene/index.js';
import { GRID, pointsOf } from './raster.js';

/** How host and guest are toned, and the white around the guest in millimetres. */
export interface Tones {
  readonly greys: { readonly from: number; readonly to: number; readonly power: number };
  /** Two colours closer than this are one. */
  readonly apart: number;
  readonly halo: number;
}

/** The three tones of the guest. */
export interface Accent {
  readonly dark: Colour;
  readonly middle: Colour;
  readonly light: Colour;
}

/** From 0, black, to 1, white. */
export function greyLevel(colour: Colour): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return (0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)) / 255;
}

/** The host: each colour as the grey of its lightness. */
export function inGreys(icon: Icon, { from, to, power }: Tones['greys']): Icon {
  return icon.map(shape => {
    const grey = Math.round(from + (to - from) * greyLevel(shape.fill) ** power);
    return { ...shape, fill: `#${grey.toString(16).padStart(2, '0').repeat(3)}` };
  });
}

/** Of an icon. */
const BOX = { x: 0, y: 0, width: 32, height: 32 };
/** How far on the way from the main lightness to the darkest or lightest one another tone begins. */
const OTHER_TONE = 0.43;

/**
 * The guest: its main colour in the middle tone, so that a white goose is as strong on the paper as a black cat, and
 * what is clearly darker or lighter in the other two. `apart`: two colours closer than that are one.
 */
export function inAccent(icon: Icon, accent: Accent, apart: number): Icon {
  const shown = shownColours(icon).map(greyLevel);
  const [main] = shown;
  const [darkest, lightest] = [Math.min(...shown), Math.max(...shown)];
  const toneOf = ({ fill }: IconShape) => {
    const light = greyLevel(fill);
    if (main - light >= Math.max(apart, OTHER_TONE * (main - darkest))) return accent.dark;
    if (light - main >= Math.max(apart, OTHER_TONE * (lightest - main))) return accent.light;
    return accent.middle;
  };
  return icon.map(shape => ({ ...shape, fill: toneOf(shape) }));
}

/** The colours that can be seen, the one of the largest area first. */
function shownColours(icon: Icon): readonly Colour[] {
  const tops = new Int16Array(GRID * GRID).fill(-1);
  for (const [i, shape] of icon.entries()) {
    const points = pointsOf({ icon: [shape], places: [IDENTITY] }, BOX);
    for (let at = 0; at < points.length; at++) if (points[at] === 1) tops[at] = i;
  }
  const areas = new Map<Colour, number>();
  for (const top of tops) if (top >= 0) areas.set(icon[top].fill, (areas.get(icon[top].fill) ?? 0) + 1);
  return [...areas].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
}
