import { type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';
import type { Point } from '../../../scene/geometry/index.js';

/** The lines that d3 draws for a shape, as points. */
export function tracedLines(
  projection: GeoProjection,
  shape: GeoPermissibleObjects,
): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  const pen = {
    beginPath: () => {},
    moveTo: (x: number, y: number) => lines.push([{ x, y }]),
    lineTo: (x: number, y: number) => lines.at(-1)?.push({ x, y }),
    closePath: () => {
      const line = lines.at(-1);
      if (line !== undefined) line.push(line[0]);
    },
    arc: () => {},
  };
  geoPath(projection, pen as never)(shape);
  return lines;
}
