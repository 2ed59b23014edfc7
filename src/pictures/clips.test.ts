import { expect, test } from 'vitest';
import { IDENTITY } from '../scene/geometry/index.js';
import { halvesAt } from './clips.js';
import { outlineBox } from './polygons.js';

const axis = { x: 16, y: 16, width: 28, height: 0, turn: 0 };
const left = (d: string) => (outlineBox({ kind: 'path', d, fill: '#000000' }, IDENTITY)?.x ?? 0) < 0;

test('the host is the left half of a picture, the guest the right one', () => {
  const { host, guest } = halvesAt(axis, false);
  expect([left(host.d), left(guest.d)]).toEqual([true, false]);
});

test('swapped, the guest is the left half', () => {
  const { host, guest } = halvesAt(axis, true);
  expect([left(host.d), left(guest.d)]).toEqual([false, true]);
});
