import { expect, test } from 'vitest';
import { ENTERED_FILE, enteredFiles, readEntered } from './entered-file.js';

const place = { key: '1', visit: 'of this tab', name: 'تهران', x: '51,39', y: '۳۵٫۶۹' };
const typed = (text: string) => readEntered(text).map(({ key: _, ...rest }) => rest);

test('places that are still looked at go with their deck, as they were typed', () => {
  const [file] = enteredFiles([place, { ...place, name: 'Half', y: '', aside: true }]);
  expect(file.path).toBe(ENTERED_FILE);
  const { name, x, y } = place;
  expect(typed(file.data as string)).toEqual([
    { name, x, y, visit: '' },
    { name: 'Half', x, y: '', visit: '', aside: true },
  ]);
});

test('a deck without any has no file of them', () => {
  expect([enteredFiles(), enteredFiles([])]).toEqual([[], []]);
});

test('what is not a place is left out of a file from elsewhere', () => {
  const long = 'x'.repeat(201);
  const list = [
    null,
    1,
    { name: 'A', x: 1, y: '2' },
    { ...place, name: long },
    { name: 'B', x: '1', y: '2' },
  ];
  expect(typed(JSON.stringify(list)).map(({ name }) => name)).toEqual(['B']);
  expect(['{', '{"name":"A"}', 'null'].flatMap(typed)).toEqual([]);
  expect(typed(JSON.stringify(Array(1001).fill({ name: 'B', x: '1', y: '2' })))).toHaveLength(1000);
});
