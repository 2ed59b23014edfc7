import { describe, expect, test } from 'vitest';
import { type AgentRole, loadTemplates, phrase, ROLES, recipeSchema } from '../../data/index.js';
import { apply, bounds, centre, type Matrix, type Rect } from '../../scene/geometry/index.js';
import type { Item, SceneSymbol } from '../../scene/index.js';
import type { Setting } from '../../text/typesetting/typesetting.js';
import { roleColours } from '../elements/signs.js';
import { apart, inkOf, inside, locales, project, settingOf, textsOf } from '../faces.fixture.js';
import { agentFace } from './face.js';
import { agentMeasures } from './measures.js';

const PERSON: SceneSymbol = { id: 'person', box: { x: 0, y: 0, width: 40, height: 40 }, items: [] };

const { measures, sizes } = loadTemplates(recipeSchema.parse({}), project, project);
const SIZES = Object.keys(measures(agentMeasures));

function pathBox(d: string): Rect {
  const points = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const [xs, ys] = [1, 2].map(n => points.map(point => Number(point[n])));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The coloured end of the card, and the coloured corner at the other end. */
function colouredEnds(items: readonly Item[], setting: Setting, role: AgentRole): Rect[] {
  const { ground } = roleColours(setting.theme, role);
  return items.flatMap(item => (item.kind === 'path' && item.fill === ground ? [pathBox(item.d)] : []));
}

const CASES = SIZES.flatMap(size => locales.map(locale => ({ size, locale })));

describe.each(CASES)('an agent card as large as a $size in $locale', ({ size, locale }) => {
  const setting = settingOf(locale);
  const slots = measures(agentMeasures)[size];
  const card = sizes[size];
  const draw = (role: AgentRole, name = `role.${role}`) =>
    agentFace(setting, { role, name }, PERSON, slots, card);
  const cards = [
    ...ROLES.map(role => [role, `role.${role}`] as const),
    ['red', 'role.double'] as const,
    ['blue', 'role.double'] as const,
  ];

  test.each(cards)('(%s, %s) has its name and letters on their coloured grounds', (role, name) => {
    const items = draw(role, name);
    const [band, corner] = colouredEnds(items, setting, role);
    const texts = textsOf(items);
    const letter = phrase(setting.locale, `letter.${role}`);
    expect(texts.map(({ item }) => item.line.text)).toEqual([phrase(setting.locale, name), letter, letter]);
    const [nameInk, near, far] = texts.map(inkOf);
    inside(nameInk, band, name);
    inside(near, band, letter);
    inside(far, corner, letter);
    expect(apart(nameInk, near)).toBe(true);
  });

  test('repeats its letter upside down in the middle of the opposite corner', () => {
    for (const role of ROLES) {
      const items = draw(role);
      const [, near, far] = textsOf(items);
      const [, corner] = colouredEnds(items, setting, role);
      expect(far.item).toEqual(near.item);
      expect(far.matrix.slice(0, 4)).toEqual([-1, 0, 0, -1]);
      const [ink, tab] = [centre(inkOf(far)), centre(corner)];
      expect(ink.x).toBeCloseTo(tab.x, 2);
      expect(ink.y).toBeCloseTo(tab.y, 2);
    }
  });

  test('keeps the person inside the panel, off the coloured end', () => {
    const items = draw('blue');
    const [band] = colouredEnds(items, setting, 'blue');
    const person = items.find(item => item.kind === 'use') as Item & { matrix: Matrix };
    const box = bounds(person.matrix, PERSON.box);
    inside(box, slots.panel, locale);
    expect(apart(box, band)).toBe(true);
    // The shoulders end where the panel or the coloured end does.
    const foot = slots.band.at === 'foot' ? band.y : slots.panel.y + slots.panel.height;
    expect(box.y + box.height).toBeCloseTo(foot, 2);
  });

  test('has its sign in the coloured end, clear of the name and the letter', () => {
    for (const role of ROLES) {
      const items = draw(role);
      const [band] = colouredEnds(items, setting, role);
      const sign = items.find(item => item.kind === 'group') as Item & { matrix: Matrix };
      const { x, y } = apply(sign.matrix, { x: 0, y: 0 });
      const half = slots.symbol.size / 2;
      const box = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
      inside(box, band, role);
      for (const text of textsOf(items)) expect(apart(box, inkOf(text)), role).toBe(true);
    }
  });

  test('has its sign on the right in Persian, on the left elsewhere, and the far letter in the opposite corner', () => {
    const items = draw('red');
    const [band, corner] = colouredEnds(items, setting, 'red');
    const rtl = setting.locale.direction === 'rtl';
    const sign = items.find(item => item.kind === 'group') as Item & { matrix: Matrix };
    expect(apply(sign.matrix, { x: 0, y: 0 }).x > card.width / 2).toBe(rtl);
    const { panel } = slots;
    for (const end of [band, corner]) inside(end, panel, size);
    expect(band.width * band.height).toBeGreaterThan(2 * corner.width * corner.height);
    expect(apart(band, corner)).toBe(true);
    // Turning the card half a turn brings the corner onto the letter of the coloured end.
    const turned = {
      ...corner,
      x: card.width - corner.x - corner.width,
      y: card.height - corner.y - corner.height,
    };
    inside(turned, band, size);
  });
});
