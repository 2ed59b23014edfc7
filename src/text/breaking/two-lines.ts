import type { Shaper } from '../shaper.js';
import type { TextStyle } from '../style.js';
import { dividedAt } from './divide.js';
import { piecesOf, wordsOf } from './pieces.js';

type Lines = readonly [string, string];

/** A word on two lines as even as may be; undefined where its language allows no break. */
export function twoLinesOf(shaper: Shaper, text: string, style: TextStyle): Lines | undefined {
  return mostEven(shaper, atEnds(wordsOf(text, style)), style);
}

/** The same for a word that would be too small otherwise: it may be divided, with a hyphen where its language has one. */
export function dividedLinesOf(shaper: Shaper, text: string, style: TextStyle): Lines | undefined {
  const pieces = piecesOf(text, style);
  const within = pieces.flatMap((piece, i) =>
    dividedAt(piece, style).map(([head, rest]): Lines => {
      return [pieces.slice(0, i).join('') + head, rest + pieces.slice(i + 1).join('')];
    }),
  );
  return mostEven(shaper, [...atEnds(pieces), ...within], style);
}

function atEnds(pieces: readonly string[]): readonly Lines[] {
  return pieces.slice(1).map((_, i) => [
    pieces
      .slice(0, i + 1)
      .join('')
      .trimEnd(),
    pieces.slice(i + 1).join(''),
  ]);
}

function mostEven(shaper: Shaper, ways: readonly Lines[], style: TextStyle): Lines | undefined {
  const widths = ways.map(lines => Math.max(...lines.map(line => shaper.line(line, style).width)));
  return ways[widths.indexOf(Math.min(...widths))];
}
