import type { Point } from '../../../scene/geometry/index.js';
import type { MapLayout, Placed } from '../layout/layout.js';

interface Edge {
  readonly from: number;
  readonly to: number;
  /** From the centre of one city to that of the other. */
  readonly line: readonly Point[];
  /** Its direction at `from`. */
  readonly angle: number;
}

/** The regions that routes enclose, as closed outlines. A region behind a crossing is not found. */
export function enclosedRegions({ stops, routes }: MapLayout, placed: Placed): readonly (readonly Point[])[] {
  const edges = placed.routes.flatMap(({ route, trail }): Edge[] => {
    const [from, to] = routes[route];
    const line = [stops[from].at, ...trail, stops[to].at];
    return [edgeOf(from, to, line), edgeOf(to, from, line.toReversed())];
  });
  const leaving = stops.map((_, i) =>
    edges.filter(({ from }) => from === i).sort((a, b) => a.angle - b.angle),
  );
  const seen = new Set<Edge>();
  return edges.flatMap(first => {
    const outline: Point[] = [];
    for (let edge = first; !seen.has(edge); ) {
      seen.add(edge);
      outline.push(...edge.line.slice(1));
      // Take the next edge round the city, which keeps the inside of the region on the same hand.
      const around = leaving[edge.to];
      const back = around.findIndex(({ to, line }) => to === edge.from && line.length === edge.line.length);
      edge = around[(back + 1) % around.length];
    }
    return areaOf(outline) < 0 ? [outline] : [];
  });
}

function edgeOf(from: number, to: number, line: readonly Point[]): Edge {
  return { from, to, line, angle: Math.atan2(line[1].y - line[0].y, line[1].x - line[0].x) };
}

function areaOf(outline: readonly Point[]): number {
  return outline.reduce((sum, { x, y }, i) => {
    const next = outline[(i + 1) % outline.length];
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}
