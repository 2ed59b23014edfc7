import { compose, type Rect, rotate, type Size, translate } from '../geometry/index.js';
import { group, type Item, type RectItem } from '../scene/index.js';
import { figures, type KeyTemplate, type Locale, phrase, type StatisticsFace } from '../templates/index.js';
import { breakParagraph } from '../text/index.js';
import { paintOf, signItems } from './marks.js';
import { centredByInk, fitted, onBaseline, points, type Setting, textStyle, wordStyle } from './setting.js';
import { seedAndVersion } from './slug.js';

/** How often each cell held a role, and what chi-square says of it, as the room `keys` counts it. */
export interface StatisticsMap {
  readonly face: 'front' | 'back';
  readonly of: 'role' | 'turn';
  readonly role: string;
  readonly counts: readonly number[];
  readonly expected: number;
  readonly deviation: number;
  readonly chiSquare: number;
  readonly degrees: number;
  readonly p: number;
  readonly verdict: 'even' | 'uneven' | 'few';
}

/** What is drawn of a batch. In a histogram the place of a number says of what it is the number. */
export interface StatisticsReport {
  readonly cards: number;
  readonly maps: readonly StatisticsMap[];
  readonly verdict: { readonly fair?: boolean; readonly tests: number; readonly failed: number };
  readonly runs: {
    readonly histogram: readonly number[];
    readonly longest?: { readonly length: number; readonly card: number };
  };
  readonly distances: {
    readonly sample: number;
    readonly pairs: number;
    readonly histogram: readonly number[];
    readonly least?: number;
    readonly mean?: number;
  };
}

export interface StatisticsText {
  readonly seed: string;
  readonly version: string;
  /** The place of the batch's first card in the seed's row, from 0 on. */
  readonly from: number;
}

interface Bench {
  readonly setting: Setting;
  /** For figures, maps and axes, which run from left to right everywhere. */
  readonly latin: Setting;
  readonly template: KeyTemplate;
  readonly slots: StatisticsFace;
}

/**
 * One picture of a batch of key cards: for each role a map of the cells, the differences of cards, the longest lines,
 * and whether all that is as even as chance makes it.
 */
export function statisticsPage(
  setting: Setting,
  template: KeyTemplate,
  report: StatisticsReport,
  slots: StatisticsFace,
  text: StatisticsText,
): { readonly size: Size; readonly items: readonly Item[] } {
  const latin = { ...setting, locale: { ...setting.locale, direction: 'ltr' as const } };
  const bench: Bench = { setting, latin, template, slots };
  const { page, head, panel, chart, legend } = slots;
  const rows = mapRows(report.maps, template.kind.faces !== undefined);
  const across = Math.max(1, ...rows.map(row => row.length));
  const panelHeight = panel.head + gridSize(bench).height + panel.foot;
  const leastChart = chart.head + chart.foot + LEAST_PLOT;
  const body = Math.max(
    rows.length * (panelHeight + panel.rowGap) - panel.rowGap,
    2 * leastChart + chart.rowGap,
  );
  const maps = across * (panel.width + panel.columnGap) - panel.columnGap;
  const width = 2 * page.margin + maps + page.columnGap + chart.width;
  const below = head.height + body + legend.above;
  const foot = legendItems(bench, report, { x: page.margin, y: below, width: width - 2 * page.margin });
  const size = { width, height: below + foot.height + page.foot };
  const rtl = setting.locale.direction === 'rtl';
  const left = (x: number, wide: number) => (rtl ? width - x - wide : x);
  const panels = rows.flatMap((row, r) =>
    row.flatMap((map, c) => {
      const x = left(page.margin + c * (panel.width + panel.columnGap), panel.width);
      const y = head.height + r * (panelHeight + panel.rowGap);
      return panelItems(bench, map, report.cards, { x, y, width: panel.width, height: panelHeight });
    }),
  );
  const x = left(width - page.margin - chart.width, chart.width);
  const height = (body - chart.rowGap) / 2;
  const box = { x, y: head.height, width: chart.width, height };
  const items = [
    ...frameItems(bench, size),
    ...headItems(bench, report, text, width),
    ...panels,
    ...chartItems(bench, distanceChart(bench, report), box),
    ...chartItems(bench, runChart(bench, report, text.from), { ...box, y: box.y + height + chart.rowGap }),
    ...foot.items,
  ];
  return { size, items };
}

/** The least height of the bars of a chart. */
const LEAST_PLOT = 24;

/** A face in a row; the maps of the only face in two. */
function mapRows(maps: readonly StatisticsMap[], twoFaces: boolean): readonly (readonly StatisticsMap[])[] {
  const half = maps.length > 3 ? Math.ceil(maps.length / 2) : maps.length;
  const rows = twoFaces
    ? [maps.filter(({ face }) => face === 'front'), maps.filter(({ face }) => face === 'back')]
    : [maps.slice(0, half), maps.slice(half)];
  return rows.filter(row => row.length > 0);
}

function frameItems({ setting, slots: { frame } }: Bench, size: Size): readonly Item[] {
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

/** Title, what was counted, and the verdict as a stamp at the far end. */
function headItems(
  { setting, template, slots }: Bench,
  report: StatisticsReport,
  text: StatisticsText,
  width: number,
): readonly Item[] {
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { page, head, stamp } = slots;
  const rtl = locale.direction === 'rtl';
  const [start, end] = rtl ? [width - page.margin, page.margin] : [page.margin, width - page.margin];
  const word = phrase(locale, `statistics.stamp.${VERDICTS[String(report.verdict.fair)].text}`);
  const line = shaper.line(word, wordStyle(setting, points(stamp.sizePt)));
  const ink = mixed(colours.ink, paintOf(theme, VERDICTS[String(report.verdict.fair)].colour), 0.72);
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
    kind: template.kind.id,
    first: text.from + 1,
    last: text.from + report.cards,
  });
  const version = phrase(locale, 'slug.version', seedAndVersion(text.seed, text.version));
  const small = textStyle(setting, points(head.subtitlePt));
  const subtitle = fitted(setting, `${cards} · ${version}`, small, room);
  const stub = { x: rtl ? start - STUB : start, width: STUB };
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

/** The red end of the rule, as on the rules. */
const STUB = 30;

const VERDICTS: Readonly<Record<string, { readonly text: string; readonly colour: string }>> = {
  true: { text: 'fair', colour: 'green' },
  false: { text: 'unfair', colour: 'red' },
  undefined: { text: 'few', colour: 'quiet' },
};

function cellSize({ template: { kind }, slots: { panel, cell } }: Bench): number {
  const most = Math.max(kind.columns, kind.rows);
  return Math.min(cell.largest, (panel.width - (most - 1) * cell.gap) / most);
}

function gridSize(bench: Bench): Size {
  const { columns, rows } = bench.template.kind;
  const { gap } = bench.slots.cell;
  const pitch = cellSize(bench) + gap;
  return { width: columns * pitch - gap, height: rows * pitch - gap };
}

/** Sign and name, the expected share, the cells with their shares, the test. */
function panelItems(bench: Bench, map: StatisticsMap, cards: number, box: Rect): readonly Item[] {
  const { setting, latin, template, slots } = bench;
  const { locale, shaper, theme } = setting;
  const { colours } = theme;
  const { panel, cell } = slots;
  const rtl = locale.direction === 'rtl';
  const [start, end] = rtl ? [box.x + box.width, box.x] : [box.x, box.x + box.width];
  const along = (by: number) => (rtl ? start - by : start + by);
  const percent = (count: number) => decimal(locale, (100 * count) / cards, 1);
  const text = textStyle(setting, points(panel.textPt));
  const share = shaper.line(phrase(locale, 'statistics.share', { share: percent(map.expected) }), text);
  const indent = panel.chip + 2.6;
  const name = fitted(
    setting,
    nameOf(bench, map),
    wordStyle(setting, points(panel.namePt)),
    box.width - indent - share.width - 3,
  );
  const base = box.y + panel.chip / 2 + points(panel.namePt) * 0.36;
  const below = box.y + box.height - 1.2;
  const value = decimal(locale, map.chiSquare, 1);
  const chi = shaper.line(phrase(locale, 'statistics.chi', { value }), text);
  const failed = map.verdict === 'uneven';
  const p = shaper.line(testText(locale, map), failed ? wordStyle(setting, text.size) : text);
  const size = cellSize(bench);
  const grid = gridSize(bench);
  const colour = heatColour(bench, map);
  const cells = map.counts.flatMap((count, i): readonly Item[] => {
    const column = i % template.kind.columns;
    const x = box.x + (box.width - grid.width) / 2 + column * (size + cell.gap);
    const y = box.y + panel.head + ((i - column) / template.kind.columns) * (size + cell.gap);
    const square = { x, y, width: size, height: size };
    const { fill, items } = heatCell(bench, [colour], (count - map.expected) / map.deviation, square);
    const room = size * (1 - 2 * cell.ring);
    const line = fitted(latin, percent(count), textStyle(latin, points(cell.sizePt)), room);
    return [...items, centredByInk(line, square, legible(colours, fill))];
  });
  return [
    group(
      translate(along(panel.chip / 2), box.y + panel.chip / 2),
      chipItems(bench, map, panel.chip, cell.radius),
    ),
    onBaseline(setting, name, { x: along(indent), y: base }, colours.ink),
    onBaseline(setting, share, { x: end, y: base }, colours.quiet, 'end'),
    ...cells,
    onBaseline(setting, chi, { x: start, y: below }, colours.quiet),
    onBaseline(setting, p, { x: end, y: below }, failed ? colours.redDark : colours.ink, 'end'),
  ];
}

function cellRect(stroke: string, radius: number, box: Rect, fill: string): Item {
  return { ...edgeRect(stroke, radius, box), fill };
}

/** A line inside the edge of a box. */
function edgeRect(stroke: string, radius: number, { x, y, width, height }: Rect): RectItem {
  const s = 0.2;
  const inner = { x: x + s / 2, y: y + s / 2, width: width - s, height: height - s };
  return { kind: 'rect', ...inner, radius, stroke, strokeWidth: s };
}

function nameOf({ setting: { locale }, template }: Bench, { of, role, face }: StatisticsMap): string {
  if (of === 'turn') return phrase(locale, `statistics.turn.${role}`);
  // A kind of one's own may have roles that no locale knows: their names are shown as they are typed.
  const key = [`statistics.role.${role}`, `role.${role}`].find(key => locale.strings[key] !== undefined);
  const name = key === undefined ? role : phrase(locale, key);
  if (template.kind.faces === undefined) return name;
  return phrase(locale, 'statistics.face', { role: name, side: phrase(locale, `side.${face}`) });
}

function testText(locale: Locale, { p, verdict }: StatisticsMap): string {
  if (verdict === 'few') return phrase(locale, 'statistics.p.few');
  if (p < 0.0001) return phrase(locale, 'statistics.p.below', { p: decimal(locale, 0.0001, 4) });
  return phrase(locale, 'statistics.p', { p: decimal(locale, p, p < 0.01 ? 4 : 3) });
}

/** About the origin: the cell of the role, or for a team that is known by its turn a lamp of each colour. */
function chipItems(bench: Bench, { of, role }: StatisticsMap, size: number, radius: number): readonly Item[] {
  const { setting, template } = bench;
  const { kind, looks } = template;
  const paint = (name: string) => paintOf(setting.theme, name);
  if (of === 'turn') {
    const pitch = size / kind.teams.length;
    const height = pitch * 0.74;
    return kind.teams.map((team, i): Item => {
      const y = -size / 2 + i * pitch + (pitch - height) / 2;
      const fill = paint(looks[team].ground);
      return { kind: 'rect', x: -size / 2, y, width: size, height, radius: height / 2, fill };
    });
  }
  const look = looks[role];
  const square = { x: -size / 2, y: -size / 2, width: size, height: size };
  return [
    cellRect(paint(look.edge ?? look.ground), radius, square, paint(look.ground)),
    ...signItems(look.sign, size * (look.edge === undefined ? 0.52 : 0.4), paint(look.mark)),
  ];
}

/** The colour of a map: the role's own, the one of its edge where that is nearly paper. */
function heatColour({ setting: { theme }, template }: Bench, { of, role }: StatisticsMap): string {
  if (of === 'turn') return theme.colours.frameA;
  const look = template.looks[role];
  return paintOf(theme, look.edge ?? look.ground);
}

/**
 * White at the expected count. Where there is more, filled towards the role's colour (the scale shows all of them, one
 * below the other); where there is less, ringed ever more broadly, so that it is told in grey and beside a black role.
 */
function heatCell(
  { setting: { theme }, slots: { cell } }: Bench,
  colours: readonly string[],
  deviations: number,
  box: Rect,
): { readonly fill: string; readonly items: readonly Item[] } {
  const { hairline, paper, quiet } = theme.colours;
  const share = Math.min(1, Math.abs(deviations) / cell.most);
  if (deviations < 0) {
    const edge = cellRect(hairline, cell.radius, box, paper);
    const strokeWidth = share * cell.ring * box.width;
    if (strokeWidth < 0.05) return { fill: paper, items: [edge] };
    const [x, y] = [box.x + strokeWidth / 2, box.y + strokeWidth / 2];
    const [width, height] = [box.width - strokeWidth, box.height - strokeWidth];
    const radius = Math.max(0, cell.radius - strokeWidth / 2);
    const stroke = mixed(paper, quiet, 0.45 + 0.4 * share);
    return {
      fill: paper,
      items: [edge, { kind: 'rect', x, y, width, height, radius, stroke, strokeWidth }],
    };
  }
  const fills = colours.map(colour => mixed(paper, colour, share));
  if (fills.length === 1) return { fill: fills[0], items: [cellRect(hairline, cell.radius, box, fills[0])] };
  const height = box.height / fills.length;
  const stripes = fills.map(
    (fill, i): Item => ({ kind: 'rect', x: box.x, y: box.y + i * height, width: box.width, height, fill }),
  );
  return { fill: paper, items: [...stripes, edgeRect(hairline, 0, box)] };
}

interface Chart {
  readonly title: string;
  readonly note: string;
  readonly unit: string;
  readonly axis: string;
  readonly histogram: readonly number[];
  /** The least number that there may be. */
  readonly least: number;
  readonly fill: string;
}

function distanceChart({ setting: { locale, theme } }: Bench, { distances }: StatisticsReport): Chart {
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

function runChart({ setting: { locale, theme } }: Bench, { runs }: StatisticsReport, from: number): Chart {
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

/** Bars over the numbers that there are and their neighbours, in hundredths of all. */
function chartItems(bench: Bench, chart: Chart, box: Rect): readonly Item[] {
  const { setting, latin, slots } = bench;
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
      // One pair of many thousands is seen too.
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

/** Round numbers from 0 to below `most`, at most five. */
function ticksTo(most: number): readonly number[] {
  const ten = 10 ** Math.floor(Math.log10(most / 4));
  const step = [1, 2, 5, 10].map(factor => factor * ten).find(step => most / step < 5) ?? most;
  const count = Math.floor(most / step + 1e-9) + 1;
  // Of 0.1 * 3 only 0.3 is meant.
  return Array.from({ length: count }, (_, i) => Number((i * step).toPrecision(6)));
}

/** The scale of the colours, from left to right, and beside it the verdict and what the figures mean. */
function legendItems(
  bench: Bench,
  report: StatisticsReport,
  box: Omit<Rect, 'height'>,
): { readonly height: number; readonly items: readonly Item[] } {
  const { setting, slots } = bench;
  const { locale, shaper, theme } = setting;
  const { legend, cell, page } = slots;
  const rtl = locale.direction === 'rtl';
  const { fair, tests, failed } = report.verdict;
  const key = `statistics.${VERDICTS[String(fair)].text}`;
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
  const degrees = bench.template.kind.columns * bench.template.kind.rows - 1;
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
      ...scaleItems(bench, report.maps, scale),
      onBaseline(setting, verdict, { x: start, y: base }, theme.colours.ink),
      ...lines.map((line, i) => onBaseline(setting, line, { x: start, y: below(i) }, theme.colours.quiet)),
    ],
  };
}

/** A cell for each whole standard deviation, on the side of more with a stripe for each colour of the maps. */
function scaleItems(
  bench: Bench,
  maps: readonly StatisticsMap[],
  { x, y, width }: Omit<Rect, 'height'>,
): readonly Item[] {
  const { setting, latin, slots } = bench;
  const { locale, theme } = setting;
  const { legend, cell } = slots;
  const colours = [...new Set(maps.map(map => heatColour(bench, map)))];
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
        ...heatCell(bench, deviations === 0 ? [theme.colours.paper] : colours, deviations, box).items,
        onBaseline(latin, figure(deviations), at, theme.colours.ink, 'middle'),
      ];
    }),
    onBaseline(latin, end('statistics.less'), { x, y: ends.y }, theme.colours.quiet),
    onBaseline(latin, end('statistics.more'), { x: x + width, y: ends.y }, theme.colours.quiet, 'end'),
  ];
}

/** A number with decimals in the figures of the locale and with its mark: 34.0 or ۳۴٫۰. */
function decimal(locale: Locale, value: number, places: number): string {
  const [whole, decimals] = value.toFixed(places).split('.');
  const digits = (text: string) => text.replace(/\d/g, digit => figures(locale, Number(digit)));
  if (decimals === undefined) return digits(whole);
  return phrase(locale, 'statistics.number', { whole: digits(whole), decimals: digits(decimals) });
}

/** `share` of the way from one colour to another. */
function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const mix = a.map((value, i) => Math.round(value + (b[i] - value) * share));
  return `#${mix.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Ink or paper, whichever stands out more from the ground (WCAG 2.2, contrast ratio). */
function legible(colours: { readonly ink: string; readonly paper: string }, ground: string): string {
  const contrast = (colour: string) => {
    const [a, b] = [luminance(colour), luminance(ground)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  return contrast(colours.ink) >= contrast(colours.paper) ? colours.ink : colours.paper;
}

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map(value => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(colour: string): readonly number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
}
