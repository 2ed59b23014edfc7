import type { Point } from '../../geometry/index.js';

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
  const heights = outlines.flatMap(points => points.map(({ y }) => y));
  const rows = { from: Math.floor(Math.min(...heights) / size), to: Math.ceil(Math.max(...heights) / size) };
  const cells: Cell[] = [];
  for (let row = rows.from; row < rows.to; row++) {
    const crossings = crossingsAt((row + 0.5) * size, outlines).sort((a, b) => a.x - b.x);
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

/** Where outlines cross a horizontal line, and whether they go down or up there. */
function crossingsAt(y: number, outlines: readonly (readonly Point[])[]): Crossing[] {
  return outlines.flatMap(points =>
    points.flatMap((a, i): Crossing[] => {
      const b = points[(i + 1) % points.length];
      if (a.y <= y === b.y <= y) return [];
      return [{ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), turn: a.y < b.y ? 1 : -1 }];
    }),
  );
}
