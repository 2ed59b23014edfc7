/** A colour as `#rrggbb`, its channels from 0 to 255. */
type Channels = readonly [number, number, number];

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function colourOf(parts: readonly number[]): string {
  return `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of the second colour in the first. */
export function mixed(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  return colourOf(a.map((part, i) => part + (b[i] - part) * share));
}

/** A channel from 0 to 255 as an amount of light, 0 to 1. */
function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map(linear);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 for the same lightness to 21 for black on white (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** How light a colour looks in grey, 0 to 100 (CIE L*). */
export function lightness(colour: string): number {
  const y = luminance(colour);
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27;
}

/** Ink or paper, whichever stands out more from the ground. */
export function legible<T extends { readonly ink: string; readonly paper: string }>(
  colours: T,
  ground: string,
): string {
  const [ink, paper] = [colours.ink, colours.paper].map(colour => contrast(colour, ground));
  return ink >= paper ? colours.ink : colours.paper;
}

/** Hue in degrees and strength of a colour, 0 for a grey, in Oklab (B. Ottosson, 2020). */
export function hue(colour: string): { readonly degrees: number; readonly strength: number } {
  const [r, g, b] = channels(colour).map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { degrees: (Math.atan2(y, x) * 180) / Math.PI, strength: Math.hypot(x, y) };
}
