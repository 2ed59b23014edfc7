import { describe, expect, test } from 'vitest';
import { loadTemplates, recipeSchema } from '../../data/index.js';
import { holds, type Point, type Rect } from '../../scene/geometry/index.js';
import { project, settingOf } from '../faces.fixture.js';
import { keywordRooms } from '../keywords/fields.js';
import { keywordMeasures } from '../keywords/measures.js';
import { cross, dot, foldScreen, minus, type Point3, plus, scaled } from './fold.js';
import { screenMeasures } from './measures.js';
import { type PanelName, planScreen, type ScreenPlan } from './plan.js';

const { measures, sizes } = loadTemplates(recipeSchema.parse({}), project, project);
const CARD = sizes.keyword;
const CASES = ['en', 'fa'].flatMap(locale =>
  [
    ['A4', 281],
    ['Letter', 263.4],
  ].map(([paper, width]) => ({ locale, paper, width: Number(width) })),
);
/** How far the wings may stand folded. */
const WINGS = [25, 58, 90];

function planFor(locale: string, width: number): ScreenPlan {
  return planScreen(settingOf(locale), measures(screenMeasures), CARD, measures(keywordMeasures), width);
}

function panelsOf({ panels }: ScreenPlan) {
  return (Object.keys(panels) as PanelName[]).map(name => ({ name, ...panels[name] }));
}

/** Whether a ray from `eye` through `target` meets a convex panel between the two. */
function meets(corners: readonly Point3[], eye: Point3, target: Point3): boolean {
  const normal = cross(minus(corners[1], corners[0]), minus(corners[2], corners[0]));
  const ray = minus(target, eye);
  const share = dot(minus(corners[0], eye), normal) / dot(ray, normal);
  if (!(share > 0 && share < 1)) return false;
  const hit = plus(eye, scaled(ray, share));
  const turns = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return dot(cross(minus(next, corner), minus(hit, corner)), normal);
  });
  return turns.every(turn => turn >= -1e-6) || turns.every(turn => turn <= 1e-6);
}

function expectAt(point: Point3, x: number, y: number, z: number): void {
  expect([point.x, point.y, point.z].map(value => Math.round(value * 1e6) / 1e6 + 0)).toEqual([x, y, z]);
}

describe.each(CASES)('the screen in $locale on $paper, folded', ({ locale, width }) => {
  const plan = planFor(locale, width);
  const setting = settingOf(locale);
  const words = keywordRooms(setting, measures(keywordMeasures), CARD);
  const shut = foldScreen(plan, { foot: 180, wings: 58 });

  test('starts flat, as it is printed', () => {
    const flat = foldScreen(plan, { foot: 0, wings: 0 });
    for (const { name, corners } of panelsOf(plan))
      for (const { x, y } of corners) expectAt(flat[name]({ x, y }), x, y, 0);
  });

  test('brings the pocket upright behind the front, its foot on the fold', () => {
    for (const { x, y } of plan.panels.pocket.corners) expectAt(shut.pocket({ x, y }), x, -y + 0, 0);
    // Not quite shut, it is on the team's side: the front's print looks the other way.
    const ajar = foldScreen(plan, { foot: 178, wings: 58 });
    expect(ajar.pocket({ x: 0, y: plan.pocket }).z).toBeLessThan(0);
  });

  test.each(
    WINGS,
  )('turns both wings towards the team, and lays each ear flat on its wing, at %i degrees', wings => {
    const folded = foldScreen(plan, { foot: 180, wings });
    for (const side of ['left', 'right'] as const) {
      const [wing, ear] = [`${side}Wing`, `${side}Ear`] as const;
      const tip = plan.panels[wing].corners[1];
      expect(folded[wing](tip).z).toBeLessThan(-20);
      for (const { x, y } of plan.panels[ear].corners) {
        const [onEar, onWing] = [folded[ear]({ x, y }), folded[wing]({ x, y: -y })];
        expect(Math.hypot(onEar.x - onWing.x, onEar.y - onWing.y, onEar.z - onWing.z)).toBeLessThan(1e-9);
      }
    }
  });

  test('shares the fold at the foot between wing and ear, however far it is folded', () => {
    // The four folds about a corner of the pocket close without a tear once the pocket is up.
    const ends = plan.folds[0];
    for (const [wing, ear, { x, y }] of [
      ['leftWing', 'leftEar', ends.from],
      ['rightWing', 'rightEar', ends.to],
    ] as const)
      expect(minus(shut[wing]({ x, y }), shut[ear]({ x, y }))).toEqual({
        x: expect.closeTo(0, 9),
        y: expect.closeTo(0, 9),
        z: expect.closeTo(0, 9),
      });
  });

  test.each(WINGS)('stands on the table with its weight between its feet, wings at %i degrees', wings => {
    const folded = foldScreen(plan, { foot: 180, wings });
    const corners = panelsOf(plan).flatMap(({ name, corners }) => corners.map(folded[name]));
    expect(Math.max(...corners.map(({ y }) => y))).toBeLessThan(1e-9);
    const feet = corners.filter(({ y }) => y > -1e-9);
    const depth = Math.max(...feet.map(({ z }) => z)) - Math.min(...feet.map(({ z }) => z));
    expect(depth).toBeGreaterThan(20);
    // The front leans on no foot of its own: the weight must be behind it, and before the ends of the wings.
    const weights = panelsOf(plan).map(({ name, corners }) => {
      const spots = corners.map(folded[name]);
      const area = Math.abs(
        corners.reduce((sum, { x, y }, i) => {
          const next = corners[(i + 1) % corners.length];
          return sum + (x * next.y - next.x * y) / 2;
        }, 0),
      );
      return { area, z: spots.reduce((sum, { z }) => sum + z, 0) / spots.length };
    });
    const whole = weights.reduce((sum, { area }) => sum + area, 0);
    const z = weights.reduce((sum, each) => sum + each.z * each.area, 0) / whole;
    expect(z).toBeLessThan(-3);
    expect(z).toBeGreaterThan(-depth + 3);
  });

  test('holds the card: it rests on the foot, cannot slide past the wings, and can be pulled out', () => {
    const [left, right] = plan.panels.pocket.corners;
    const room = right.x - left.x;
    expect(room).toBeGreaterThanOrEqual(CARD.width + 1);
    expect(room).toBeLessThanOrEqual(CARD.width + 3);
    const out = CARD.height - plan.pocket;
    expect(out).toBeGreaterThanOrEqual(2);
    expect(out).toBeLessThanOrEqual(6);
    // Paper is left around and between the windows.
    const bars = plan.windows.slice(1).map((window, i) => plan.windows[i].y - window.y - window.height);
    for (const bar of bars) expect(bar).toBeGreaterThanOrEqual(2);
    const pocket: Rect = { x: left.x, y: 0, width: room, height: plan.pocket };
    for (const { x, y, width, height } of plan.windows)
      expect(holds(pocket, { x: x - 3, y: y - 3, width: width + 6, height: height + 6 })).toBe(true);
  });

  /** Where the team sees a point of the card that stands in the pocket, slid to the side by so much. */
  const onCard = (point: Point, slid = 0): Point3 => ({
    x: CARD.width / 2 - point.x + slid,
    y: point.y - CARD.height,
    z: -0.2,
  });
  const cornersOf = ({ x, y, width, height }: Rect): readonly Point[] => [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  /** The window that a team sees a point of the card through. */
  const windowBefore = (at: Point3, windows = plan.windows) =>
    windows.findIndex(window => {
      const [a, , c] = cornersOf(window).map(shut.pocket);
      const [left, right] = [Math.min(a.x, c.x), Math.max(a.x, c.x)];
      const [top, bottom] = [Math.min(a.y, c.y), Math.max(a.y, c.y)];
      return at.x >= left - 1e-6 && at.x <= right + 1e-6 && at.y >= top - 1e-6 && at.y <= bottom + 1e-6;
    });

  test('shows each word to the team in its own window, whichever way the card slides', () => {
    const { play } = measures(screenMeasures).pocket;
    for (const [i, word] of words.entries())
      for (const slid of [-play, 0, play])
        for (const corner of cornersOf(word)) expect(windowBefore(onCard(corner, slid))).toBe(i);
  });

  test('shows nothing of a word in a window that is moved by a millimetre and a half', () => {
    const moved = plan.windows.map(window => ({ ...window, y: window.y + 1.5 }));
    const seen = words.map(word => cornersOf(word).map(corner => windowBefore(onCard(corner), moved)));
    expect(seen.every(corners => corners.includes(-1))).toBe(true);
  });

  test('has window 1 at the top', () => {
    const tops = plan.windows.map(window => shut.pocket({ x: 0, y: window.y + window.height }).y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test.each(WINGS)('lets nobody on the other side see the card, wings at %i degrees', wings => {
    const folded = foldScreen(plan, { foot: 180, wings });
    // The pocket has windows, so it hides nothing here.
    const opaque = panelsOf(plan)
      .filter(({ name }) => name !== 'pocket')
      .map(({ name, corners }) => corners.map(folded[name]));
    const eyes = [-700, -300, 0, 300, 700].flatMap(x =>
      [-20, -250, -480].flatMap(y => [30, 250, 700].map(z => ({ x, y, z }))),
    );
    const spots = [0, 0.25, 0.5, 0.75, 1].flatMap(u =>
      [0, 0.25, 0.5, 0.75, 1].map(v => onCard({ x: u * CARD.width, y: v * CARD.height })),
    );
    const seen = eyes.flatMap(eye =>
      spots.filter(spot => !opaque.some(corners => meets(corners, eye, spot))).map(spot => ({ eye, spot })),
    );
    expect(seen).toEqual([]);
  });

  test('would show the card if the front had a hole', () => {
    const spot = onCard({ x: CARD.width / 2, y: CARD.height / 2 });
    const wings = (['leftWing', 'rightWing'] as const).map(name => plan.panels[name].corners.map(shut[name]));
    expect(wings.some(corners => meets(corners, { x: 0, y: -250, z: 700 }, spot))).toBe(false);
  });
});
