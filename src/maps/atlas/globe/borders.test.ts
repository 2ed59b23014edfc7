import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../../cli/files.js';
import { loadDisputedBorders } from '../../../data/index.js';
import { readWorld, type World } from './world.js';

const project = projectLibrary();
const text = project.text('world-atlas/countries-50m.json');
const DISPUTES = loadDisputedBorders(project);
const near = (lines: World['borders'], [longitude, latitude]: readonly [number, number]) =>
  lines.some(({ coordinates }) =>
    coordinates.some(([x, y]) => Math.hypot(x - longitude, y - latitude) < 0.5),
  );

describe('the borders of the world', () => {
  const { borders, disputed } = readWorld(text, '50m', DISPUTES);

  test.each([
    ['between Sudan and South Sudan', [30, 9.7]],
    ['across Cyprus', [33.2, 35.1]],
    ['across Korea', [127.5, 38.3]],
    ['through Kashmir', [74, 34]],
    ['at Crimea', [34, 46.1]],
    ['around Kosovo, to Serbia', [21.2, 43]],
  ] as const)('are in dispute %s', (_, at) => {
    expect([near(borders, at), near(disputed, at)]).toEqual([false, true]);
  });

  test.each([
    ['between France and Spain', [0.5, 42.7]],
    ['of India and Pakistan south of Kashmir', [71, 27.8]],
    ['of Russia and Ukraine far from Crimea', [35.5, 50.4]],
    ['of Argentina and Chile in the north', [-70, -32]],
  ] as const)('are not %s', (_, at) => {
    expect([near(borders, at), near(disputed, at)]).toEqual([true, false]);
  });

  test('are as long as without a list: none is lost, and none drawn twice', () => {
    const plain = readWorld(text, '50m');
    expect(plain.disputed).toEqual([]);
    expect(stretches([...borders, ...disputed])).toEqual(stretches(plain.borders));
  });
});

test('each border in the list is one of world-atlas, its sides in the order of the alphabet', () => {
  const known = new Set(['50m', '10m'].flatMap(neighboursIn));
  for (const { between } of DISPUTES) expect(between.toSorted()).toEqual([...between]);
  const names = DISPUTES.map(({ between }) => between.join(' | '));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter(name => !known.has(name))).toEqual([]);
});

/** The names of any two countries that share a line. */
function neighboursIn(detail: string): readonly string[] {
  const topology = JSON.parse(project.text(`world-atlas/countries-${detail}.json`)) as {
    objects: { countries: { geometries: { arcs: unknown[]; properties: { name: string } }[] } };
  };
  const sides = new Map<number, Set<string>>();
  for (const { arcs, properties } of topology.objects.countries.geometries)
    for (const arc of arcs.flat(3) as number[]) {
      const index = arc < 0 ? ~arc : arc;
      sides.set(index, (sides.get(index) ?? new Set()).add(properties.name));
    }
  return [...sides.values()].map(names => [...names].sort().join(' | '));
}

/** Every stretch between two points, in any order. */
function stretches(lines: World['borders']): readonly string[] {
  return lines
    .flatMap(({ coordinates }) =>
      coordinates.slice(1).map((to, i) => [coordinates[i].join(), to.join()].sort().join(' ')),
    )
    .sort();
}
