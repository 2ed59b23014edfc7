import type { Locale, Theme } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Colour, ShapedLine, Text } from '../../scene/index.js';
import type { Block, Language, Shaper, TextStyle } from '../index.js';

/** What every face is set with: the shaper, the fonts for words and for text, the theme and the locale. */
export interface Setting {
  readonly shaper: Shaper;
  readonly theme: Theme;
  readonly locale: Locale;
  /** How the lines of its language are broken. */
  readonly language: Language;
  readonly wordFonts: readonly string[];
  readonly textFonts: readonly string[];
}

export type Anchor = 'start' | 'middle' | 'end';

const MM_PER_POINT = 25.4 / 72;

export function points(sizePt: number): number {
  return sizePt * MM_PER_POINT;
}

/** For figures, grids and axes, which run from left to right in every language. */
export function leftToRight(setting: Setting): Setting {
  return { ...setting, locale: { ...setting.locale, direction: 'ltr' } };
}

/** The style of words on cards, each in its own direction. Size in millimetres. */
export function cardWordStyle(setting: Setting, size: number): TextStyle {
  return { ...wordStyle(setting, size), ownDirection: true };
}

/** The style of headings. Size in millimetres. */
export function wordStyle(setting: Setting, size: number): TextStyle {
  return styleOf(setting, setting.wordFonts, size);
}

/** The style of running text. Size in millimetres. */
export function textStyle(setting: Setting, size: number): TextStyle {
  return styleOf(setting, setting.textFonts, size);
}

function styleOf({ locale, language }: Setting, fonts: readonly string[], size: number): TextStyle {
  const { lang, direction, script } = locale;
  const han = script.startsWith('Han') || script === 'Jpan';
  return { fonts, size, lang, direction, han, language };
}

/** A line at the size of its style, or smaller if it, or its ink, would be wider than `width`. */
export function fitted(setting: Setting, text: string, style: TextStyle, width: number): ShapedLine {
  const line = setting.shaper.line(text, style);
  const { left, right } = reachOf(line);
  return right - left <= width
    ? line
    : setting.shaper.line(text, { ...style, size: (style.size * width) / (right - left) });
}

/**
 * A line on a baseline; `start` is the left in a left-to-right locale, the right in a right-to-left one. Neither the line
 * nor its ink, such as the tail of a j, reaches beyond.
 */
export function onBaseline(
  setting: Setting,
  line: ShapedLine,
  at: { x: number; y: number },
  fill: Colour,
  anchor: Anchor = 'start',
): Text {
  const rtl = setting.locale.direction === 'rtl';
  const { left, right } = reachOf(line);
  const before = anchor === 'middle' ? line.width / 2 : (anchor === 'start') === rtl ? right : left;
  return { kind: 'text', x: at.x - before, y: at.y, fill, line };
}

/** How far a line and its ink reach to the left and right of where it begins. */
function reachOf({ width, ink }: ShapedLine): { readonly left: number; readonly right: number } {
  return { left: Math.min(0, ink.x), right: Math.max(width, ink.x + ink.width) };
}

/** A line centred by its ink, as the eye sees it, not by its em box. */
export function centredByInk(line: ShapedLine, box: Rect, fill: Colour): Text {
  const { ink } = line;
  return {
    kind: 'text',
    x: box.x + (box.width - ink.width) / 2 - ink.x,
    y: box.y + (box.height - ink.height) / 2 - ink.y,
    fill,
    line,
  };
}

/** The lines of a word, each centred by its ink, and all of them together. */
export function centredBlock(
  { lines, baselines, size, top }: Block,
  box: Rect,
  fill: Colour,
): readonly Text[] {
  const first = box.y + (box.height - size.height) / 2 - top;
  return lines.map((line, i) => ({ ...centredByInk(line, box, fill), y: first + baselines[i] }));
}

/** Where lines of the locale start and end in an area; `ahead` is the sign of a step along them. */
export function lineEnds({ locale }: Pick<Setting, 'locale'>, { x, width }: Pick<Rect, 'x' | 'width'>) {
  return locale.direction === 'rtl'
    ? { start: x + width, end: x, ahead: -1 }
    : { start: x, end: x + width, ahead: 1 };
}

/** A slot of a card, mirrored in a right-to-left locale. */
export function slotFor<R extends Rect>(setting: Pick<Setting, 'locale'>, slot: R, cardWidth: number): R {
  return setting.locale.direction === 'rtl' ? { ...slot, x: cardWidth - slot.x - slot.width } : slot;
}
