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

test('each room imports only from rows below its own, in the picture of the rooms', () => {
  const [, picture] = /```\n([\s\S]*?)```/.exec(text) ?? [];
  const rows = picture
    .trimEnd()
    .split('\n')
    .map(row => row.slice(0, 18).trim().split(/ +/));
  const rooms = fs.readdirSync(SRC, { withFileTypes: true }).filter(entry => entry.isDirectory());
  expect(rows.flat().sort()).toEqual(rooms.map(({ name }) => name).sort());
  const rowOf = (room: string) => rows.findIndex(row => row.includes(room));
  const files = fs.readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const upwards = files
    .filter(file => /(?<!\.(test|fixture|looks|journey))\.tsx?$/.test(file))
    .flatMap(file => {
      const from = file.split(path.sep)[0];
      const code = fs.readFileSync(path.join(SRC, file), 'utf8');
      return [...code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].flatMap(([, name]) => {
        const [to] = path.join(path.dirname(file), name).split(path.sep);
        const known = rowOf(from) >= 0 && rowOf(to) >= 0 && to !== from;
        return known && rowOf(to) <= rowOf(from) ? [`${file} -> ${name}`] : [];
      });
    });
  expect(upwards).toEqual([]);
});
