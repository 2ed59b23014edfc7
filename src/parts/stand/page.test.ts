import { describe, expect, test } from 'vitest';
import { loadGrid, loadTemplates, phrase, recipeSchema } from '../../data/index.js';
import { bounds, type Rect } from '../../scene/geometry/index.js';
import type { Item, Line, Path } from '../../scene/index.js';
import { apart, flat, inkOf, inside, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { optionsOf } from '../options.fixture.js';
import { standFolds, standProfile, standTurns } from './folds.js';
import { standMeasures } from './measures.js';
import { standPage } from './page.js';
import { stand } from './part.js';

const templates = loadTemplates(recipeSchema.parse({}), project, project);
const GRIDS = ['5x5', '5x4', 'duet'].map(name => ({ name, ...loadGrid(name, project, project) }));
const { sheet } = templates;
const { narrower, ...measures } = templates.measures(standMeasures);
const standFor = ({ key, foot }: (typeof GRIDS)[number]) => {
  return { ...measures, narrower, ...optionsOf('codenames', stand), base: key.size.width - narrower, foot };
};
const [{ key: KEY }] = GRIDS;
const face = standFor(GRIDS[0]);
const folds = standFolds(face);
const PAPERS = [
  { name: 'A4', width: 210, height: 297 },
  { name: 'Letter', width: 215.9, height: 279.4 },
];

/** What is free on a page: between the bands of the slug, where a printer prints. */
function areaOf(paper: (typeof PAPERS)[number]): Rect {
  const [side, top] = [2 * sheet.margin, sheet.slugBand];
  return { x: side, y: top, width: paper.width - 2 * side, height: paper.height - 2 * top };
}

const lines = (items: readonly Item[]) => items.filter((item): item is Line => item.kind === 'line');
const slots = (items: readonly Item[]) => lines(items).filter(line => line.x1 === line.x2);
const dashed = (items: readonly Item[]) => lines(items).filter(line => line.dash !== undefined);
const outline = (items: readonly Item[]) =>
  items.find(item => item.kind === 'path' && item.stroke !== undefined) as Path;

describe('the strip of the key stand', () => {
  test('folds into two right triangles of floor, wall and slope', () => {
    expect(face.floor ** 2 + face.wall ** 2).toBeCloseTo(face.slope ** 2, 9);
  });

  test('is the same from both ends, with the base in the middle', () => {
    const length = folds[folds.length - 1];
    expect(folds).toHaveLength(10);
    expect(folds.map(fold => length - fold).reverse()).toEqual(folds);
    expect(folds[5] - folds[4]).toBe(face.base);
    const sides = [face.glue, face.floor, face.slope, face.wall];
    expect(folds.slice(1, 5).map((fold, i) => fold - folds[i])).toEqual(sides);
  });

  test('has room for both flaps under the base', () => {
    expect(2 * face.glue).toBeLessThanOrEqual(face.base);
  });

  test('folds by its own marks into a base between two closed wedges, with a flap under each end of it', () => {
    const { base, wall, floor, glue } = face;
    const [flap, foot, tip, peak, end] = standProfile(face, 1).slice(0, 5);
    expect(end).toEqual({ x: -base / 2, y: 0 });
    expect([peak.x, peak.y]).toEqual([expect.closeTo(-base / 2, 9), expect.closeTo(-wall, 9)]);
    expect([tip.x, tip.y]).toEqual([expect.closeTo(-base / 2 - floor, 9), expect.closeTo(0, 9)]);
    expect([foot.x, foot.y]).toEqual([expect.closeTo(-base / 2, 9), expect.closeTo(0, 9)]);
    expect([flap.x, flap.y]).toEqual([expect.closeTo(-base / 2 + glue, 9), expect.closeTo(0, 9)]);
  });

  test('marks a fold that hides the print as a valley, one that shows it as a mountain, and no other', () => {
    const kinds = standTurns(face).map(turn => (turn === 0 ? 'flat' : turn > 0 ? 'valley' : 'mountain'));
    const end = ['flat', 'mountain', 'mountain', 'valley'];
    expect(kinds).toEqual([...end, ...end.reverse()]);
    const page = standPage(settingOf('en'), face, areaOf(PAPERS[0]), KEY);
    const { mountain, valley } = face.lines;
    expect(dashed(page).map(({ dash }) => dash)).toEqual([
      mountain,
      mountain,
      valley,
      valley,
      mountain,
      mountain,
    ]);
  });

  test.each(GRIDS)('holds the key card of $name in the slots of its slopes, with room to spare', grid => {
    const own = standFor(grid);
    const { width, height } = grid.key.size;
    // The card spans base and both prisms, as far out as the slots run down the slopes.
    const outward = (own.slotOnSlope * own.floor) / own.slope;
    expect(own.base + 2 * outward).toBeGreaterThanOrEqual(width + 1);
    // It does not slip between the walls, and the slots do not cut a wall in two.
    expect(own.base).toBeLessThan(width);
    expect(own.slot).toBeLessThanOrEqual(own.wall - 3);
    expect(height - own.slot).toBeGreaterThan(own.slot);
  });

  test.each(GRIDS)('is drawn beside the finished stand, with the cells of $name on its card', grid => {
    const page = standPage(settingOf('en'), standFor(grid), areaOf(PAPERS[0]), grid.key);
    const drawing = page.filter(item => item.kind === 'group').at(-1) as Item & { kind: 'group' };
    const [card, ...rest] = drawing.items.filter(item => item.kind === 'rect');
    const cells = rest.slice(0, -2);
    expect(cells).toHaveLength(grid.table);
    for (const cell of cells) inside(cell, card, grid.name);
  });
});

describe.each(locales)('the page of the stand in %s', locale => {
  const setting = settingOf(locale);
  const rtl = setting.locale.direction === 'rtl';

  test.each(PAPERS)('fits on $name between the bands of the slug, labels included', paper => {
    const area = areaOf(paper);
    const items = standPage(setting, face, area, KEY);
    const [first, ...rest] = [...outline(items).d.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => {
      return { x: Number(x), y: Number(y), width: 0, height: 0 };
    });
    const page = { x: 5, y: area.y, width: paper.width - 10, height: area.height };
    for (const corner of [first, ...rest]) inside(corner, page, 'the strip');
    for (const text of textsOf(items)) inside(inkOf(text), page, text.item.line.text);
  });

  test.each(PAPERS)('has no text over text or a cut line on $name', paper => {
    const items = standPage(setting, face, areaOf(paper), KEY);
    const texts = textsOf(items);
    const cuts = slots(items).map(({ x1, y1, y2 }) => {
      return { x: x1 - 0.2, y: Math.min(y1, y2), width: 0.4, height: Math.abs(y2 - y1) };
    });
    for (const [i, a] of texts.entries()) {
      for (const b of texts.slice(i + 1)) {
        expect(apart(inkOf(a), inkOf(b)), `${a.item.line.text} | ${b.item.line.text}`).toBe(true);
      }
      for (const cut of cuts) expect(apart(inkOf(a), cut), a.item.line.text).toBe(true);
    }
  });

  test.each(PAPERS)('shows the finished stand under the steps on $name, clear of everything else', paper => {
    const area = areaOf(paper);
    const items = standPage(setting, face, area, KEY);
    const drawing = items.filter(item => item.kind === 'group').at(-1) as Item & { kind: 'group' };
    const boxes = flat([drawing]).flatMap(({ item, matrix }) => {
      if (item.kind === 'rect') return [bounds(matrix, item)];
      if (item.kind !== 'line') return [];
      return [
        bounds(matrix, { x: item.x1, y: item.y1, width: item.x2 - item.x1, height: item.y2 - item.y1 }),
      ];
    });
    // The card with its 25 cells, the two flaps, the ground and the two walls.
    expect(boxes).toHaveLength(31);
    const [fold] = dashed(items);
    const strip = { x: fold.x1, y: area.y, width: fold.x2 - fold.x1, height: area.height };
    for (const box of boxes) {
      inside(box, { x: 5, y: area.y, width: paper.width - 10, height: area.height }, 'the drawing');
      for (const text of textsOf(items)) expect(apart(box, inkOf(text)), text.item.line.text).toBe(true);
      expect(apart(box, strip)).toBe(true);
    }
  });

  test('has each step and the name of each panel and fold, word for word', () => {
    const said = textsOf(standPage(setting, face, areaOf(PAPERS[0]), KEY))
      .map(({ item }) => item.line.text)
      .join('')
      .replace(/\s/g, '');
    const keys = [
      'title',
      'step1',
      'step2',
      'step3',
      'step4',
      'foot',
      'base',
      'wall',
      'slope',
      'floor',
      'slot',
      'glue',
    ];
    for (const key of [...keys.map(key => `stand.${key}`), 'fold.mountain', 'fold.valley']) {
      expect(said).toContain(phrase(setting.locale, key).replace(/\s/g, ''));
    }
  });

  test('draws the strip at its true size: six dashed folds and two slots across the peaks', () => {
    const items = standPage(setting, face, areaOf(PAPERS[0]), KEY);
    const ys = dashed(items).map(({ y1 }) => y1);
    expect(ys).toHaveLength(6);
    const top = ys[0] - folds[2];
    for (const [i, y] of ys.entries()) expect(y - top).toBeCloseTo(folds[i + 2], 9);
    for (const { x1, x2 } of dashed(items)) expect(x2 - x1).toBeCloseTo(face.depth, 9);
    const cuts = slots(items);
    expect(cuts).toHaveLength(2);
    expect(cuts[0].x1).toBe(cuts[1].x1);
    expect(cuts[0].x1).toBeCloseTo((dashed(items)[0].x1 + dashed(items)[0].x2) / 2, 9);
    // The one peak is the third fold, with its wall below it; the other the sixth, with its wall above it.
    expect(cuts.map(({ y1, y2 }) => [y1 - top, y2 - top].sort((a, b) => a - b))).toEqual([
      [expect.closeTo(folds[3] - face.slotOnSlope, 9), expect.closeTo(folds[3] + face.slot, 9)],
      [expect.closeTo(folds[6] - face.slot, 9), expect.closeTo(folds[6] + face.slotOnSlope, 9)],
    ]);
  });

  test('has the strip on the side where reading starts', () => {
    const { x1 } = dashed(standPage(setting, face, areaOf(PAPERS[0]), KEY))[0];
    expect(x1 + face.depth / 2 > 105).toBe(rtl);
  });
});
