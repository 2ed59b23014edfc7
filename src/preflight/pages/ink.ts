import type { Rect } from '../../geometry/index.js';
import type { Text } from './items.js';
import { MM, type Patch } from './pixels.js';

/** How much lighter or darker ink is than what is around it, of 255: a reading's grey is 90. */
const LEAST = 24;

/** The characters of a text under which the page shows nothing: no ink, or ink of the colour of its ground. */
export function withoutInk({ letters }: Text, page: Patch): string {
  return letters
    .filter(({ text, box }) => isVisible(text) && contrast(box, page) < LEAST)
    .map(({ text }) => text)
    .join('');
}

function isVisible(text: string): boolean {
  return /[^\s\p{C}]/u.test(text);
}

/** The largest difference of one channel within a box, of 255. */
function contrast({ x, y, width, height }: Rect, page: Patch): number {
  const across = (pixel: number) => clamp(pixel - page.left, page.width);
  const down = (pixel: number) => clamp(pixel - page.top, page.height);
  const [left, top] = [across(Math.floor(x / MM)), down(Math.floor(y / MM))];
  const [right, bottom] = [across(Math.ceil((x + width) / MM)), down(Math.ceil((y + height) / MM))];
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      for (let channel = 0; channel < 3; channel++) {
        const value = page.data[(row * page.width + column) * 4 + channel];
        if (value < least[channel]) least[channel] = value;
        if (value > most[channel]) most[channel] = value;
      }
  return Math.max(...most.map((value, i) => value - least[i]));
}

function clamp(pixel: number, size: number): number {
  return Math.min(Math.max(pixel, 0), size - 1);
}
