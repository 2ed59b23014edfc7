import type { Point } from '../../scene/geometry/index.js';

/** A square of a grid, by its column and row. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

interface Crossing {
  readonly x: number;
  readonly turn: 1 | -1;
}

/**
 * The squares of a grid, `size` wide, whose middles lie inside outlines: those around which the outlines wind (the
 * non-zero rule of fonts).
 */
export function cellsInside(outlines: readonly (readonly Point[])[], size: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (const [row, crossings] of [...crossingsOf(outlines, size)].sort(([a], [b]) => a - b)) {
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach(({ x, turn }, i) => {
      winding += turn;
      const end = crossings[i + 1]?.x ?? x;
      if (winding === 0) return;
      for (let column = Math.ceil(x / size - 0.5); column < end / size - 0.5; column++)
        cells.push({ x: column, y: row });
    });
  }
  return cells;
}

/** Where outlines cross the middle of each row, and whether they go down or up there. */
function crossingsOf(outlines: readonly (readonly Point[])[], size: number): ReadonlyMap<number, Crossing[]> {
  const rows = new Map<number, Crossing[]>();
  for (const points of outlines)
    for (const [i, a] of points.entries()) {
      const b = points[(i + 1) % points.length];
      const last = Math.floor(Math.max(a.y, b.y) / size);
      for (let row = Math.floor(Math.min(a.y, b.y) / size); row <= last; row++) {
        const y = (row + 0.5) * size;
        if (a.y <= y === b.y <= y) continue;
        const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
        const known = rows.get(row);
        const crossing = { x, turn: a.y < b.y ? 1 : -1 } as const;
        if (known === undefined) rows.set(row, [crossing]);
        else known.push(crossing);
      }
    }
  return rows;
}
