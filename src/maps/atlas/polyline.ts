import type { Point } from '../../scene/geometry/index.js';

/** A point nearer than this to the line without it can be left out, in millimetres. */
export const FINEST = 0.08;
/** Distances that differ by less are equal. */
const TIE = 1e-8;

/** Whether a line ends where it begins. */
export function closed(line: readonly Point[]): boolean {
  const [first, last] = [line[0], line[line.length - 1]];
  return Math.hypot(first.x - last.x, first.y - last.y) < 0.05;
}

export function lengthOf(line: readonly Point[]): number {
  return line.reduce(
    (sum, { x, y }, i) => (i === 0 ? 0 : sum + Math.hypot(x - line[i - 1].x, y - line[i - 1].y)),
    0,
  );
}

/** SVG path data of a line, without the points that make no visible difference. */
export function pathOf(line: readonly Point[], finest = FINEST): string {
  return thinned(line, finest)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'} ${hundredth(x)} ${hundredth(y)}`)
    .join(' ');
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Douglas and Peucker's simplification (Cartographica 10, 112, 1973), with a stack in place of recursion. */
export function thinned(line: readonly Point[], finest: number): readonly Point[] {
  const kept = new Uint8Array(line.length);
  kept[0] = kept[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let span = stack.pop(); span !== undefined; span = stack.pop()) {
    const [from, to] = span;
    let [worst, at] = [finest, -1];
    for (let i = from + 1; i < to; i++) {
      const off = distanceTo(line[i], line[from], line[to]);
      // The first of two points equally far away stays, whatever the last bits of the distances.
      if (off > worst + TIE) [worst, at] = [off, i];
    }
    if (at < 0) continue;
    kept[at] = 1;
    stack.push([from, at], [at, to]);
  }
  return line.filter((_, i) => kept[i] === 1);
}

/** From a point to the nearest point of a segment. */
export function distanceTo(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}

/** Points along a line, about `step` apart. */
export function evenly(line: readonly Point[], step: number): readonly Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i];
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: steps }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / steps,
      y: from.y + ((to.y - from.y) * k) / steps,
    }));
  });
}
