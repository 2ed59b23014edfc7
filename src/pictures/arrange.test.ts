import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { openIcons } from '../data/art/icon.js';
import { type Composition, compositionSchema, loadPictureIcons } from '../data/pictures.js';
import { arrange } from './arrange.js';
import { drawPicture } from './draw.js';
import { visibleShares } from './visible.js';

const icon = { group: 'test', tags: [], child_safe: true };
const spot = (x: number, y: number, width = 0, height = 0, turn = 0) => ({ x, y, width, height, turn });
const square = (x: number, y: number, size: number, fill = '#808080') =>
  ({ kind: 'rect', x, y, width: size, height: size, fill }) as const;

/** A square table of 20 and a square box of 10, each about the middle of its own 32 x 32. */
const kit = {
  icons: new Map([
    ['table', [square(6, 6, 20)]],
    ['box', [square(11, 11, 10, '#202020'), square(13, 13, 2, '#f0f0f0')]],
  ]),
  hosts: new Map([
    [
      'table',
      {
        ...icon,
        head: spot(16, 6, 10),
        room: spot(16, 16, 10, 10),
        body: spot(16, 16, 10, 10),
        opening: spot(16, 16, 10, 2),
        top: spot(16, 6, 10),
        axis: spot(16, 16, 20),
      },
    ],
  ]),
  guests: new Map([['box', { ...icon, head: spot(16, 21, 10) }]]),
};
const put = (by: Composition['by'], more: Partial<Composition> = {}) =>
  arrange(compositionSchema.parse({ host: 'table', guest: 'box', by, ...more }), kit);

describe('a guest on a host', () => {
  test('wears its spot where the host has the same', () => {
    expect(put('wear').guest.places).toEqual([[1, 0, 0, 1, 0, -15]]);
  });

  test('is as large as asked for, and moved', () => {
    const { guest, box } = put('wear', { size: 2, move: [3, 0] });
    expect(guest.places[0].slice(0, 4)).toEqual([2, 0, 0, 2]);
    expect(box).toEqual({ x: 6, y: -14, width: 23, height: 40 });
  });

  test('looks the other way if it is flipped', () => {
    expect(put('wear', { flip: true }).guest.places[0][0]).toBe(-1);
  });

  test('hides what it covers, and can be all seen', () => {
    const { host, guest } = visibleShares(put('hole', { size: 1 / 0.85 }));
    expect(host).toBeCloseTo(0.75, 1);
    expect(guest).toBe(1);
  });

  test('behind the host is hidden by it', () => {
    const { host, guest } = visibleShares(put('wear', { behind: true, move: [0, 5] }));
    expect(host).toBe(1);
    expect(guest).toBeCloseTo(0.5, 1);
  });

  test('comes out of an opening only above its rim', () => {
    const { guest } = visibleShares(put('climb', { size: 1 }));
    expect(guest).toBeGreaterThan(0.6);
    expect(guest).toBeLessThan(0.9);
  });

  test('shares the picture half and half', () => {
    const { host, guest } = visibleShares(put('half'));
    expect(host).toBeCloseTo(0.5, 1);
    expect(guest).toBeCloseTo(0.5, 1);
  });

  test('is repeated over a pattern: one in the middle, six around it', () => {
    expect(put('pattern').guest.places.length).toBe(7);
  });

  test('needs a spot that both have', () => {
    expect(() => put('hold')).toThrow(/table.*hand|hand.*table/s);
    expect(() => arrange(compositionSchema.parse({ host: 'chair', guest: 'box', by: 'wear' }), kit)).toThrow(
      /pictures\.unknown-icon .*chair/,
    );
  });
});

describe('a drawn picture', () => {
  const face = { greys: { from: 30, to: 228, power: 0.9 }, apart: 0.13, halo: 0.8 };
  const accent = { dark: '#800000', middle: '#c00000', light: '#ffb0b0' };

  test('fills its box, in greys and three tones of one colour on a white edge', () => {
    const drawn = JSON.stringify(drawPicture(put('wear'), { width: 40, height: 40 }, face, accent));
    const fills = [...drawn.matchAll(/"fill":"(#\w+)"/g)].map(([, fill]) => fill);
    expect(new Set(fills)).toEqual(new Set(['#888888', '#ffffff', '#c00000', '#ffb0b0']));
  });

  test('has every icon that has an entry, without gradients and lines', () => {
    const project = projectLibrary();
    const { hosts, guests } = loadPictureIcons(project);
    const icons = openIcons(project)([...hosts.keys(), ...guests.keys()]);
    for (const [name, shapes] of icons) expect(shapes.length, name).toBeGreaterThan(0);
  });
});
