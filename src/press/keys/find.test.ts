import { expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { THREE_TEAMS } from '../../data/keys.fixture.js';
import { findKey } from './find.js';

const project = projectLibrary();
const desk = { project, own: { ...project, text: () => THREE_TEAMS } };
/** The first card of seed 1. */
const ID = 'C-03Y5-BWBE-W';

test('a card is found by its id, however it is typed', () => {
  const { id, key, template } = findKey('c o3y5 bwbe w', desk);
  expect([id, key.start, template.kind.id]).toEqual([ID, 'red', 'codenames']);
  expect(key.cells.slice(0, 5)).toEqual(['red', 'bystander', 'red', 'blue', 'blue']);
});

test('a card of the program is found beside one’s own kind', () => {
  expect(findKey(ID, desk, 'trio.yaml').template.kind.id).toBe('codenames');
});

test('an id that no card has is refused', () => {
  expect(() => findKey('C-03Y5-BWBF-W', desk)).toThrow('keys.id-check');
});
