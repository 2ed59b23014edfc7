import { expect, test } from 'vitest';
import { IDENTITY, translate } from '../scene/geometry/index.js';
import { boxAround } from './figure.js';

const square = { kind: 'rect', x: 0, y: 0, width: 20, height: 20, fill: '#808080' } as const;
const figure = { icon: [square], places: [IDENTITY] };
/** Everything to the left of a slanting line through (10, 0) and (0, 10). */
const corner = { d: 'M -30 40 L 40 -30 L -30 -30 Z' };

test('a slanting half has its box around what shows, not around the line that cuts it', () => {
  expect(boxAround([{ ...figure, clip: corner }])).toEqual({ x: 0, y: 0, width: 10, height: 10 });
});

test('a window in the middle of a figure is its box', () => {
  const clip = { d: 'M 5 6 H 9 V 12 H 5 Z' };
  expect(boxAround([{ ...figure, clip }])).toEqual({ x: 5, y: 6, width: 4, height: 6 });
});

test('what a clip takes away makes no picture larger', () => {
  const hidden = { icon: [square], places: [translate(0, 15)], clip: corner };
  expect(boxAround([figure, hidden])).toEqual({ x: 0, y: 0, width: 20, height: 20 });
});

test('what sticks out of a figure makes the picture larger by what shows of it', () => {
  const guest = { icon: [square], places: [translate(-15, -5)], clip: { d: 'M -50 -2 H 50 V 8 H -50 Z' } };
  expect(boxAround([guest, figure])).toEqual({ x: -15, y: -2, width: 35, height: 22 });
});
