import type { Size } from '../../geometry/index.js';
import type { WordFace } from '../../templates/index.js';
import { fitSize, twoLinesOf, wordLines } from '../../text/index.js';
import { cardWordStyle, type Setting } from '../elements/typesetting.js';

/** Em sizes in millimetres. A word is set at the even size, or smaller if it only fits so. */
export interface WordSizes {
  /** The size of the deck. */
  readonly even: number;
  /** The largest size at which each word fits its label. */
  readonly fits: ReadonlyMap<string, number>;
  /** The words that are on two lines. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
}

/** The room for a word. */
export interface WordRoom extends Size {
  /** How much larger words may be than usual. */
  readonly scale?: number;
  /** How words are set on two lines; on one, if undefined. */
  readonly lines?: WordFace['lines'];
}

/**
 * One even size for the deck, and the largest size at which each word fits its room, on two lines where it is far larger
 * so.
 */
export function wordSizes(setting: Setting, texts: readonly string[], room: WordRoom): WordSizes {
  const { spare, most: usual } = setting.theme.word;
  const most = usual * (room.scale ?? 1);
  const style = cardWordStyle(setting, 1);
  const { shaper } = setting;
  const { lines: rule } = room;
  const words = texts.map(text => {
    const one = fitSize(shaper, [text], style, room, most);
    // Two lines are at least so far apart.
    const lines =
      rule && one * rule.gain * rule.leading < rule.height ? twoLinesOf(shaper, text, style) : undefined;
    const two =
      rule && lines
        ? fitSize(shaper, lines, style, { width: room.width, height: rule.height }, most, rule)
        : undefined;
    return { text, one, ...(two === undefined ? {} : { two, lines }) };
  });
  if (words.length === 0) return { even: most, fits: new Map(), lines: new Map() };
  const { even, onTwo } = wordLines(words, spare, rule?.gain ?? 1);
  return {
    even,
    fits: new Map(words.map(({ text, one, two = one }, i) => [text, onTwo[i] ? two : one])),
    lines: new Map(words.flatMap(({ text, lines }, i) => (lines && onTwo[i] ? [[text, lines]] : []))),
  };
}
