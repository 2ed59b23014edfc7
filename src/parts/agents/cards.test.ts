import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { loadGrid, readPortraits } from '../../data/index.js';
import { randomFrom } from '../../keys/random.js';
import { castAgents } from './cards.js';

const project = projectLibrary();
const { rules } = readPortraits(project);
const plansOf = (grid: string) => loadGrid(grid, project, project).agents;
const plans = plansOf('5x5');
const cast = (seed: string, box = plans) => castAgents(box, randomFrom(seed), rules);
const box = cast('rain');

describe('the agents of a box', () => {
  test('are 8 red, 8 blue, 1 double agent, 7 bystanders and 1 assassin', () => {
    const count = (front: string, back?: string) =>
      box.filter(card => card.front.role === front && card.back?.role === back).length;
    expect(box).toHaveLength(25);
    expect([
      count('red'),
      count('blue'),
      count('red', 'blue'),
      count('bystander'),
      count('assassin'),
    ]).toEqual([8, 8, 1, 7, 1]);
  });

  test('have an id each, in the order of the box', () => {
    expect(box.map(card => card.id)).toEqual(Array.from({ length: 25 }, (_, i) => `A${i + 1}`));
    expect(box[16].back).toBeDefined();
  });

  test('are named after their role; the double agent has a name of its own on both faces', () => {
    for (const card of box) {
      if (card.back === undefined) expect(card.front.name).toBe(`role.${card.front.role}`);
      else expect([card.front.name, card.back.name]).toEqual(['role.double', 'role.double']);
    }
  });

  test('have one double agent, who is the same person in red and in blue', () => {
    const [double] = box.filter(card => card.back !== undefined);
    expect(double.back?.person).toEqual(double.front.person);
    expect(double.back?.role).not.toBe(double.front.role);
  });

  test('are all different people', () => {
    const looks = box.map(({ front }) => JSON.stringify({ ...front.person, facing: '', backdrop: '' }));
    expect(new Set(looks).size).toBe(25);
  });

  test('look like their role, in whatever order the game lists them', () => {
    for (const order of [plans, [...plans].reverse()]) {
      for (const { front } of cast('rain', order)) {
        const kind = front.role === 'red' || front.role === 'blue' ? 'agent' : front.role;
        expect(Object.keys(front.person).sort()).toEqual(Object.keys(rules.kinds[kind]).sort());
      }
    }
  });

  test('are the same for the same seed, and different for another', () => {
    expect(cast('rain')).toEqual(box);
    expect(cast('snow')).not.toEqual(box);
  });
});

test('the game for two has 15 green agents, all different people, and an assassin', () => {
  const two = cast('rain', plansOf('duet'));
  expect(two.map(({ front }) => front.role)).toEqual([...Array(15).fill('green'), 'assassin']);
  const looks = two.map(({ front }) => JSON.stringify({ ...front.person, facing: '', backdrop: '' }));
  expect(new Set(looks).size).toBe(16);
});

test('the picture game has 7 red agents, 7 blue, 1 double agent, 4 bystanders and an assassin', () => {
  const roles = cast('rain', plansOf('5x4')).map(({ front, back }) => (back ? 'double' : front.role));
  const counts = [...new Set(roles)].map(role => [role, roles.filter(other => other === role).length]);
  expect(Object.fromEntries(counts)).toEqual({ red: 7, blue: 7, double: 1, bystander: 4, assassin: 1 });
});
