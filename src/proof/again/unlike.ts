import { type Rect, union } from '../../scene/geometry/index.js';
import { MM, type Pixels } from '../pages/pixels.js';

/** Photographs are decoded by other programs too: so much, of 255, may differ within them. */
const DECODED = 48;
/** Differences are gathered in squares of a millimetre. */
const CELL = 6;

/**
 * Where two pictures of a page, of the same size, are not the same pixel by pixel: boxes in millimetres, each within a
 * square of one.
 */
export function unlike(paper: Pixels, scene: Pixels, photographs: readonly Rect[] = []): readonly Rect[] {
  const { width, height } = scene;
  const [one, other] = [words(paper), words(scene)];
  const cells = new Map<number, { left: number; top: number; right: number; bottom: number }>();
  const across = Math.ceil(width / CELL);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if (one[at] === other[at] || isDecoded(x, y, at)) continue;
      const cell = Math.floor(y / CELL) * across + Math.floor(x / CELL);
      const found = cells.get(cell);
      if (found === undefined) cells.set(cell, { left: x, top: y, right: x, bottom: y });
      else {
        found.left = Math.min(found.left, x);
        found.right = Math.max(found.right, x);
        found.bottom = y;
      }
    }
  return [...cells.values()].map(({ left, top, right, bottom }) => {
    return { x: left * MM, y: top * MM, width: (right - left + 1) * MM, height: (bottom - top + 1) * MM };
  });

  /** Whether the two pixels are a photograph's, and near enough. */
  function isDecoded(x: number, y: number, at: number): boolean {
    const [left, top] = [(x + 0.5) * MM, (y + 0.5) * MM];
    const isWithin = photographs.some(
      box => left >= box.x && left <= box.x + box.width && top >= box.y && top <= box.y + box.height,
    );
    if (!isWithin) return false;
    return [0, 1, 2].every(c => Math.abs(paper.data[4 * at + c] - scene.data[4 * at + c]) <= DECODED);
  }
}

/** A pixel as one number. */
function words({ data }: Pixels): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** Boxes that are next to one another become one. */
export function joined(boxes: readonly Rect[]): readonly Rect[] {
  const cellOf = ({ x, y }: Rect) => [Math.floor(x / (CELL * MM) + 0.01), Math.floor(y / (CELL * MM) + 0.01)];
  const left = new Map<string, Rect>();
  for (const box of boxes) {
    const key = cellOf(box).join();
    const before = left.get(key);
    left.set(key, before ? union(before, box) : box);
  }
  const groups: Rect[] = [];
  for (const [key, box] of left) {
    left.delete(key);
    const waiting = [box];
    let whole = box;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      whole = union(whole, next);
      const [column, row] = cellOf(next);
      for (let y = row - 1; y <= row + 1; y++)
        for (let x = column - 1; x <= column + 1; x++) {
          const near = left.get(`${x},${y}`);
          if (near === undefined) continue;
          left.delete(`${x},${y}`);
          waiting.push(near);
        }
    }
    groups.push(whole);
  }
  return groups;
}
