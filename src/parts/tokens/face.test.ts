import { describe, expect, test } from 'vitest';
import { figures, loadTemplates, phrase, recipeSchema } from '../../data/index.js';
import { bounds, type Rect } from '../../scene/geometry/index.js';
import type { Item, Path } from '../../scene/index.js';
import { apart, flat, inkOf, inside, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { looksOf, tokenFace } from './face.js';
import { tokenMeasures } from './measures.js';
import { tokenArt } from './part.js';

const CARD = { width: 25, height: 25 };
const slots = loadTemplates(recipeSchema.parse({}), project, project).measures(tokenMeasures);
const art = tokenArt(loadTemplates(recipeSchema.parse({}), project, project).art);

/** Around the points of every path, on the token. */
function pathBoxes(items: readonly Item[]): { fill?: string; stroke?: string; box: Rect }[] {
  return flat(items).flatMap(({ item, matrix }) => {
    if (item.kind !== 'path') return [];
    const numbers = [...(item as Path).d.matchAll(/-?[\d.]+/g)].map(Number);
    const [xs, ys] = [0, 1].map(n => numbers.filter((_, i) => i % 2 === n));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    const box = bounds(matrix, { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y });
    return [{ fill: item.fill, stroke: item.stroke, box }];
  });
}

describe.each(locales)('a token in %s', locale => {
  const setting = settingOf(locale);
  const draw = (face: 'arrow' | 'tick', number = 11, look = 'blue') =>
    tokenFace(setting, { number, look }, face, slots, CARD, art);

  test.each([
    'arrow',
    'tick',
  ] as const)('has caption, number and drawings of its %s inside the panel, clear of one another', face => {
    const items = draw(face);
    const [caption, number] = textsOf(items);
    expect(caption.item.line.text).toBe(phrase(setting.locale, `token.${face}`));
    expect(number.item.line.text).toBe(figures(setting.locale, 11));
    const drawings = pathBoxes(items).map(({ box }) => box);
    const inks = [inkOf(caption), inkOf(number)];
    for (const box of [...inks, ...drawings]) inside(box, slots.panel, face);
    expect(apart(inks[0], inks[1])).toBe(true);
    for (const drawing of drawings) for (const ink of inks) expect(apart(drawing, ink), face).toBe(true);
  });

  test('points its arrow at whoever reads its caption', () => {
    const [arrow] = pathBoxes(draw('arrow')).slice(-1);
    const [caption] = textsOf(draw('arrow'));
    expect(arrow.box.y).toBeGreaterThan(inkOf(caption).y + inkOf(caption).height);
    expect(caption.matrix.slice(0, 4)).toEqual([1, 0, 0, 1]);
  });

  test('has the same panel, in the colours of its set, on both faces', () => {
    const panels = (face: 'arrow' | 'tick', look: string) =>
      draw(face, 1, look).filter(item => item.kind === 'rect');
    for (const look of ['sand', 'blue']) expect(panels('arrow', look)).toEqual(panels('tick', look));
    expect(panels('arrow', 'sand')).not.toEqual(panels('arrow', 'blue'));
  });
});

describe.each(locales)('an interception and a miscommunication in %s', locale => {
  const setting = settingOf(locale);
  const draw = (face: 'interception' | 'miscommunication', look: string) =>
    tokenFace(setting, { look }, face, slots, CARD, art);

  test.each([
    ['interception', 'white'],
    ['miscommunication', 'black'],
  ] as const)('say which they are, without a number, on a panel of their colour', (face, look) => {
    const items = draw(face, look);
    const [caption, ...more] = textsOf(items);
    expect(caption.item.line.text).toBe(phrase(setting.locale, `token.${face}`));
    expect(more).toEqual([]);
    inside(inkOf(caption), slots.panel, face);
    for (const { box } of pathBoxes(items)) {
      inside(box, slots.panel, face);
      expect(apart(box, inkOf(caption))).toBe(true);
    }
    const [panel] = items;
    const { ink, paper } = setting.theme.colours;
    expect([panel.kind === 'rect' && panel.fill, caption.item.fill]).toEqual(
      look === 'white' ? [paper, ink] : [ink, paper],
    );
  });
});

test('the two sets of tokens differ in ground and outline', () => {
  const { theme } = settingOf('en');
  const { sand, blue } = looksOf(theme, slots);
  expect(sand.ground).not.toBe(blue.ground);
  expect(sand.line).not.toBe(blue.line);
});
