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

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map(part => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
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
