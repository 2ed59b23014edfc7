import { expect, test } from 'vitest';
import { outlinesOf } from '../../text/index.js';
import { wordStyle } from '../../text/typesetting/typesetting.js';
import { settingOf } from '../faces.fixture.js';
import { cellsInside } from './cells.js';

const square = (from: number, to: number) => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
];

test('a square of 4 x 4 millimetres covers 16 cells of one millimetre, wherever it lies', () => {
  expect(cellsInside([square(0, 4)], 1)).toHaveLength(16);
  expect(cellsInside([square(-7, -3)], 1)).toHaveLength(16);
  expect(cellsInside([square(0, 4)], 0.5)).toHaveLength(64);
});

test('a hole wound the other way is left out; two strokes that cross are not', () => {
  expect(cellsInside([square(0, 6), square(2, 4).reverse()], 1)).toHaveLength(32);
  expect(cellsInside([square(0, 4), square(2, 6)], 1)).toHaveLength(28);
});

test('the cells of a letter are its ink: the hole of an O is bare', () => {
  const setting = settingOf('en');
  const line = setting.shaper.line('O', wordStyle(setting, 10));
  const cells = cellsInside(outlinesOf(line, setting.shaper.book), 0.1);
  const { ink } = line;
  const [x, y] = [ink.x + ink.width / 2, ink.y + ink.height / 2].map(value => Math.floor(value / 0.1));
  expect(cells).not.toContainEqual({ x, y });
  const columns = cells.map(cell => cell.x * 0.1);
  expect(Math.min(...columns)).toBeCloseTo(ink.x, 0);
  expect(Math.max(...columns)).toBeCloseTo(ink.x + ink.width, 0);
  expect(cells.length).toBeGreaterThan(1000);
  expect(cells.length).toBeLessThan(0.7 * ((ink.width * ink.height) / 0.01));
});
