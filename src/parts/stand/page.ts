import { figures, type KeyTemplate, phrase, type Theme } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import { onBaseline, points, type Setting, textStyle, wordStyle } from '../../text/typesetting/index.js';
import { assembled } from './assembled.js';
import { type Stand, standFolds, standProfile } from './folds.js';
import { labels, strip } from './strip.js';

/** The template of the stand with its steps beside it. Solid lines are cut, dashed lines folded, grey flaps glued on their backs. */
export function standPage(setting: Setting, face: Stand, area: Rect, key: KeyTemplate): readonly Item[] {
  const { locale, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const folds = standFolds(face);
  const length = folds[folds.length - 1];
  const top = area.y + (area.height - length) / 2;
  const half = area.width / 2;
  // The strip in the middle of one half of the page, the words in the other.
  const left = rtl ? area.x + half + (half - face.depth) / 2 + 6 : area.x + (half - face.depth) / 2 - 6;
  const textBox = { x: rtl ? area.x : area.x + half - 8, y: top, width: half + 8, height: length };
  return [
    ...strip(theme, face, { x: left, y: top }, folds),
    ...labels(setting, { x: left, y: top }, face, folds),
    ...steps(setting, textBox, face, key),
  ];
}

function steps(setting: Setting, box: Rect, face: Stand, key: KeyTemplate): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const rtl = locale.direction === 'rtl';
  const { colours, text } = theme;
  const indent = 22;
  const x = rtl ? box.x + box.width - indent : box.x + indent;
  const width = box.width - indent;
  const title = shaper.line(phrase(locale, 'stand.title'), wordStyle(setting, points(text.titlePt)));
  const size = points(text.bodyPt) * 1.15;
  const leading = size * (locale.leading + 0.1);
  const items: Item[] = [onBaseline(setting, title, { x, y: box.y + 30 }, colours.ink)];
  let y = box.y + 30 + leading * 1.9;
  for (const key of ['stand.step1', 'stand.step2', 'stand.step3', 'stand.step4', face.foot]) {
    for (const line of breakParagraph(shaper, phrase(locale, key), textStyle(setting, size), width)) {
      items.push(onBaseline(setting, line, { x, y }, colours.ink));
      y += leading;
    }
    y += leading * 0.4;
  }
  const { folded, finished, closed } = face.pictures;
  const middle = (rtl ? box.x : box.x + indent) + width / 2;
  const half = halfFolded(theme, face, closed);
  const base = y + half.above * folded + 2;
  const number = shaper.line(figures(locale, 3), wordStyle(setting, size));
  items.push(
    onBaseline(setting, number, { x, y: y + 2 + size * 0.7 }, colours.red),
    group([folded, 0, 0, folded, middle, base], half.items),
  );
  const top = base + half.below * folded + 10;
  return [...items, group([finished, 0, 0, finished, middle, top], assembled(theme, face, key))];
}

/** The strip from the side on its way to the finished stand, with the middle of its base at 0, 0, and how far it reaches. */
export function halfFolded({ colours }: Theme, face: Stand, closed: number) {
  const points = standProfile(face, closed);
  const ys = points.map(({ y }) => y);
  const along = (from: number, to: number) =>
    `M ${points
      .slice(from, to)
      .map(({ x, y }) => `${x} ${y}`)
      .join(' L ')}`;
  const strip = { kind: 'path', strokeWidth: 0.7, join: 'round' } as const;
  const flap = { ...strip, stroke: colours.hairline, strokeWidth: 1.4 };
  const last = points.length - 1;
  const items: readonly Item[] = [
    { ...flap, d: along(0, 2) },
    { ...flap, d: along(last - 1, last + 1) },
    { ...strip, stroke: colours.ink, d: along(1, last) },
  ];
  return { items, above: -Math.min(...ys), below: Math.max(...ys) };
}
