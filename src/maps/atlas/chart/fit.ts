import type { Point, Rect } from '../../../scene/geometry/index.js';

/** Scale and shift that fit points into a rectangle. */
export interface ChartFit {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

export function boundsOf(points: readonly Point[]): Rect {
  const xs = points.map(point => point.x);
  const ys = points.map(point => point.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Centred and as large as the room allows; a single point gets a scale of 1. */
export function fitInto(points: readonly Point[], room: Rect): ChartFit {
  const { x, y, width, height } = boundsOf(points);
  const most = Math.min(
    width > 0 ? room.width / width : Infinity,
    height > 0 ? room.height / height : Infinity,
  );
  const scale = Number.isFinite(most) ? most : 1;
  return {
    scale,
    dx: room.x + room.width / 2 - (x + width / 2) * scale,
    dy: room.y + room.height / 2 - (y + height / 2) * scale,
  };
}

export function onto({ scale, dx, dy }: ChartFit, { x, y }: Point): Point {
  return { x: x * scale + dx, y: y * scale + dy };
}
