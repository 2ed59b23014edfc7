import type { Random } from '../../keys/index.js';
import type { Scramble } from './measures.js';

/** A colour of camouflage: magenta and yellow without cyan, so that a red filter lets all of it through. */
export interface Tint {
  readonly fill: string;
  /** CIE L*. */
  readonly lightness: number;
}

/** The tints of a pattern: at each lightness some hues, spread from pink to orange. */
export function tintsOf(
  { lightness, hues, yellow: [least, most] }: Pick<Scramble, 'lightness' | 'hues' | 'yellow'>,
  random: Random,
): readonly Tint[] {
  return lightness.flatMap(level => {
    const first = random.next();
    return Array.from({ length: hues }, (_, i) => {
      const yellow = least + (most - least) * ((first + i / hues) % 1);
      return { fill: inks(0, magentaFor(level, yellow), yellow), lightness: level };
    });
  });
}

/** `#rrggbb` of shares of cyan, magenta and yellow. */
export function inks(...shares: readonly [cyan: number, magenta: number, yellow: number]): string {
  const light = shares.map(share =>
    Math.round(255 * (1 - share))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${light.join('')}`;
}

/** How much magenta makes paper with so much yellow as dark as that: CIE L* of the luminance of sRGB, solved for green. */
function magentaFor(lightness: number, yellow: number): number {
  const luminance = ((lightness + 16) / 116) ** 3;
  const green = (luminance - 0.2126 - 0.0722 * linear(1 - yellow)) / 0.7152;
  return 1 - encoded(Math.min(1, Math.max(0, green)));
}

/** The transfer function of sRGB, and its inverse. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
