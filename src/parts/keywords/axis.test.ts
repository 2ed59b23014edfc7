import { expect, test } from 'vitest';
import { wordStyle } from '../../text/typesetting/typesetting.js';
import { inkOf, settingOf } from '../faces.fixture.js';
import { onAxis, wordAxis } from './axis.js';

const setting = settingOf('en');
const TEXTS = ['yo-yo', 'robot', 'guitar', 'eye'];
const axis = wordAxis(setting, TEXTS);
const placed = (text: string, height: number) => {
  const line = setting.shaper.line(text, wordStyle(setting, 10));
  return onAxis(line, axis, { x: 5, y: 20, width: 60, height }, '#000000');
};
const middle = (text: string, height: number) => {
  const { y, height: high } = inkOf({ item: placed(text, height), matrix: [1, 0, 0, 1, 0, 0] });
  return y + high / 2;
};

test('words with and without tails stand on one baseline, and are centred on average', () => {
  expect(new Set(TEXTS.map(text => placed(text, 20).y)).size).toBe(1);
  const middles = TEXTS.map(text => middle(text, 20));
  expect(middles.reduce((sum, y) => sum + y, 0) / 4).toBeCloseTo(30, 6);
  expect(middle('yo-yo', 20)).toBeGreaterThan(30);
  expect(middle('robot', 20)).toBeLessThan(30);
});

test('a word that would reach out of its room is moved into it; one that is too tall is centred', () => {
  const { ink } = placed('yo-yo', 20).line;
  expect(placed('yo-yo', ink.height + 0.2).y + ink.y + ink.height).toBeCloseTo(20 + ink.height + 0.2, 6);
  expect(middle('yo-yo', 4)).toBeCloseTo(22, 6);
});

test('each word is in the middle from side to side', () => {
  for (const text of TEXTS) {
    const { x, width } = inkOf({ item: placed(text, 20), matrix: [1, 0, 0, 1, 0, 0] });
    expect(x + width / 2).toBeCloseTo(35, 6);
  }
});
