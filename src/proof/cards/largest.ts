import type { Rect } from '../../scene/geometry/index.js';

/** The item of the greatest measure, the first of equals; undefined where there is none. */
export function largest<T>(items: Iterable<T>, measure: (item: T) => number): T | undefined {
  let best: { readonly item: T; readonly value: number } | undefined;
  for (const item of items) {
    const value = measure(item);
    if (best === undefined || value > best.value) best = { item, value };
  }
  return best?.item;
}

/** The item of the least measure, the first of equals. */
export function least<T>(items: Iterable<T>, measure: (item: T) => number): T | undefined {
  return largest(items, item => -measure(item));
}

export function areaOf({ width, height }: Rect): number {
  return width * height;
}
