import type { Rect, Size } from '../../scene/geometry/index.js';
import type { Colour, Text } from '../../scene/index.js';
import { blockOf, evenSize, type Leading } from '../../text/index.js';
import { cardWordStyle, centredBlock, type Setting } from '../../text/typesetting/index.js';

const OF_TAILS_AND_STEMS =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]+$/u;

/** Whether a word stands on the baseline of its deck. Han, Persian and other scripts are centred by their ink. */
export function standsOnBaseline(text: string): boolean {
  return OF_TAILS_AND_STEMS.test(text);
}

/** The few words that reach further than the others are set smaller for it, but not below this share of their size. */
const LEAST = 0.8;

/**
 * The baseline that the words of a deck share, as a share of the height of their room, from its top: the tallest stem is
 * as far from the top as the longest tail from the bottom, but for a few that reach further. Undefined if no word stands
 * on it.
 */
export function sharedBaseline(setting: Setting, texts: readonly string[]): number | undefined {
  const reaches = texts.filter(standsOnBaseline).map(text => reachOf(inkOf(setting, text)));
  if (reaches.length === 0) return undefined;
  const usual = (lengths: readonly number[]) => {
    const far = lengths.map(length => Math.max(length, 0.01));
    const most =
      1 /
      evenSize(
        far.map(length => 1 / length),
        setting.theme.word.spare,
      );
    return Math.max(most, LEAST * Math.max(...far));
  };
  const up = usual(reaches.map(({ up }) => up));
  return up / (up + usual(reaches.map(({ down }) => down)));
}

/** The largest em size at which a word on that baseline stays in its room; any, if it doesn't stand on it. */
export function fitOnBaseline(
  setting: Setting,
  lines: readonly string[],
  { height }: Size,
  baseline: number | undefined,
): number {
  if (!isOnBaseline(lines, baseline)) return Infinity;
  const { up, down } = reachOf(inkOf(setting, lines[0]));
  return height * Math.min(baseline / Math.max(up, 1e-6), (1 - baseline) / Math.max(down, 1e-6));
}

/**
 * A word on its lines in the middle of its room: on one line on the baseline of its deck, where it stands on it, otherwise
 * centred by its ink. Size in millimetres.
 */
export function wordInRoom(
  setting: Setting,
  lines: readonly string[],
  size: number,
  room: Rect,
  { leading, baseline }: { readonly leading?: Leading; readonly baseline?: number | undefined },
  fill: Colour,
): readonly Text[] {
  const texts = centredBlock(
    blockOf(setting.shaper, lines, cardWordStyle(setting, size), leading),
    room,
    fill,
  );
  return isOnBaseline(lines, baseline)
    ? texts.map(text => ({ ...text, y: room.y + room.height * baseline }))
    : texts;
}

/** A phrase on two lines is centred as a whole. */
function isOnBaseline(lines: readonly string[], baseline: number | undefined): baseline is number {
  return baseline !== undefined && lines.length === 1 && standsOnBaseline(lines[0]);
}

function inkOf(setting: Setting, text: string): Rect {
  return setting.shaper.line(text, cardWordStyle(setting, 1)).ink;
}

/** How far ink reaches above and below the baseline. */
function reachOf(ink: Rect): { readonly up: number; readonly down: number } {
  return { up: -ink.y, down: ink.y + ink.height };
}
