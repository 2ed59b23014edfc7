import { type Detail, detailFor, type FlatLand, flatLand } from '../../maps/atlas/index.js';
import { type Desk, openAtlas } from '../../parts/index.js';
import type { Rect } from '../../scene/geometry/index.js';

export type { FlatLand };

/** Millimetres to a pixel of a screen. */
const PIXEL = 25.4 / 96;

/** Which file of coasts a part of the world is drawn from, `width` pixels wide; the window as for `flatLand`. */
export function coastFile(window: Rect, width: number): string {
  return `world-atlas/countries-${detailOf(window, width)}.json`;
}

/** Draws parts of the world, and opens each file of coasts once. */
export function openFlatMap(project: Desk['project']): (window: Rect, width: number) => FlatLand {
  const atlas = openAtlas(project);
  return (window, width) => flatLand(atlas(detailOf(window, width)), window, width);
}

function detailOf(window: Rect, width: number): Detail {
  return detailFor((width / window.width) * PIXEL);
}
