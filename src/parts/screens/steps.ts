import { figures, phrase } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { error, ProblemError } from '../../speech/index.js';
import { breakParagraph } from '../../text/index.js';
import {
  fitted,
  lineEnds,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import type { ScreenFace } from './measures.js';

/** Numbers of the steps. */
export const STEPS = [1, 2, 3, 4, 5, 6, 7];

/**
 * The title and the numbered steps in two columns, in the largest type that fits and leaves `picture` free at the bottom
 * of the second; and how they fit. Throws `faces.screen-too-large`.
 */
export function stepItems(
  setting: Setting,
  { steps }: ScreenFace,
  title: string,
  [first, second]: readonly [Rect, Rect],
) {
  const { theme } = setting;
  const style = wordStyle(setting, points(steps.titlePt));
  const head = style.size * 1.9;
  for (let sizePt = steps.largest; sizePt >= steps.smallest; sizePt -= 0.2) {
    const strips = STEPS.map(step => stepStrip(setting, steps.indent, step, sizePt, first.width));
    const heights = (from: number, to: number) =>
      strips.slice(from, to).reduce((sum, { height }) => sum + height, 0);
    // As many steps as fit beside their pictures.
    const split = STEPS.find(count => heights(count, STEPS.length) <= second.height - steps.picture);
    if (split === undefined || head + heights(0, split) > first.height) continue;
    const { start } = lineEnds(setting, first);
    const line = fitted(setting, title, style, first.width);
    const items = [
      onBaseline(setting, line, { x: start, y: first.y + style.size }, theme.colours.ink),
      ...strips.flatMap(({ draw }, i) => {
        const before = i < split ? head + heights(0, i) : heights(split, i);
        return draw(i < split ? first : second, before);
      }),
    ];
    return { items, fit: { size: points(sizePt), split } };
  }
  throw new ProblemError([error('faces.screen-too-large', '--paper')]);
}

/** How far the lines of a step are apart. */
export function stepLeading({ locale }: Pick<Setting, 'locale'>, size: number): number {
  return size * Math.min(locale.leading, 1.55);
}

/** A step: its red number, and its text beside it. */
function stepStrip(setting: Setting, indent: number, step: number, sizePt: number, width: number) {
  const { locale, theme, shaper } = setting;
  const size = points(sizePt);
  const leading = stepLeading(setting, size);
  const text = phrase(locale, `screen.step${step}`);
  const lines = breakParagraph(shaper, text, textStyle(setting, size), width - indent);
  const number = shaper.line(figures(locale, step), wordStyle(setting, size));
  const draw = (column: Rect, before: number): readonly Item[] => {
    const { start, ahead } = lineEnds(setting, column);
    const y = (i: number) => column.y + before + size + i * leading;
    return [
      onBaseline(setting, number, { x: start, y: y(0) }, theme.colours.red),
      ...lines.map((line, i) =>
        onBaseline(setting, line, { x: start + ahead * indent, y: y(i) }, theme.colours.ink),
      ),
    ];
  };
  return { height: lines.length * leading + size * 0.5, draw };
}
