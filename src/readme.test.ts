import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = import.meta.dirname;
const text = fs.readFileSync(path.join(SRC, 'README.md'), 'utf8');
const names = [...text.matchAll(/`([\w./-]+(?:\.ts|\.md|\.yaml|\/))`/g)].map(([, name]) => name);

test('every file and folder that the map of the house names is there', () => {
  expect(names.length).toBeGreaterThan(50);
  const missing = names.filter(
    name => ![SRC, path.dirname(SRC)].some(root => fs.existsSync(path.join(root, name))),
  );
  expect(missing).toEqual([]);
});

test('every room is on the map of the house', () => {
  const rooms = fs.readdirSync(SRC, { withFileTypes: true }).filter(entry => entry.isDirectory());
  const missing = rooms.filter(({ name }) => !names.some(named => named.startsWith(`${name}/`)));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
