import type { KeyTemplate, StatisticsFace } from '../../data/index.js';
import type { CellCounts, KeyReport } from '../../keys/index.js';
import type { Size } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import { chartItems, distanceChart, runChart } from './chart.js';
import { frameItems, headItems, type StatisticsText } from './head.js';
import { statisticsLegend } from './legend.js';
import { gridSize, panelItems } from './panel.js';

/**
 * A batch of key cards in one picture: a map of the cells for each role, how much cards differ, the longest lines,
 * and whether all this is as even as chance makes it.
 */
export function statisticsPage(
  setting: Setting,
  template: KeyTemplate,
  report: KeyReport,
  slots: StatisticsFace,
  text: StatisticsText,
): { readonly size: Size; readonly items: readonly Item[] } {
  const { page, head, panel, chart, legend } = slots;
  const rows = mapRows(report.maps, template.kind.faces !== undefined);
  const across = Math.max(1, ...rows.map(row => row.length));
  const panelHeight = panel.head + gridSize(template, slots).height + panel.foot;
  const leastChart = chart.head + chart.foot + chart.least;
  const body = Math.max(
    rows.length * (panelHeight + panel.rowGap) - panel.rowGap,
    2 * leastChart + chart.rowGap,
  );
  const maps = across * (panel.width + panel.columnGap) - panel.columnGap;
  const width = 2 * page.margin + maps + page.columnGap + chart.width;
  const below = head.height + body + legend.above;
  const foot = statisticsLegend(setting, template, slots, report, {
    x: page.margin,
    y: below,
    width: width - 2 * page.margin,
  });
  const size = { width, height: below + foot.height + page.foot };
  const rtl = setting.locale.direction === 'rtl';
  const left = (x: number, wide: number) => (rtl ? width - x - wide : x);
  const panels = rows.flatMap((row, r) =>
    row.flatMap((map, c) => {
      const x = left(page.margin + c * (panel.width + panel.columnGap), panel.width);
      const y = head.height + r * (panelHeight + panel.rowGap);
      return panelItems(setting, template, slots, map, report.cards, {
        x,
        y,
        width: panel.width,
        height: panelHeight,
      });
    }),
  );
  const x = left(width - page.margin - chart.width, chart.width);
  const height = (body - chart.rowGap) / 2;
  const box = { x, y: head.height, width: chart.width, height };
  const items = [
    ...frameItems(setting, slots, size),
    ...headItems(setting, slots, template.kind.id, report, text, width),
    ...panels,
    ...chartItems(setting, slots, distanceChart(setting, report), box),
    ...chartItems(setting, slots, runChart(setting, report, text.from), {
      ...box,
      y: box.y + height + chart.rowGap,
    }),
    ...foot.items,
  ];
  return { size, items };
}

/** A row for each face; two rows for the maps of a single face. */
function mapRows(maps: readonly CellCounts[], twoFaces: boolean): readonly (readonly CellCounts[])[] {
  const half = maps.length > 3 ? Math.ceil(maps.length / 2) : maps.length;
  const rows = twoFaces
    ? [maps.filter(({ face }) => face === 'front'), maps.filter(({ face }) => face === 'back')]
    : [maps.slice(0, half), maps.slice(half)];
  return rows.filter(row => row.length > 0);
}
