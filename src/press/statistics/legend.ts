import { figures, type KeyTemplate, phrase, type StatisticsFace } from '../../data/index.js';
import type { CellCounts, KeyReport } from '../../keys/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { breakParagraph } from '../../text/index.js';
import {
  fitted,
  leftToRight,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';
import { heatCell, heatColour } from './cells.js';
import { verdictOf } from './verdict.js';

/** The colour scale, and beside it the verdict and what the figures mean. */
export function statisticsLegend(
  setting: Setting,
  template: KeyTemplate,
  slots: StatisticsFace,
  report: KeyReport,
  box: Omit<Rect, 'height'>,
): { readonly height: number; readonly items: readonly Item[] } {
  const { locale, shaper, theme } = setting;
  const { legend, cell, page } = slots;
  const rtl = locale.direction === 'rtl';
  const { fair, tests, failed } = report.verdict;
  const key = `statistics.${verdictOf(fair).text}`;
  const room = box.width - legend.scale - page.columnGap;
  const start = rtl ? box.x + room : box.x + box.width - room;
  const verdict = fitted(
    setting,
    phrase(locale, key, { tests, failed }),
    wordStyle(setting, points(legend.verdictPt)),
    room,
  );
  const size = points(legend.textPt);
  const leading = size * Math.min(locale.leading, 1.6);
  const han = /^Han/.test(locale.script);
  // That of all tests, for the cells of every role are the same.
  const degrees = report.maps[0]?.degrees ?? 0;
  const lines = [
    phrase(locale, 'statistics.figures', { most: cell.most }),
    phrase(locale, 'statistics.test', { degrees }),
  ].flatMap(text => breakParagraph(shaper, text, textStyle(setting, size), room, han));
  const base = box.y + points(legend.verdictPt) * 0.85;
  const below = (i: number) => base + 2 + (i + 1) * leading;
  const scale = { x: rtl ? box.x + box.width - legend.scale : box.x, y: box.y, width: legend.scale };
  return {
    height: Math.max(legend.height, below(lines.length - 1) + size * 0.4 - box.y),
    items: [
      ...scaleItems(setting, template, slots, report.maps, scale),
      onBaseline(setting, verdict, { x: start, y: base }, theme.colours.ink),
      ...lines.map((line, i) => onBaseline(setting, line, { x: start, y: below(i) }, theme.colours.quiet)),
    ],
  };
}

/** A cell for each whole standard deviation; above zero, with a stripe for each colour of the maps. */
function scaleItems(
  setting: Setting,
  template: KeyTemplate,
  slots: StatisticsFace,
  maps: readonly CellCounts[],
  { x, y, width }: Omit<Rect, 'height'>,
): readonly Item[] {
  const latin = leftToRight(setting);
  const { locale, theme } = setting;
  const { legend, cell } = slots;
  const colours = [...new Set(maps.map(map => heatColour(theme, template, map)))];
  const most = Math.floor(cell.most);
  const values = Array.from({ length: 2 * most + 1 }, (_, i) => i - most);
  const size = (width - (values.length - 1) * cell.gap) / values.length;
  const textSize = points(legend.textPt);
  const base = y + size + textSize * 1.2;
  const figure = (deviations: number) => {
    const sign = deviations < 0 ? '\u2212' : deviations > 0 ? '+' : '';
    return setting.shaper.line(`${sign}${figures(locale, Math.abs(deviations))}`, textStyle(latin, textSize));
  };
  const ends = { y: base + textSize * 1.5, width: width / 2 - 3 };
  const end = (key: string) => fitted(setting, phrase(locale, key), textStyle(setting, textSize), ends.width);
  return [
    ...values.flatMap((deviations, i): readonly Item[] => {
      const box = { x: x + i * (size + cell.gap), y, width: size, height: size };
      const at = { x: box.x + size / 2, y: base };
      return [
        ...heatCell(theme, slots, deviations === 0 ? [theme.colours.paper] : colours, deviations, box).items,
        onBaseline(latin, figure(deviations), at, theme.colours.ink, 'middle'),
      ];
    }),
    onBaseline(latin, end('statistics.less'), { x, y: ends.y }, theme.colours.quiet),
    onBaseline(latin, end('statistics.more'), { x: x + width, y: ends.y }, theme.colours.quiet, 'end'),
  ];
}
