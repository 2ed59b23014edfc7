import { type Rect, union } from '../../scene/geometry/index.js';
import type { Text } from '../pages/items.js';

/** A word on one line or more. Lines do not tell whether a space or a hyphen was lost between them: the text is a guess. */
export interface WordRead extends Pick<Text, 'text' | 'size' | 'turn' | 'fill' | 'ink'> {
  readonly lines: readonly Text[];
}

/** The ink of a word's lines is no farther apart, in ems: somewhat more than its baselines are, for letters may be flat. */
const APART = 1.2;

/** The texts of a face, lines that stand one below the other in one size and colour as one. */
export function wordsOn(texts: readonly Text[]): readonly WordRead[] {
  const words: WordRead[] = [];
  for (const text of texts.toSorted(fromTheTop)) {
    const i = words.findIndex(word => isBelow(word, text));
    if (i < 0) words.push({ ...text, lines: [text] });
    else words[i] = joined(words[i], text);
  }
  return words;
}

/** As the texts are seen upright; those of other turns are never lines of one word. */
function fromTheTop(a: Text, b: Text): number {
  return topOf(a) - topOf(b);
}

/** The top of a text as it is seen upright. */
function topOf({ turn, ink }: Pick<Text, 'turn' | 'ink'>): number {
  return upright(turn, ink).top;
}

function upright(turn: Text['turn'], { x, y, width, height }: Rect) {
  if (turn === 0) return { top: y, bottom: y + height, left: x, right: x + width };
  if (turn === 180) return { top: -y - height, bottom: -y, left: -x - width, right: -x };
  if (turn === 90) return { top: -x - width, bottom: -x, left: y, right: y + height };
  return { top: x, bottom: x + width, left: -y - height, right: -y };
}

function isBelow(word: WordRead, text: Text): boolean {
  if (word.turn !== text.turn || word.fill !== text.fill) return false;
  if (Math.abs(word.size - text.size) > word.size * 0.01) return false;
  const [above, below] = [upright(word.turn, word.ink), upright(text.turn, text.ink)];
  const gap = below.top - above.bottom;
  return gap > 0 && gap < word.size * APART && below.left < above.right && above.left < below.right;
}

function joined(word: WordRead, line: Text): WordRead {
  const space = UNSPACED.test(word.text) ? '' : ' ';
  const text = `${word.text}${space}${line.text}`;
  return { ...word, lines: [...word.lines, line], ink: union(word.ink, line.ink), text };
}

/** What ends with a hyphen, or in writing that has no spaces between words. */
const UNSPACED =
  /[-\u2010\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー・]\p{M}*$/u;
