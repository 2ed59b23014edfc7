/** The light of each value of sRGB, from 0 to 1. */
const LIGHT = Float64Array.from({ length: 256 }, (_, i) =>
  i <= 10 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
);

/** The light of three bytes, from 0 to 1 each. */
export function lightOf(data: Uint8Array | Uint8ClampedArray, at: number): readonly [number, number, number] {
  return [LIGHT[data[at]], LIGHT[data[at + 1]], LIGHT[data[at + 2]]];
}
