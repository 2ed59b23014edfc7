import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPortraits } from '../../data/index.js';
import { randomFrom } from '../../keys/random.js';
import type { Group } from '../../scene/index.js';
import { people } from './people.js';
import { portrait } from './portrait.js';

const parts = readPortraits({
  text: path => readFileSync(path, 'utf8'),
  bytes: path => readFileSync(path),
  list: folder => (existsSync(folder) ? readdirSync(folder) : []),
});
const palette = {
  ink: '#24211d',
  paper: '#fbf8f1',
  team: '#c7402d',
  'team-dark': '#7d2a20',
  'team-light': '#f3d3ca',
};
const BOX = [
  { kind: 'agent', count: 18 },
  { kind: 'bystander', count: 7 },
  { kind: 'assassin', count: 1 },
];

describe('a portrait', () => {
  test('is never drawn like another of its box, even where parts hide each other', () => {
    for (let seed = 0; seed < 25; seed++) {
      const drawings = people(randomFrom(seed), parts.rules, BOX).map(person =>
        JSON.stringify(portrait({ ...person, backdrop: 'none', facing: 'right' }, parts, palette)),
      );
      expect(new Set(drawings).size).toBe(26);
    }
  });

  test('draws in the colours of the palette', () => {
    const items = portrait({ skin: 'tan', outfit: 'plain', clothes: 'turtleneck' }, parts, {
      ...palette,
      'skin-2': '#111111',
    });
    expect(items[0]).toMatchObject({ kind: 'path', fill: '#c7402d', stroke: '#24211d', cap: 'round' });
  });

  test('draws long hair behind the neck and under the hat', () => {
    const person = {
      skin: 'tan',
      'hair-colour': 'fair',
      'hat-colour': 'plain',
      headwear: 'fedora',
      hair: 'long',
      head: 'oval',
    };
    const items = portrait(person, parts, palette);
    const clipped = items.filter((item): item is Group => item.kind === 'group');
    expect(clipped).toHaveLength(2);
    expect(clipped[0].clip).toEqual({ x: 0, y: 12, width: 40, height: 28 });
    expect(items[0]).toBe(clipped[0]);
  });

  test('can look the other way', () => {
    const person = { skin: 'tan', head: 'oval' };
    const items = portrait(person, parts, palette);
    expect(portrait({ ...person, facing: 'left' }, parts, palette)).toEqual([
      { kind: 'group', matrix: [-1, 0, 0, 1, 40, 0], items },
    ]);
  });

  test('names a missing colour or part', () => {
    expect(() => portrait({ head: 'oval' }, parts, palette)).toThrow('faces.unknown-colour');
    expect(() => portrait({ head: 'cube' }, parts, palette)).toThrow('faces.unknown-part');
  });
});
