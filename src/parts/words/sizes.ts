import type { Rect, Size } from '../../scene/geometry/index.js';
import { dividedLinesOf, fitSize, twoLinesOf, type Ways, wordLines } from '../../text/index.js';
import { cardWordStyle, type Setting } from '../../text/typesetting/index.js';
import { fitOnBaseline, sharedBaseline } from './baseline.js';
import type { WordFace } from './measures.js';

/** Em sizes in millimetres. A word is set at the even size, or smaller if it only fits so. */
export interface WordSizes {
  /** The size of the deck. */
  readonly even: number;
  /** The largest size at which each word fits its label. */
  readonly fits: ReadonlyMap<string, number>;
  /** The words that are on two lines. */
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** Where the words that share a baseline stand in their room: see `sharedBaseline`. */
  readonly baseline?: number;
}

/** The em size of a word of the deck. */
export function sizeOfWord({ even, fits }: WordSizes, text: string): number {
  return Math.min(even, fits.get(text) ?? even);
}

/** The room for a word. */
export interface WordRoom extends Size {
  /** How much larger words may be than usual. */
  readonly scale?: number;
  /** How words are set on two lines; on one, if undefined. */
  readonly lines?: Omit<WordFace['lines'], 'y'>;
}

/** The room for a word among pictures: on one line, or on two like those of a word card. */
export function roomInBox({ box }: { readonly box: Rect }, { lines }: WordFace): WordRoom {
  return { ...box, lines: { ...lines, height: box.height } };
}

/**
 * One even size for the deck, and the largest size at which each word fits its room, on two lines where it is far larger
 * so.
 */
export function wordSizes(setting: Setting, texts: readonly string[], room: WordRoom): WordSizes {
  const { spare, most: usual } = setting.theme.word;
  const most = usual * (room.scale ?? 1);
  const baseline = sharedBaseline(setting, texts);
  const words = texts.map(text => ({ text, ...waysOf(setting, text, room, most, baseline) }));
  if (words.length === 0) return { even: most, fits: new Map(), lines: new Map() };
  const { even, onTwo } = wordLines(words, spare, room.lines?.gain ?? 1);
  return {
    even,
    fits: new Map(words.map(({ text, one, two = one }, i) => [text, onTwo[i] ? two : one])),
    lines: new Map(words.flatMap(({ text, lines }, i) => (lines && onTwo[i] ? [[text, lines]] : []))),
    ...(baseline === undefined ? {} : { baseline }),
  };
}

interface WaysOnLines extends Ways {
  readonly lines?: readonly string[];
}

/** The largest size of a word on one line, and that on two with its lines. It is divided only where it could not be read. */
function waysOf(
  setting: Setting,
  text: string,
  room: WordRoom,
  most: number,
  baseline: number | undefined,
): WaysOnLines {
  const { shaper, theme } = setting;
  const { width, lines: rule } = room;
  const style = cardWordStyle(setting, 1);
  const one = Math.min(
    fitSize(shaper, [text], style, room, most),
    fitOnBaseline(setting, [text], room, baseline),
  );
  // Two lines are at least so far apart.
  if (rule === undefined || one * rule.gain * rule.leading >= rule.height) return { one };
  const on = (lines: readonly string[] | undefined) =>
    lines && { one, two: fitSize(shaper, lines, style, { width, height: rule.height }, most, rule), lines };
  const whole: WaysOnLines = on(twoLinesOf(shaper, text, style)) ?? { one };
  const best = Math.max(one, whole.two ?? 0);
  if (best >= theme.word.least) return whole;
  const divided = on(dividedLinesOf(shaper, text, style));
  return divided === undefined || divided.two < best ? whole : { ...divided, one: 0 };
}
