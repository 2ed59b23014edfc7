/** The shortest arc that contains all longitudes, in degrees: the circle without its widest gap. */
export function longitudeArc(longitudes: readonly number[]): {
  readonly middle: number;
  readonly span: number;
} {
  const sorted = longitudes.map(degrees => inTurn(degrees, 0)).sort((a, b) => a - b);
  let gap = { width: -1, after: 0 };
  for (const [i, value] of sorted.entries()) {
    const next = i + 1 < sorted.length ? sorted[i + 1] : sorted[0] + 360;
    if (next - value > gap.width) gap = { width: next - value, after: i };
  }
  const span = 360 - gap.width;
  const first = sorted[(gap.after + 1) % sorted.length];
  return { middle: first + span / 2, span };
}

/** The same longitude, as a number within 180 degrees of `middle`. */
export function inTurn(longitude: number, middle: number): number {
  return middle + ((((longitude - middle + 180) % 360) + 360) % 360) - 180;
}
