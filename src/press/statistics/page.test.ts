import { describe, expect, test } from 'vitest';
import {
  figures,
  type KeyTemplate,
  loadKeyTemplate,
  readYaml,
  statisticsFaceSchema,
} from '../../data/index.js';
import { SIX_BY_SIX_FOR_THREE as THREE_TEAMS } from '../../data/keys.fixture.js';
import type { KeyReport } from '../../keys/index.js';
import { roleOf } from '../../keys/kind.js';
import { randomFrom } from '../../keys/random.js';
import { KeyStatistics } from '../../keys/statistics/key-statistics.js';
import {
  apart,
  type Drawn,
  flat,
  inkOf,
  inside,
  locales,
  project,
  settingOf,
  textsOf,
} from '../../parts/faces.fixture.js';
import { apply, bounds, type Rect } from '../../scene/geometry/index.js';
import type { RectItem } from '../../scene/index.js';
import { statisticsPage } from './page.js';

const path = 'templates/faces/statistics.yaml';
const slots = readYaml(project.text(path), path, statisticsFaceSchema);

const NOBODY = `
id: nobody
letter: N
columns: 4
rows: 3
teams: []
counts: { agent: 5, bystander: 7 }
turns: [0, 180]
roles:
  agent: { ground: "#336699", mark: paper, sign: ring, letters: A }
  bystander: { ground: bystander, mark: bystanderDark, edge: bystanderDark, sign: bar, letters: ".-" }
size: key
`;
const own = {
  ...project,
  text: (name: string) => (name === 'three.yaml' ? THREE_TEAMS : name === 'nobody.yaml' ? NOBODY : ''),
};
const KINDS = ['codenames', 'duet', 'pictures', 'three.yaml', 'nobody.yaml'];

/** Made once for each argument: fonts are slow to open, and the same cards are drawn in every language. */
function once<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return key => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

const settings = once(settingOf);
const templates = once(name => loadKeyTemplate(name, project, own));
const reports = once(key => reportOf(templates(key.split('/')[0]), Number(key.split('/')[1])));

function reportOf({ kind }: KeyTemplate, count: number): KeyReport {
  const statistics = new KeyStatistics(kind, 1);
  const random = randomFrom('page');
  for (let i = 0; i < count; i++) {
    const start = kind.teams[i % Math.max(1, kind.teams.length)];
    const cells = Object.entries(kind.counts).flatMap(([name, n]) =>
      Array<string>(n).fill(roleOf(kind, name, start)),
    );
    statistics.add({ ...(start === undefined ? {} : { start }), cells: random.shuffle(cells) });
  }
  return statistics.finish();
}

function draw(locale: string, name: string, count = 600, change = (report: KeyReport) => report) {
  const [setting, kind] = [settings(locale), templates(name)];
  const report = change(reports(`${name}/${count}`));
  const text = { seed: '7', version: '0.1.0', from: 1000 };
  const { size, items } = statisticsPage(setting, kind, report, slots, text);
  const page = { x: 0, y: 0, ...size };
  return {
    setting,
    kind: kind.kind,
    report,
    size,
    page,
    items,
    texts: textsOf(items),
    rects: rectsOf(items),
  };
}

/** Rectangles that are not turned, with where they lie. */
function rectsOf(
  items: Parameters<typeof flat>[0],
): (Rect & Pick<RectItem, 'fill' | 'stroke' | 'strokeWidth'>)[] {
  return flat(items)
    .filter((drawn): drawn is Drawn<RectItem> => drawn.item.kind === 'rect' && drawn.matrix[1] === 0)
    .map(({ item, matrix }) => {
      const { fill, stroke, strokeWidth } = item;
      return { ...bounds(matrix, item), fill, stroke, strokeWidth };
    });
}

/** The cells of the maps: the only large squares. */
function cellsOf({ rects, kind }: Pick<ReturnType<typeof draw>, 'rects' | 'kind'>) {
  const most = Math.max(kind.columns, kind.rows);
  const { cell, panel } = slots;
  const size = Math.min(cell.largest, (panel.width - (most - 1) * cell.gap) / most);
  return rects.filter(
    ({ width, height, fill }) => fill && width > size - 0.3 && height > size - 0.3 && width < size,
  );
}

/** The pairs of different boxes that lie on each other. */
function touching<R extends Rect>(some: readonly R[], others: readonly R[]): (readonly [R, R])[] {
  return some.flatMap(a => others.flatMap(b => (a === b || apart(a, b) ? [] : [[a, b] as const])));
}

describe.each(locales)('the statistics in %s', id => {
  test.each(KINDS)('of %s lie inside the frame, without overlapping lines', name => {
    const { size, texts } = draw(id, name);
    const { inset } = slots.frame;
    const inner = { x: inset, y: inset, width: size.width - 2 * inset, height: size.height - 2 * inset };
    const inks = texts.map(text => ({ ...inkOf(text), text: text.item.line.text }));
    for (const ink of inks) inside(ink, inner, ink.text);
    expect(touching(inks, inks)).toEqual([]);
    expect(size.width).toBeGreaterThan(size.height);
  });

  test.each(KINDS)('of %s have each share in its cell, off its ring, and no other line over a cell', name => {
    const drawn = draw(id, name);
    const cells = cellsOf(drawn);
    const { columns, rows } = drawn.kind;
    expect(cells.length).toBe(drawn.report.maps.length * columns * rows);
    expect(touching(cells, cells)).toEqual([]);
    for (const text of drawn.texts) {
      const ink = inkOf(text);
      const touched = cells.filter(cell => !apart(cell, ink));
      expect(touched.length).toBeLessThanOrEqual(1);
      for (const { x, y, width, height } of touched) {
        const ring = slots.cell.ring * width;
        const room = { x: x + ring, y: y + ring, width: width - 2 * ring, height: height - 2 * ring };
        inside(ink, room, text.item.line.text);
      }
    }
    const inCells = drawn.texts.filter(text => cells.some(cell => !apart(cell, inkOf(text))));
    expect(inCells.length).toBe(cells.length);
  });

  test.each(KINDS)('of %s have no line over a bar, and each bar inside the page', name => {
    const { rects, texts, page, setting } = draw(id, name);
    const { frameA, frameB } = setting.theme.colours;
    const bars = rects.filter(
      ({ fill, height, y }) => (fill === frameA || fill === frameB) && height > 0 && y > slots.head.height,
    );
    expect(bars.length).toBeGreaterThan(4);
    for (const bar of bars) {
      inside(bar, page, 'bar');
    }
    expect(touching(bars, texts.map(inkOf))).toEqual([]);
  });

  test('can be drawn of a few cards, of one and of none', () => {
    for (const count of [0, 1, 2, 30]) {
      const { texts, setting } = draw(id, 'codenames', count);
      const told = texts.map(({ item }) => item.line.text);
      const verdict = count < 30 ? 'few' : 'fair';
      expect(told).toContain(setting.locale.strings[`statistics.stamp.${verdict}`]);
    }
  });
});

describe('a map', () => {
  const one = (report: KeyReport): KeyReport => ({ ...report, maps: report.maps.slice(0, 1) });

  /** The first map with these counts: 600 cards, 204 of them expected, a deviation of 11.6. */
  const counted = (cell: number, count: number) => {
    const change = (report: KeyReport) => {
      const [map] = report.maps;
      const counts = map.counts.map((_, i) => (i === cell ? count : map.expected));
      return { ...report, maps: [{ ...map, counts }] };
    };
    return draw('en', 'codenames', 600, change);
  };

  test('shows the cells of the card in their rows and columns, from left to right in Persian too', () => {
    for (const id of ['en', 'fa']) {
      const drawn = draw(id, 'pictures', 600, one);
      const cells = cellsOf(drawn);
      const order = [...cells].sort((a, b) => a.y - b.y || a.x - b.x);
      const [{ counts }] = drawn.report.maps;
      const read = order.map(cell => drawn.texts.find(text => !apart(inkOf(text), cell))?.item.line.text);
      const shares = counts.map(count => (count / 6).toFixed(1));
      const persian = (text: string) =>
        text.replace(/\d/g, d => figures(drawn.setting.locale, Number(d))).replace('.', '\u066b');
      expect(read).toEqual(id === 'fa' ? shares.map(persian) : shares);
    }
  });

  test('leaves a cell white that holds the role as often as expected', () => {
    const drawn = counted(7, 204);
    expect(new Set(cellsOf(drawn).map(({ fill }) => fill))).toEqual(new Set(['#ffffff']));
  });

  test('has the role’s full colour in a cell that holds it four or more deviations too often', () => {
    for (const count of [204 + 47, 204 + 200]) {
      const drawn = counted(7, count);
      const { red } = drawn.setting.theme.colours;
      expect(cellsOf(drawn).map(({ fill }) => fill === red)).toEqual(
        Array.from({ length: 25 }, (_, i) => i === 7),
      );
    }
  });

  test('rings a cell that holds the role too rarely, and leaves it white', () => {
    const drawn = counted(7, 204 - 80);
    const cell = cellsOf(drawn)[7];
    const middle = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2 };
    const over = drawn.rects.filter(
      r => r.x < middle.x && r.x + r.width > middle.x && r.y < middle.y && r.y + r.height > middle.y,
    );
    const ring = Math.max(...over.map(({ strokeWidth }) => strokeWidth ?? 0));
    expect(over.map(({ fill }) => fill)).toEqual(['#ffffff', undefined]);
    expect(ring / (cell.width + 0.2)).toBeCloseTo(slots.cell.ring, 6);
  });

  test('of an uneven role has its p in red, and the stamp says so', () => {
    const uneven = (report: KeyReport): KeyReport => ({
      ...report,
      maps: report.maps.map((map, i) => (i === 3 ? { ...map, p: 1e-9, verdict: 'uneven' } : map)),
      verdict: { fair: false, leastP: 0, tests: 6, failed: 1 },
    });
    const { texts, setting } = draw('en', 'codenames', 600, uneven);
    const red = texts.filter(({ item }) => item.fill === setting.theme.colours.redDark);
    expect(red.map(({ item }) => item.line.text)).toEqual(['p < 0.0001']);
    const told = texts.map(({ item }) => item.line.text);
    expect(told).toContain('Not fair');
    expect(told).toContain(
      'Not fair: it fails 1 of 6 tests. Their cells differ more than chance would make them.',
    );
  });

  test('names its face on two-faced cards', () => {
    const { texts } = draw('en', 'duet');
    const told = texts.map(({ item }) => item.line.text);
    for (const role of ['Green agent', 'Bystander', 'Assassin'])
      for (const side of ['front', 'back']) expect(told).toContain(`${role} · ${side}`);
  });

  test('of a role that is not in the locale has the name from the file', () => {
    expect(draw('yue', 'nobody.yaml').texts.map(({ item }) => item.line.text)).toContain('agent');
  });
});

describe('the page of statistics', () => {
  test('runs from right to left in Persian: maps, charts, title and the hole of the frame', () => {
    const [english, persian] = ['en', 'fa'].map(id => draw(id, 'codenames'));
    const { width } = english.size;
    expect(persian.size.width).toBe(width);
    // The order of the cells is that of the maps; inside a map nothing is mirrored.
    const lefts = [english, persian].map(drawn =>
      [0, 25, 50].map(first =>
        Math.min(
          ...cellsOf(drawn)
            .slice(first, first + 25)
            .map(({ x }) => x),
        ),
      ),
    );
    expect(lefts[0]).toEqual([...lefts[0]].sort((a, b) => a - b));
    expect(lefts[1]).toEqual([...lefts[1]].sort((a, b) => b - a));
    const holes = [english, persian].map(({ items }) =>
      flat(items).flatMap(({ item, matrix }) =>
        item.kind === 'circle' && item.stroke ? [apply(matrix, { x: item.cx, y: item.cy }).x] : [],
      ),
    );
    expect(holes[0][0] + holes[1][0]).toBeCloseTo(width, 6);
    const [title] = persian.texts;
    expect(title.item.x + title.item.line.width).toBeCloseTo(width - slots.page.margin, 6);
  });

  test('has only Persian figures in Persian, except in the version', () => {
    const told = draw('fa', 'duet').texts.map(({ item }) => item.line.text);
    for (const text of told) expect(text.replace('Deckwright 0.1.0', '')).not.toMatch(/[0-9.]\d/);
  });

  test('has axes that run from left to right, in Persian too', () => {
    for (const id of ['en', 'fa']) {
      const { texts, setting } = draw(id, 'codenames');
      const { locale, theme } = setting;
      const runs = [2, 3, 4, 5].map(length => {
        const same = texts.filter(
          ({ item }) => item.line.text === figures(locale, length) && item.fill === theme.colours.ink,
        );
        // The chart of the longest lines is drawn last.
        return same.at(-1)?.item.x ?? Number.NaN;
      });
      expect(runs).toEqual([...runs].sort((a, b) => a - b));
    }
  });

  test('says which cards of the seed were counted', () => {
    const { texts, report } = draw('en', 'codenames');
    const told = texts.map(({ item }) => item.line.text);
    expect(told[1]).toBe('codenames · cards 1001–1600 · Seed 7 · Deckwright 0.1.0');
    const { length, card } = report.runs.longest ?? { length: 0, card: 0 };
    expect(told).toContain(`the longest: ${length}, first on card ${1000 + card}`);
  });
});
