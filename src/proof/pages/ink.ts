import type { Rect } from '../../scene/geometry/index.js';
import type { Text } from './items.js';
import type { Patch } from './pixels.js';

/** How much lighter or darker ink is than what is around it, of 255: a reading's grey is 90. */
const LEAST = 24;

/** The characters of a text under which the page shows nothing: no ink, or ink of the colour of its ground. */
export function withoutInk({ letters }: Text, page: Patch): string {
  return letters
    .filter(({ text, box }) => isVisible(text) && !hasInk(box, page))
    .map(({ text }) => text)
    .join('');
}

function isVisible(text: string): boolean {
  return /[^\s\p{C}]/u.test(text);
}

/** Whether pixels within a box differ enough in red, green or blue. */
function hasInk({ x, y, width, height }: Rect, page: Patch): boolean {
  const { mm } = page;
  const across = (pixel: number) => clamp(pixel - page.left, page.width);
  const down = (pixel: number) => clamp(pixel - page.top, page.height);
  const [left, top] = [across(Math.floor(x / mm)), down(Math.floor(y / mm))];
  const [right, bottom] = [across(Math.ceil((x + width) / mm)), down(Math.ceil((y + height) / mm))];
  for (let channel = 0; channel < 3; channel++) {
    let [least, most] = [255, 0];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const value = page.data[(row * page.width + column) * 4 + channel];
        if (value < least) least = value;
        if (value > most) most = value;
        if (most - least >= LEAST) return true;
      }
  }
  return false;
}

function clamp(pixel: number, size: number): number {
  return Math.min(Math.max(pixel, 0), size - 1);
}
