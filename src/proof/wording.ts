import type { Expectation } from './expectation.js';
import type { PageItem } from './pages/items.js';
import type { Direction } from './pages/reading-order.js';
import { directionOf, seenText } from './pages/seen-text.js';

/**
 * Knows what is expected by how it is seen. What is seen is held against what each text should look like: what stands on
 * paper from left to right may be read in several ways, while a text looks but one way.
 */
export class Wording {
  readonly #texts = new Map<string, string>();

  /** `direction` is that of the file: of headings, and of what has no letters. */
  constructor({ map }: Expectation, direction: Direction) {
    for (const { name } of map?.cities ?? [])
      this.#texts.set(seenText(name, directionOf(name, direction)), name);
    if (map?.heading !== undefined) this.#texts.set(seenText(map.heading, direction), map.heading);
  }

  /** Items whose texts say what is expected, if that is what they look like. */
  told(items: readonly PageItem[]): readonly PageItem[] {
    if (this.#texts.size === 0) return items;
    return items.map(item => {
      if (item.kind === 'shape') return item;
      const text = this.#texts.get(item.seen);
      return text === undefined || text === item.text ? item : { ...item, text };
    });
  }
}
