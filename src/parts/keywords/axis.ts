import type { Rect } from '../../scene/geometry/index.js';
import type { Colour, ShapedLine, Text } from '../../scene/index.js';
import { type Setting, wordStyle } from '../../text/typesetting/index.js';

/**
 * Where the middle of words is on average, in ems below the baseline. Words below one another look level if they hang on
 * one axis; each centred by its own ink, they go up and down with their tails.
 */
export function wordAxis(setting: Setting, texts: readonly string[]): number {
  const middles = texts.map(text => {
    const { ink } = setting.shaper.line(text, wordStyle(setting, 1));
    return ink.y + ink.height / 2;
  });
  return middles.reduce((sum, middle) => sum + middle, 0) / Math.max(1, middles.length);
}

/** A line whose axis is in the middle of its room; one that would reach out of it is moved as far as needed. */
export function onAxis(line: ShapedLine, axis: number, room: Rect, fill: Colour): Text {
  const { ink, size } = line;
  const level = room.y + room.height / 2 - axis * size;
  const [highest, lowest] = [room.y - ink.y, room.y + room.height - ink.height - ink.y];
  const y = highest > lowest ? (highest + lowest) / 2 : Math.min(lowest, Math.max(highest, level));
  return { kind: 'text', x: room.x + (room.width - ink.width) / 2 - ink.x, y, fill, line };
}
