import { describe, expect, test } from 'vitest';
import { figures, loadTemplates, phrase, recipeSchema } from '../../data/index.js';
import { bounds, type Rect } from '../../scene/geometry/index.js';
import type { Line, RectItem } from '../../scene/index.js';
import { apart, flat, inkOf, inside, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { keywordMeasures } from '../keywords/measures.js';
import { optionsOf } from '../options.fixture.js';
import { screenMeasures } from './measures.js';
import { screenPage } from './page.js';
import { screens } from './part.js';
import { planScreen } from './plan.js';

const { backs, measures, sheet, sizes } = loadTemplates(recipeSchema.parse({}), project, project);
const face = measures(screenMeasures);
const [, { team, pattern }] = optionsOf('decrypto', screens).teams;
const screen = { team, pattern: backs()[pattern], card: sizes.keyword, keyword: measures(keywordMeasures) };
const PAPERS = [
  { name: 'A4', width: 297, height: 210 },
  { name: 'Letter', width: 279.4, height: 215.9 },
  { name: 'A3', width: 420, height: 297 },
];

function areaOf(paper: (typeof PAPERS)[number]): Rect {
  const [x, y] = [sheet.margin, sheet.slugBand];
  return { x, y, width: paper.width - 2 * x, height: paper.height - 2 * y };
}

function made(locale: string, paper: (typeof PAPERS)[number]) {
  const setting = settingOf(locale);
  const area = areaOf(paper);
  const plan = planScreen(setting, face, screen.card, screen.keyword, area.width);
  const { items } = screenPage(setting, face, screen, area);
  const [x, y] = [area.x + area.width / 2, area.y + plan.front];
  return { setting, area, plan, items, foot: { x, y } };
}

/** The dashed lines of the template, in millimetres of its plan, and the solid rectangles. */
function drawn({ items, foot }: ReturnType<typeof made>) {
  const all = flat(items);
  const folds = all.flatMap(({ item, matrix }) => {
    if (item.kind !== 'line' || item.dash === undefined || matrix[0] !== 1) return [];
    const { x1, y1, x2, y2, dash } = item as Line;
    const [dx, dy] = [matrix[4] - foot.x, matrix[5] - foot.y];
    return [{ dash, from: { x: x1 + dx, y: y1 + dy }, to: { x: x2 + dx, y: y2 + dy } }];
  });
  const cuts = all.flatMap(({ item, matrix }) =>
    item.kind === 'rect' && item.stroke === '#24211d' ? [bounds(matrix, item as RectItem)] : [],
  );
  return { folds, cuts };
}

describe.each(
  locales.flatMap(locale => PAPERS.map(paper => ({ locale, ...paper }))),
)('the template of a screen in $locale on $name', ({ locale, ...paper }) => {
  const page = made(locale, paper);
  const { setting, area, plan, items, foot } = page;
  const texts = textsOf(items);
  const { folds, cuts } = drawn(page);

  test('draws every fold where it is folded: mountains and valleys differently', () => {
    const [mountain, valley] = (['mountain', 'valley'] as const).map(kind => face.lines[kind]);
    expect(mountain.length).not.toBe(valley.length);
    for (const { kind, from, to } of plan.folds)
      expect(folds).toContainEqual({ dash: face.lines[kind], from, to });
  });

  test('explains both kinds of fold beside the template, and a cut', () => {
    const samples = folds.filter(({ from, to }) => Math.abs(from.x - to.x) < 15 && from.y === to.y);
    expect(samples.map(({ dash }) => dash)).toEqual([face.lines.mountain, face.lines.valley]);
    const said = texts.map(({ item }) => item.line.text);
    for (const name of ['screen.cut', 'fold.mountain', 'fold.valley'])
      expect(said).toContain(phrase(setting.locale, name));
  });

  test('cuts four windows out of the pocket, each with its number upside down beside it', () => {
    expect(cuts).toHaveLength(4);
    const numbers = texts.filter(({ matrix }) => matrix[0] === -1);
    expect(numbers.map(({ item }) => item.line.text)).toEqual(
      [1, 2, 3, 4].map(n => figures(setting.locale, n)),
    );
    for (const [i, number] of numbers.entries()) {
      const [ink, cut] = [inkOf(number), cuts[i]];
      expect(ink.y).toBeGreaterThan(cut.y);
      expect(ink.y + ink.height).toBeLessThan(cut.y + cut.height);
      // Turned round, the number comes before its window.
      expect(ink.x > cut.x).toBe(setting.locale.direction === 'ltr');
    }
  });

  test('has all seven steps, in the type of the locale', () => {
    const said = texts
      .map(({ item }) => item.line.text)
      .join('')
      .replace(/\s/g, '');
    for (const step of [1, 2, 3, 4, 5, 6, 7]) {
      expect(said).toContain(phrase(setting.locale, `screen.step${step}`).replace(/\s/g, ''));
      expect(texts.some(({ item }) => item.line.text === figures(setting.locale, step))).toBe(true);
    }
  });

  test('stays between the bands of the slug, and no text covers another', () => {
    for (const { x, y } of plan.outline)
      inside({ x: foot.x + x, y: foot.y + y, width: 0, height: 0 }, area, 'the outline');
    for (const [i, text] of texts.entries()) {
      inside(inkOf(text), area, text.item.line.text);
      for (const other of texts.slice(i + 1))
        expect(apart(inkOf(text), inkOf(other)), `${text.item.line.text} | ${other.item.line.text}`).toBe(
          true,
        );
    }
  });

  test('keeps the steps off the template', () => {
    const ear = face.ear.width + screen.card.width / 2 + face.pocket.play;
    const pocket = { x: foot.x - ear, y: foot.y, width: 2 * ear, height: plan.pocket };
    const steps = texts.filter(text => {
      const { x, width, y } = inkOf(text);
      return y > foot.y && (x + width < pocket.x + 1 || x > pocket.x + pocket.width - 1);
    });
    expect(steps.length).toBeGreaterThan(10);
    for (const step of steps) expect(apart(inkOf(step), pocket)).toBe(true);
  });
});

test('a paper that has no room for the wings is refused', () => {
  const paper = { name: 'A5', width: 210, height: 148 };
  expect(() => made('en', paper)).toThrow('--paper: faces.screen-too-large');
});
