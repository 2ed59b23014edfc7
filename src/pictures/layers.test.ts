import { expect, test } from 'vitest';
import type { Icon } from '../data/index.js';
import { layersOf, partFor } from './layers.js';

const shell: Icon[number] = { kind: 'circle', cx: 20, cy: 16, r: 10, fill: '#6d4534' };
const body: Icon[number] = { kind: 'rect', x: 2, y: 20, width: 28, height: 10, fill: '#f3ad61' };
const eye: Icon[number] = { kind: 'circle', cx: 4, cy: 4, r: 1, fill: '#212121' };
const snail: Icon = [shell, body, eye];
const spots = { group: 'animal', tags: [], child_safe: true, parts: { round: [0] } };

test('a shell that is replaced is not drawn, and the body can lie over the new one', () => {
  const { back, front } = layersOf(snail, spots, { front: [1] }, 'round');
  expect(back).toEqual([eye]);
  expect(front).toEqual([body]);
});

test('a snail that only wears a hat keeps its shell', () => {
  expect(layersOf(snail, spots, {}, 'head').back).toEqual(snail);
});

test('of a snail that takes a round place only the shell comes, to wear a hat all of it', () => {
  expect(partFor(snail, spots, 'round')).toEqual([shell]);
  expect(partFor(snail, spots, 'head')).toEqual(snail);
});

test('what is cut off is a hole in what is drawn', () => {
  const { clip } = layersOf(
    snail,
    spots,
    {
      cut: [
        [0, 0],
        [8, 0],
        [8, 8],
      ],
    },
    'head',
  );
  expect(clip).toMatchObject({ d: expect.stringContaining('M 0 0 L 8 0 L 8 8 Z'), evenOdd: true });
});
