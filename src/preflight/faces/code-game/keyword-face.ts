import { centre } from '../../../geometry/index.js';
import { type CardFace, LARGE } from '../../cards/card-face.js';
import { largest, least } from '../../cards/largest.js';
import type { Text } from '../../pages/items.js';
import { plainText } from '../../pages/plain-text.js';

/** A number of a keyword card, and the words at its height. */
export interface KeywordRow {
  readonly digit: string;
  readonly words: readonly Text[];
}

/** The rows of a keyword card from the top; undefined where there is no column of large digits. */
export function readKeywords({ texts }: Pick<CardFace, 'texts'>): readonly KeywordRow[] | undefined {
  const large = texts.filter(({ size }) => size >= LARGE);
  const digits = large.filter(({ text }) => /^\p{Nd}$/u.test(plainText(text)));
  // A word that is one figure stands on its card once more, upside down.
  const columns = digits.map(one =>
    digits.filter(other => other.turn === one.turn && Math.abs(xOf(one) - xOf(other)) < 1),
  );
  const column = largest(columns, ({ length }) => length);
  if (column === undefined || column.length < 2) return undefined;
  const nearest = (word: Text) => least(column, digit => Math.abs(yOf(digit) - yOf(word))) as Text;
  const words = large.filter(text => !column.includes(text) && isBeside(text, nearest(text)));
  return [...column]
    .sort((a, b) => yOf(a) - yOf(b))
    .map(digit => ({
      digit: plainText(digit.text),
      words: words.filter(word => nearest(word) === digit),
    }));
}

function isBeside(word: Text, digit: Text): boolean {
  return Math.abs(yOf(digit) - yOf(word)) < digit.size;
}

function xOf({ ink }: Text): number {
  return centre(ink).x;
}

function yOf({ ink }: Text): number {
  return centre(ink).y;
}
