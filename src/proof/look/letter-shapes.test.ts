import { describe, expect, test } from 'vitest';
import { MM, type Pixels } from '../pages/pixels.js';
import { differences } from './differences.fixture.js';
import { wrongShapes } from './letter-shapes.fixture.js';
import type { ExpectedText } from './lettering.fixture.js';

const SIZE = 48;

/** A page of 8 mm, from how dark each pixel is: 0 for paper, 1 for ink. */
function drawn(ink: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(4 * SIZE * SIZE).fill(255);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++)
      data.fill(255 - 230 * ink(x, y), 4 * (y * SIZE + x), 4 * (y * SIZE + x) + 3);
  return { width: SIZE, height: SIZE, data };
}

/** A letter of so many pixels in the middle, on a line of its own. */
function letter(size: number): ExpectedText {
  const start = ((SIZE - size) / 2) * MM;
  const box = { x: start, y: start, width: size * MM, height: size * MM };
  const origin = { x: start, y: start + box.height };
  return { origin, ink: box, fill: '#191919', upright: false, leans: false, letters: [{ origin, box }] };
}

const within = (x: number, y: number) => Math.abs(x - 23.5) < 6.5 && Math.abs(y - 23.5) < 6.5;
const across = drawn((x, y) => Number(within(x, y) && y % 4 < 2));
const down = drawn((x, y) => Number(within(x, y) && x % 4 < 2));
const thirdAside = drawn((x, y) => Number(within(x, y)) * [1, 0.67, 0, 0.33][y % 4]);

describe('the shape of a letter', () => {
  test('is right as it was laid out, and a third of a pixel aside', () => {
    expect(wrongShapes(across, across, [letter(13)])).toEqual([]);
    expect(wrongShapes(thirdAside, across, [letter(13)])).toEqual([]);
  });

  test('is wrong if another letter fills its place, or nothing does', () => {
    const [{ box }] = letter(13).letters;
    expect(wrongShapes(down, across, [letter(13)])).toEqual([box]);
    expect(
      wrongShapes(
        drawn(() => 0),
        across,
        [letter(13)],
      ),
    ).toEqual([box]);
  });

  test('is left aside where it is too faint', () => {
    const faint = drawn((x, y) => 0.02 * Number(within(x, y) && y % 4 < 2));
    expect(
      wrongShapes(
        drawn(() => 0),
        faint,
        [letter(13)],
      ),
    ).toEqual([]);
  });
});

test('dense strokes may come out as lines or as grey', () => {
  const lines = drawn((x, y) => Number(within(x, y) && y % 2 === 0));
  const grey = drawn((x, y) => 0.5 * Number(within(x, y)));
  expect(differences(grey, lines)).toEqual([]);
  expect(
    differences(
      drawn(() => 0),
      lines,
    ),
  ).not.toEqual([]);
});
