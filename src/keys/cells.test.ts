import { expect, test } from 'vitest';
import { cellName, parseCell } from './cells.js';
import { CODENAMES, DUET, PICTURES } from './kind.fixture.js';

test('C3 is the middle of a five by five card', () => {
  expect(parseCell(CODENAMES, 'C3')).toBe(12);
  expect(parseCell(CODENAMES, ' e1 ')).toBe(4);
  expect(parseCell(CODENAMES, 'C۳')).toBe(12);
  expect(parseCell(CODENAMES, 'Ｃ３')).toBe(12);
  expect(cellName(CODENAMES, 12)).toBe('C3');
  expect(cellName(PICTURES, 19)).toBe('E4');
});

test('every cell is found by its name', () => {
  for (const kind of [CODENAMES, PICTURES, DUET])
    for (let cell = 0; cell < kind.columns * kind.rows; cell++)
      expect(parseCell(kind, cellName(kind, cell))).toBe(cell);
});

test('a cell off the grid, or half a name, is no cell', () => {
  for (const text of ['F1', 'A6', 'A0', '3C', 'C', '3', '', 'C3C', 'C03'])
    expect(parseCell(CODENAMES, text)).toBeUndefined();
  expect(parseCell(PICTURES, 'A5')).toBeUndefined();
});
