import type { Shaper } from '../shaper.js';
import type { TextStyle } from '../style.js';
import { piecesOf } from './pieces.js';

/** A word on two lines as even as may be; undefined where its language allows no break. */
export function twoLinesOf(
  shaper: Shaper,
  text: string,
  style: TextStyle,
): readonly [string, string] | undefined {
  const pieces = [...piecesOf(text, style.han ?? false)];
  const ways = pieces.slice(1).map((_, i): [string, string] => {
    return [
      pieces
        .slice(0, i + 1)
        .join('')
        .trimEnd(),
      pieces.slice(i + 1).join(''),
    ];
  });
  const widths = ways.map(lines => Math.max(...lines.map(line => shaper.line(line, style).width)));
  return ways[widths.indexOf(Math.min(...widths))];
}
