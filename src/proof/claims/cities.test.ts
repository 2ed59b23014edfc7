import { expect, test } from 'vitest';
import { IDENTITY, type Point, type Rect } from '../../scene/geometry/index.js';
import type { PageItem, Shape, Text } from '../pages/items.js';
import { provenCities } from './cities.js';
import type { CityRole } from './claim.js';

/** What was found for a claim, where it was read. */
function read(role: CityRole, item: PageItem) {
  const { ink } = item;
  const box = item.kind === 'shape' ? item.edge : ink;
  const claim = { kind: 'shape', name: role.as, box, role } as const;
  const own = { item, painted: 0, ink, edge: box, pen: box, turn: 0, toFace: IDENTITY } as const;
  return { claim, own: [own] };
}

/** A name whose ink is 16 mm wide, about a point. */
function named(city: number, { x, y }: Point) {
  const ink = { x: x - 8, y: y - 1.5, width: 16, height: 3 };
  const text: Text = {
    kind: 'text',
    text: '',
    seen: '',
    size: 2.9,
    fill: '#1d1d1f',
    blended: false,
    turn: 0,
    outlines: ink,
    ink,
    cut: false,
    even: true,
    leans: 0,
    letters: [],
  };
  return read({ as: 'name', city }, text);
}

function shape(path: readonly number[], box: Rect): Shape {
  const outline = { path, box };
  return {
    kind: 'shape',
    outline,
    matrix: IDENTITY,
    stroke: '#1d1d1f',
    strokeWidth: 0.25,
    dash: [],
    edge: box,
    ink: box,
  };
}

function disc(city: number, { x, y }: Point) {
  return read({ as: 'disc', city }, shape([], { x: x - 3.5, y: y - 3.5, width: 7, height: 7 }));
}

function line(role: CityRole, ...[from, to]: readonly [Point, Point]) {
  const box = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
  return read(role, shape([0, from.x, from.y, 1, to.x, to.y], box));
}

const law = { check: 'map', names: ['Hamadan', 'Tabriz'], routes: [], unclear: [] } as const;
const discs = [disc(0, { x: 50, y: 50 }), disc(1, { x: 64, y: 50 })];
const told = (
  found: Parameters<typeof provenCities>[0],
  more: Partial<Parameters<typeof provenCities>[1]> = {},
) => {
  const { clear, faults } = provenCities(found, { ...law, ...more });
  return [
    clear,
    ...faults.map(({ code, values }) => [code.replace('preflight.', ''), ...Object.values(values)]),
  ];
};

test('names stand at their own discs, or where lines lead from these', () => {
  expect(told([...discs, named(0, { x: 50, y: 44 }), named(1, { x: 64, y: 57 })])).toEqual([2]);
  const away = [named(0, { x: 64, y: 59 }), named(1, { x: 50, y: 41 })];
  const [first, second] = [
    line({ as: 'leader', city: 0 }, { x: 52.5, y: 52.45 }, { x: 58, y: 57.4 }),
    line({ as: 'leader', city: 1 }, { x: 61.5, y: 47.55 }, { x: 56, y: 42.6 }),
  ];
  expect(told([...discs, ...away, first, second])).toEqual([2]);
  expect(told([...discs, ...away, first])).toEqual([1, ['map-nearer', 'Tabriz', 'Hamadan']]);
  expect(told([...discs, ...away, first], { unclear: [1] })).toEqual([2]);
});

test('a line must lead from the disc of its own city to its own name', () => {
  const names = [named(0, { x: 50, y: 59 }), named(1, { x: 64, y: 41 })];
  const strange = line({ as: 'leader', city: 0 }, { x: 61.5, y: 52.45 }, { x: 56, y: 57.4 });
  expect(told([...discs, ...names, strange])).toEqual([1, ['map-leader', 'Hamadan']]);
  const short = line({ as: 'leader', city: 0 }, { x: 50, y: 53.5 }, { x: 50, y: 55 });
  expect(told([...discs, ...names, short])).toEqual([1, ['map-leader', 'Hamadan']]);
});

test('routes join the cities that they should, and run through no name', () => {
  const names = [named(0, { x: 50, y: 44 }), named(1, { x: 64, y: 57 })];
  const route = line({ as: 'routes' }, { x: 50, y: 50 }, { x: 64, y: 50 });
  const routes = [[1, 0]] as const;
  expect(told([...discs, ...names, route], { routes })).toEqual([2]);
  const none = ['map-route', 'Hamadan', 'Tabriz', 0, 1];
  expect(told([...discs, ...names], { routes })).toEqual([2, none]);
  const loose = line({ as: 'routes' }, { x: 50, y: 50 }, { x: 59, y: 50 });
  expect(told([...discs, ...names, loose], { routes })).toEqual([2, none]);
  const through = line({ as: 'routes' }, { x: 50, y: 50 }, { x: 64, y: 64 });
  expect(told([...discs, ...names, through], { routes })).toEqual([1, ['map-on-route', 'Tabriz'], none]);
});
