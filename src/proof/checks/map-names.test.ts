import { describe, expect, test } from 'vitest';
import { IDENTITY, type Point } from '../../scene/geometry/index.js';
import type { ExpectedMap } from '../expectation.js';
import { Drawing } from '../pages/drawing.js';
import type { Shape, Text } from '../pages/items.js';
import { mapFaults } from './map.js';

const INK = '#1d1d1f';

/** Text with its middle at a point. */
function written(text: string, size: number, { x, y }: Point): Text {
  const ink = {
    x: x - (text.length * size) / 4,
    y: y - size / 2,
    width: (text.length * size) / 2,
    height: size,
  };
  const rest = {
    fill: INK,
    blended: false,
    turn: 0,
    outlines: ink,
    cut: false,
    even: true,
    leans: 0,
    letters: [],
  } as const;
  return { kind: 'text', text, seen: text, size, ink, ...rest };
}

/** A circle of four curves. */
function disc({ x, y }: Point, r: number): Shape {
  const edge = { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  const h = 0.5523 * r;
  const path = [
    ...[0, x + r, y],
    ...[2, x + r, y + h, x + h, y + r, x, y + r],
    ...[2, x - h, y + r, x - r, y + h, x - r, y],
    ...[2, x - r, y - h, x - h, y - r, x, y - r],
    ...[2, x + h, y - r, x + r, y - h, x + r, y, 4],
  ];
  const outline = { path, box: edge };
  return {
    kind: 'shape',
    outline,
    matrix: IDENTITY,
    fill: '#ffffff',
    strokeWidth: 0,
    dash: [],
    edge,
    ink: edge,
  };
}

/** A city of 9 tokens, its number of mistakes on the rim. */
const city = (mistakes: number, x: number, y: number): (Text | Shape)[] => [
  disc({ x, y }, 3.5),
  written('9', 3.4, { x, y }),
  written(String(mistakes), 2.2, { x: x + 2.8, y: y + 2.6 }),
];

function line(from: Point, to: Point): Shape {
  const box = {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  };
  const outline = { path: [0, from.x, from.y, 1, to.x, to.y], box };
  return {
    kind: 'shape',
    outline,
    matrix: IDENTITY,
    stroke: INK,
    strokeWidth: 0.25,
    dash: [],
    edge: box,
    ink: box,
  };
}

const name = (text: string, x: number, y: number) => written(text, 2.9, { x, y });

/** Two cities 14 mm apart, of 1 and of 2 mistakes; the one of no mistakes is in the legend. */
const discs = [...city(1, 50, 50), ...city(2, 64, 50), ...city(0, 20, 90)];
const expected: ExpectedMap = {
  cities: [
    { name: 'Hamadan', numbers: '9-1' },
    { name: 'Tabriz', numbers: '9-2' },
  ],
  routes: [],
  line: '#ff0000',
  sample: '9-0',
  copies: 1,
};
const drawing = new Drawing({ width: 120, height: 120 }, (_, { width, height }) => {
  return { width, height, data: new Uint8Array(4 * width * height).fill(255) };
});
const codes = (items: readonly (Text | Shape)[], map = expected) =>
  mapFaults({ items, drawing }, map).map(({ code }) => code);

describe('names on a mission map', () => {
  test('are read though the small discs of two cities touch', () => {
    const left = [disc({ x: 50, y: 50 }, 3.5), written('9', 3.4, { x: 50, y: 50 })];
    const right = [disc({ x: 59, y: 50 }, 3.5), written('9', 3.4, { x: 59, y: 50 })];
    const small = [written('1', 2.2, { x: 52.8, y: 52.6 }), written('2', 2.2, { x: 56.2, y: 52.6 })];
    const names = [name('Hamadan', 42, 44), name('Tabriz', 67, 44)];
    expect(codes([...left, ...right, ...small, ...city(0, 20, 90), ...names])).toEqual([]);
  });

  test('stand where their lines lead, though each is nearer to the other city', () => {
    const names = [name('Hamadan', 64, 59), name('Tabriz', 50, 41)];
    const lines = [
      line({ x: 52.3, y: 52.2 }, { x: 60, y: 57.4 }),
      line({ x: 61.7, y: 47.8 }, { x: 53.5, y: 42.6 }),
    ];
    expect(codes([...discs, ...names, ...lines])).toEqual([]);
    expect(codes([...discs, ...names])).toEqual(['preflight.map-swapped']);
  });

  test('are swapped if the lines lead to the other city, though each is nearer to its own', () => {
    const names = [name('Hamadan', 50, 59), name('Tabriz', 64, 41)];
    const lines = [
      line({ x: 61.7, y: 52.2 }, { x: 54, y: 57.4 }),
      line({ x: 52.3, y: 47.8 }, { x: 60.5, y: 42.6 }),
    ];
    expect(codes([...discs, ...names])).toEqual([]);
    expect(codes([...discs, ...names, ...lines])).toEqual(['preflight.map-swapped']);
  });

  test('that could be of either city are no mistake', () => {
    const names = [name('Hamadan', 57.2, 59), name('Tabriz', 56.8, 41)];
    expect(codes([...discs, ...names])).toEqual([]);
  });

  test('stand at their own discs, though others far away have the same numbers', () => {
    const more = [...city(1, 120, 50), ...city(2, 134, 50)];
    const cities = [...expected.cities, { name: 'Urmia', numbers: '9-1' }, { name: 'Yazd', numbers: '9-2' }];
    const names = [
      name('Hamadan', 50, 41),
      name('Tabriz', 64, 59),
      name('Urmia', 120, 41),
      name('Yazd', 134, 59),
    ];
    expect(codes([...discs, ...more, ...names], { ...expected, cities })).toEqual([]);
    const [hamadan, tabriz, urmia, yazd] = names;
    const astray = [hamadan, { ...tabriz, text: 'Urmia' }, { ...urmia, text: 'Tabriz' }, yazd];
    expect(codes([...discs, ...more, ...astray], { ...expected, cities })).toEqual(['preflight.map-swapped']);
  });
});
