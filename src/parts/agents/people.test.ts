import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPortraits } from '../../data/index.js';
import { randomFrom } from '../../keys/random.js';
import { difference, people } from './people.js';
import type { Person } from './person.js';

const { rules } = readPortraits({
  text: path => readFileSync(path, 'utf8'),
  bytes: path => readFileSync(path),
  list: folder => (existsSync(folder) ? readdirSync(folder) : []),
});
const BOX = [
  { kind: 'agent', count: 18 },
  { kind: 'bystander', count: 7 },
  { kind: 'assassin', count: 1 },
];
const seeds = Array.from({ length: 25 }, (_, seed) => seed);
const boxes = seeds.map(seed => people(randomFrom(seed), rules, BOX));

describe('the people of a box', () => {
  test('never look alike, over two dozen boxes', () => {
    for (const box of boxes) {
      expect(box).toHaveLength(26);
      const differences = box.flatMap((a, i) => box.slice(i + 1).map(b => difference(rules, a, b)));
      expect(Math.min(...differences)).toBeGreaterThanOrEqual(3);
    }
  });

  test('are the same for the same seed, and different for another', () => {
    expect(people(randomFrom(7), rules, BOX)).toEqual(boxes[7]);
    expect(boxes[8]).not.toEqual(boxes[7]);
  });

  test('follow the rules of every part they wear', () => {
    const wrong = boxes.flat().flatMap(person =>
      Object.entries(person).filter(([slot, part]) => {
        const { only, not } = rules.slots[slot].parts[part];
        const has = ([other, list]: readonly [string, readonly string[]]) => list.includes(person[other]);
        const worn = Object.entries(only).filter(([other]) => person[other] !== undefined);
        return !worn.every(has) || Object.entries(not).some(has);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('wear every part sooner or later', () => {
    for (const [slot, { parts }] of Object.entries(rules.slots)) {
      const worn = new Set(boxes.flat().map(person => person[slot]));
      expect(
        Object.keys(parts).filter(part => !worn.has(part)),
        slot,
      ).toEqual([]);
    }
  });

  test('are of all kinds in every box: skins, ages and manners are spread evenly', () => {
    const share = (agents: readonly Person[], slot: string) =>
      Object.keys(rules.slots[slot].parts).map(part => agents.filter(person => person[slot] === part).length);
    for (const box of boxes) {
      expect(Math.max(...share(box.slice(0, 18), 'skin'))).toBeLessThanOrEqual(8);
      expect(Math.min(...share(box.slice(0, 18), 'skin'))).toBeGreaterThanOrEqual(4);
      expect(Math.max(...share(box.slice(0, 18), 'manner'))).toBeLessThanOrEqual(9);
      expect(Math.min(...share(box.slice(0, 18), 'age'))).toBeGreaterThanOrEqual(3);
    }
  });

  test('are refused when there are too few parts', () => {
    expect(() => people(randomFrom(1), rules, [{ kind: 'assassin', count: 4 }])).toThrow(
      'deck.too-few-parts',
    );
    expect(() => people(randomFrom(1), rules, [{ kind: 'postman', count: 1 }])).toThrow('deck.unknown-kind');
  });
});
