import { figures, phrase, type StatisticsFace } from '../../data/index.js';
import type { KeyReport } from '../../keys/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import {
  fitted,
  leftToRight,
  onBaseline,
  points,
  type Setting,
  textStyle,
  wordStyle,
} from '../../text/typesetting/index.js';

import { decimal } from './decimal.js';

export interface BarChart {
  readonly title: string;
  readonly note: string;
  readonly unit: string;
  readonly axis: string;
  readonly histogram: readonly number[];
  /** The least possible value. */
  readonly least: number;
  readonly fill: string;
}

export function distanceChart({ locale, theme }: Setting, { distances }: KeyReport): BarChart {
  const { sample, pairs, least, mean, histogram } = distances;
  const note =
    least === undefined || mean === undefined
      ? phrase(locale, 'statistics.few')
      : phrase(locale, 'statistics.distances.note', { sample, pairs, least, mean: decimal(locale, mean, 1) });
  return {
    title: phrase(locale, 'statistics.distances'),
    note,
    unit: phrase(locale, 'statistics.pairs.unit'),
    axis: phrase(locale, 'statistics.distances.axis'),
    histogram,
    least: 0,
    fill: theme.colours.frameB,
  };
}

export function runChart({ locale, theme }: Setting, { runs }: KeyReport, from: number): BarChart {
  const { longest, histogram } = runs;
  const note =
    longest === undefined
      ? phrase(locale, 'statistics.few')
      : phrase(locale, 'statistics.runs.note', { length: longest.length, card: from + longest.card });
  return {
    title: phrase(locale, 'statistics.runs'),
    note,
    unit: phrase(locale, 'statistics.cards.unit'),
    axis: phrase(locale, 'statistics.runs.axis'),
    histogram,
    least: 1,
    fill: theme.colours.frameA,
  };
}

/** A histogram in per cent, from one below the least value to one above the greatest. */
export function chartItems(
  setting: Setting,
  slots: StatisticsFace,
  chart: BarChart,
  box: Rect,
): readonly Item[] {
  const latin = leftToRight(setting);
  const { locale, theme } = setting;
  const { colours } = theme;
  const slot = slots.chart;
  const start = locale.direction === 'rtl' ? box.x + box.width : box.x;
  const head = fitted(setting, chart.title, wordStyle(setting, points(slot.titlePt)), box.width);
  const text = (content: string, width = box.width) =>
    fitted(setting, content, textStyle(setting, points(slot.textPt)), width);
  const figure = (content: string) => setting.shaper.line(content, textStyle(latin, points(slot.figurePt)));
  const plot = {
    x: box.x + slot.scale,
    y: box.y + slot.head,
    width: box.width - slot.scale,
    height: box.height - slot.head - slot.foot,
  };
  const bottom = plot.y + plot.height;
  const total = chart.histogram.reduce((sum, count) => sum + count, 0);
  const there = chart.histogram.flatMap((count, value) => (count > 0 ? [value] : []));
  const first = Math.max(chart.least, (there[0] ?? chart.least) - 1);
  const last = Math.min(chart.histogram.length - 1, (there.at(-1) ?? chart.least) + 1);
  const values = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const pitch = plot.width / values.length;
  const shares = values.map(value => (total === 0 ? 0 : (100 * chart.histogram[value]) / total));
  const most = Math.max(1e-9, ...shares);
  const ticks = total === 0 ? [0] : ticksTo(most);
  const height = (share: number) => (plot.height * share) / most;
  const places = ticks.every(Number.isInteger) ? 0 : 1;
  const labels = values.map(value => figure(figures(locale, value)));
  const every = Math.ceil((Math.max(...labels.map(({ width }) => width)) + 1.6) / pitch);
  const centre = (i: number) => plot.x + (i + 0.5) * pitch;
  const size = points(slot.figurePt);
  return [
    onBaseline(setting, head, { x: start, y: box.y + slot.title }, colours.ink),
    onBaseline(setting, text(chart.note), { x: start, y: box.y + slot.note }, colours.quiet),
    onBaseline(latin, text(chart.unit), { x: box.x, y: plot.y - 2.4 }, colours.quiet),
    ...ticks.flatMap((tick): readonly Item[] => {
      const y = bottom - height(tick);
      const stroke = { stroke: tick === 0 ? colours.quiet : colours.hairline, strokeWidth: 0.25 };
      const label = figure(decimal(locale, tick, places));
      return [
        { kind: 'line', x1: plot.x, x2: plot.x + plot.width, y1: y, y2: y, ...stroke },
        onBaseline(latin, label, { x: plot.x - 2, y: y + size * 0.36 }, colours.quiet, 'end'),
      ];
    }),
    ...shares.flatMap((share, i): readonly Item[] => {
      if (share === 0) return [];
      // Even one in many thousands shows.
      const tall = Math.max(0.3, height(share));
      const width = Math.min(slot.widest, pitch * slot.bar);
      return [
        { kind: 'rect', x: centre(i) - width / 2, y: bottom - tall, width, height: tall, fill: chart.fill },
      ];
    }),
    ...labels.flatMap((label, i) =>
      values[i] % every === 0
        ? [onBaseline(latin, label, { x: centre(i), y: bottom + size * 1.25 }, colours.ink, 'middle')]
        : [],
    ),
    onBaseline(
      setting,
      text(chart.axis, plot.width),
      { x: plot.x + plot.width / 2, y: box.y + box.height - 1.4 },
      colours.quiet,
      'middle',
    ),
  ];
}

/** At most five round numbers from 0 to `most`. */
function ticksTo(most: number): readonly number[] {
  const ten = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map(factor => factor * ten).find(step => most / step < 5) ?? most;
  const count = Math.floor(most / step + 1e-9) + 1;
  // 0.1 * 3 is 0.3, not 0.30000000000000004.
  return Array.from({ length: count }, (_, i) => Number((i * step).toPrecision(6)));
}
