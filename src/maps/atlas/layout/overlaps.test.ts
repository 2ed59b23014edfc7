import { describe, expect, test } from 'vitest';
import type { MapLayout, Stop } from './layout.js';
import { overlapsOf } from './overlaps.js';
import { placeAll } from './place-all.js';

function stop(id: string, x: number, y: number): Stop {
  return { id, at: { x, y }, discs: [{ x, y, r: 3 }], label: { width: 20, height: 7 } };
}

const layout: MapLayout = {
  frame: { x: 0, y: 0, width: 120, height: 80 },
  stops: [stop('prague', 30, 40), stop('berlin', 30, 20), stop('cairo', 90, 60)],
  routes: [
    [0, 1],
    [0, 2],
  ],
  style: 'arcs',
  direction: 'ltr',
  gap: { label: 0.5, route: 0.9, edge: 1 },
};
const placed = placeAll(layout);
const kinds = (changed: typeof placed, on = layout) => overlapsOf(on, changed).map(({ kind }) => kind);
const withLabel = (i: number, change: object) => ({
  ...placed,
  labels: placed.labels.map((label, j) => (j === i ? { ...label, ...change } : label)),
});
const boxAt = (x: number, y: number) => ({ box: { x, y, width: 20, height: 7 } });

describe('overlaps on a map', () => {
  test('there are none where there is room', () => {
    expect(overlapsOf(layout, placed)).toEqual([]);
  });

  test('labels stand on the side where reading starts, if both are free', () => {
    const one = { ...layout, stops: [layout.stops[0]], routes: [] };
    expect(placeAll(one).labels[0].box.x).toBeGreaterThan(30);
    const [label] = placeAll({ ...one, direction: 'rtl' }).labels;
    expect(label.box.x + label.box.width).toBeLessThan(30);
  });

  test('a label on another label is found, with the names of both', () => {
    const { box } = placed.labels[0];
    const moved = withLabel(1, boxAt(box.x + 1, box.y + 1));
    expect(overlapsOf(layout, moved)).toContainEqual({
      kind: 'label on label',
      first: 'prague',
      second: 'berlin',
    });
  });

  test('a label on a route, on a city or off the map is found', () => {
    expect(kinds(withLabel(1, boxAt(50, 45)))).toContain('label on route');
    expect(kinds(withLabel(1, boxAt(80, 57)))).toContain('label on city');
    expect(kinds(withLabel(1, boxAt(105, 2)))).toContain('label off the map');
  });

  test('a leader must not cross anything either', () => {
    const leader = [
      { x: 33, y: 20 },
      { x: 100, y: 70 },
    ] as const;
    expect(kinds(withLabel(1, { ...boxAt(5, 2), leader }))).toContain('label on route');
  });

  test('routes that cross and a route through a city are found', () => {
    const trail = [
      { x: 20, y: 60 },
      { x: 100, y: 40 },
    ];
    const crossing = { ...placed, routes: [placed.routes[1], { ...placed.routes[0], trail }] };
    expect(kinds(crossing)).toContain('route on route');
    const through = [
      { x: 30, y: 23 },
      { x: 90, y: 60 },
    ];
    expect(kinds({ ...placed, routes: [{ ...placed.routes[0], trail: through }] })).toContain(
      'route on city',
    );
  });

  test('cities that overlap or leave the map are found', () => {
    const close = { ...layout, stops: [...layout.stops.slice(0, 2), stop('cairo', 33, 40)] };
    expect(kinds(placed, close)).toContain('city on city');
    const out = { ...layout, stops: [...layout.stops.slice(0, 2), stop('cairo', 119, 60)] };
    expect(kinds(placed, out)).toContain('city off the map');
  });
});
