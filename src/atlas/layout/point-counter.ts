import type { Point, Rect } from '../../geometry/index.js';

/** The side of a bucket of points, in millimetres. */
const BUCKET = 4;

/** Counts the points in a rectangle: asked thousands of times while labels are placed. */
export function pointCounter(points: readonly Point[]): (rect: Rect) => number {
  const buckets = new Map<string, Point[]>();
  for (const point of points) {
    const key = `${Math.floor(point.x / BUCKET)} ${Math.floor(point.y / BUCKET)}`;
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [point]);
    else bucket.push(point);
  }
  return ({ x, y, width, height }) => {
    let count = 0;
    for (let column = Math.floor(x / BUCKET); column <= (x + width) / BUCKET; column++)
      for (let row = Math.floor(y / BUCKET); row <= (y + height) / BUCKET; row++)
        for (const point of buckets.get(`${column} ${row}`) ?? [])
          if (point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height) count += 1;
    return count;
  };
}
