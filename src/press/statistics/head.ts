import { mixed, phrase, type StatisticsFace } from '../../data/index.js';
import type { KeyReport } from '../../keys/index.js';
import { paintOf } from '../../parts/index.js';
import { compose, rotate, type Size, translate } from '../../scene/geometry/index.js';
import { group, type Item } from '../../scene/index.js';
import { seedAndVersion } from '../../sheets/index.js';
import {
  centredByInk,
  fitted,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { verdictOf } from './verdict.js';

export interface StatisticsText {
  readonly seed: string;
  readonly version: string;
  /** Cards of this seed before the batch's first. */
  readonly from: number;
}

/** The title, what was counted, and the verdict as a stamp at the far end. */
export function headItems(
  setting: Setting,
  slots: StatisticsFace,
  kind: string,
  report: KeyReport,
  text: StatisticsText,
  width: number,
): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { page, head, stamp } = slots;
  const rtl = locale.direction === 'rtl';
  const [start, end] = rtl ? [width - page.margin, page.margin] : [page.margin, width - page.margin];
  const verdict = verdictOf(report.verdict.fair);
  const word = phrase(locale, `statistics.stamp.${verdict.text}`);
  const line = shaper.line(word, wordStyle(setting, points(stamp.sizePt)));
  const ink = mixed(colours.ink, paintOf(theme, verdict.colour), 0.72);
  const wide = line.ink.width + 2 * stamp.pad;
  const box = { x: -wide / 2, y: -stamp.height / 2, width: wide, height: stamp.height };
  const middle = translate(
    end + ((rtl ? 1 : -1) * wide) / 2 + (rtl ? 2 : -2),
    (head.title + head.subtitle) / 2 - 3,
  );
  const room = width - 2 * page.margin - wide - 12;
  const title = fitted(
    setting,
    phrase(locale, 'statistics.title'),
    wordStyle(setting, points(head.titlePt)),
    room,
  );
  const cards = phrase(locale, 'statistics.cards', {
    kind,
    first: text.from + 1,
    last: text.from + report.cards,
  });
  const version = phrase(locale, 'slug.version', seedAndVersion(text.seed, text.version));
  const small = textStyle(setting, points(head.subtitlePt));
  const about = phrase(locale, 'statistics.subtitle', { cards, version });
  const subtitle = fitted(setting, about, small, room);
  const stub = { x: rtl ? start - head.end : start, width: head.end };
  return [
    onBaseline(setting, title, { x: start, y: head.title }, colours.ink),
    onBaseline(setting, subtitle, { x: start, y: head.subtitle }, colours.quiet),
    {
      kind: 'rect',
      x: page.margin,
      y: head.rule,
      width: width - 2 * page.margin,
      height: 0.35,
      fill: colours.frameA,
    },
    { kind: 'rect', ...stub, y: head.rule - 0.5, height: 1.35, fill: colours.red },
    group(compose(middle, rotate(rtl ? stamp.tilt : -stamp.tilt)), [
      { kind: 'rect', ...box, radius: 2, stroke: ink, strokeWidth: stamp.stroke },
      centredByInk(line, box, ink),
    ]),
  ];
}

export function frameItems(setting: Setting, { frame }: StatisticsFace, size: Size): readonly Item[] {
  const { colours } = setting.theme;
  const rtl = setting.locale.direction === 'rtl';
  const x = (from: number) => (rtl ? size.width - from : from);
  const [near, far] = [frame.inset, size.width - frame.inset];
  const [top, bottom] = [frame.inset, size.height - frame.inset];
  const outline = [
    [near, top],
    [far - frame.cut, top],
    [far, top + frame.cut],
    [far, bottom],
    [near, bottom],
  ];
  const d = `M ${outline.map(([along, y]) => `${x(along)} ${y}`).join(' L ')} Z`;
  const hole = { cx: x(far - frame.cut * 0.22), cy: top + frame.cut * 0.22, r: frame.hole };
  return [
    { kind: 'path', d, stroke: colours.frameA, strokeWidth: frame.stroke },
    { kind: 'circle', ...hole, stroke: colours.frameA, strokeWidth: frame.stroke * 0.8 },
  ];
}
