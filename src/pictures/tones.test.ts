import { expect, test } from 'vitest';
import type { Icon } from '../data/index.js';
import { inAccent } from './tones.js';

const accent = { dark: '#800000', middle: '#c00000', light: '#e0a0a0' } as const;
const apart = 0.04;
const square = (fill: Icon[number]['fill'], side: number): Icon[number] => {
  return { kind: 'rect', x: 0, y: 0, width: side, height: side, fill };
};
const fills = (icon: Icon) => inAccent(icon, accent, apart).map(({ fill }) => fill);

test('a goose is as strong on the paper as a cat', () => {
  expect(fills([square('#ffffff', 30), square('#000000', 4)])).toEqual([accent.middle, accent.dark]);
  expect(fills([square('#000000', 30), square('#ffffff', 4)])).toEqual([accent.middle, accent.light]);
});

test('two notes of one black have one tone', () => {
  expect(fills([square('#402a32', 20), square('#402a32', 10)])).toEqual([accent.middle, accent.middle]);
});

test('a coat is the main colour though its lining below it is larger', () => {
  expect(fills([square('#ffffff', 31), square('#808080', 30)])).toEqual([accent.light, accent.middle]);
});

test('wool keeps its strands although the needles are much lighter', () => {
  expect(fills([square('#00a6ed', 30), square('#0074ba', 12), square('#f3c07b', 3)])).toEqual([
    accent.middle,
    accent.dark,
    accent.light,
  ]);
});
