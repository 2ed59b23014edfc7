import { type Rect, type Size, union } from '../../geometry/index.js';
import { MM, type Pixels, pixels } from '../pages/pixels.js';
import { smoothed } from './smoothed.js';

/** Beyond the lightest and the darkest neighbour, of 255: renderers smooth edges in their own ways. */
const TOLERANCE = 72;

/**
 * Windows of 2 mm overlap by half. So many of their 144 pixels may differ: small print, drawn in two ways, reaches 20 where
 * sharp draws and 30 where Chromium does.
 */
const WINDOW = pixels(2);
const MOST = 31;

/** Dense strokes come out as lines or as grey: what is even when smoothed looks the same, to so many of 255. */
const SMOOTH = 24;

/** A thin pale line differs less, but along all of a window of 24 x 1 mm. */
const FAINT = 64;
const [LONG, NARROW] = [pixels(24), pixels(1)];
const MOST_ALONG = 120;

/** What is too pale for that shows in windows of 6 mm: so much lighter or darker, of 255, where both are of one colour. */
const WIDE = pixels(6);
const TINT = 1.5;
const EVEN = 8;

/** Where two pictures of a page, of the same size, differ so that a person could see it: boxes in millimetres. */
export function differences(paper: Pixels, scene: Pixels): readonly Rect[] {
  const { width, height } = scene;
  const beyond = beyondNeighbours(paper, scene);
  const page = { width, height };
  const found = [
    ...windows(
      page,
      WINDOW,
      WINDOW,
      beyond,
      value => (value > FAINT ? 1 : value < -TOLERANCE ? 0.5 : 0),
      MOST,
    ),
    ...windows(page, LONG, NARROW, beyond, value => (value > FAINT ? 1 : 0), MOST_ALONG),
    ...windows(page, NARROW, LONG, beyond, value => (value > FAINT ? 1 : 0), MOST_ALONG),
    ...[0, 1, 2].flatMap(channel =>
      windows(page, WIDE, WIDE, change(paper, scene, channel), value => value, TINT * WIDE * WIDE),
    ),
  ];
  return found.map(({ x, y, width, height }) => {
    return { x: x * MM, y: y * MM, width: width * MM, height: height * MM };
  });
}

/**
 * By how much each pixel is lighter or darker than all of its neighbours in the other picture; less than zero where those
 * differ too, so that there is a line or an edge in both.
 */
function beyondNeighbours(paper: Pixels, scene: Pixels): Int16Array {
  const { width, height } = scene;
  const beyond = new Int16Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      for (let at = 4 * pixel; at < 4 * pixel + 3; at++) {
        if (Math.abs(paper.data[at] - scene.data[at]) <= FAINT) continue;
        if (Math.abs(smoothed(paper, at) - smoothed(scene, at)) <= SMOOTH) continue;
        const [one, other] = [outside(paper.data[at], scene, at), outside(scene.data[at], paper, at)];
        const most = Math.abs(one) > Math.abs(other) ? one : other;
        if (Math.abs(most) > Math.abs(beyond[pixel])) beyond[pixel] = most;
      }
    }
  return beyond;
}

function outside(value: number, { data, width }: Pixels, at: number): number {
  let [least, most] = [255, 0];
  for (let row = at - 4 * width; row <= at + 4 * width; row += 4 * width)
    for (let near = row - 4; near <= row + 4; near += 4) {
      if (data[near] < least) least = data[near];
      if (data[near] > most) most = data[near];
    }
  const far = Math.max(0, least - value, value - most);
  return most - least > far / 2 ? -far : far;
}

/** How much lighter each pixel of the paper is in one colour, edges left out. */
function change(paper: Pixels, scene: Pixels, channel: number): Int16Array {
  const { width, height } = scene;
  const changes = new Int16Array(width * height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = 4 * (y * width + x) + channel;
      const lighter = paper.data[at] - scene.data[at];
      if (lighter !== 0 && isEven(paper, at) && isEven(scene, at)) changes[y * width + x] = lighter;
    }
  return changes;
}

function isEven({ data, width }: Pixels, at: number): boolean {
  const value = data[at];
  return (
    Math.abs(data[at - 4] - value) <= EVEN &&
    Math.abs(data[at + 4] - value) <= EVEN &&
    Math.abs(data[at - 4 * width] - value) <= EVEN &&
    Math.abs(data[at + 4 * width] - value) <= EVEN
  );
}

/**
 * The windows of a page, in pixels, whose sum is beyond `most` either way. They overlap by half. Nothing weighs nothing:
 * most values are 0.
 */
function windows(
  page: Size,
  width: number,
  height: number,
  values: Int16Array,
  weigh: (value: number) => number,
  most: number,
): readonly Rect[] {
  // Four quarters make a window.
  const [across, down] = [width >> 1, height >> 1];
  const [columns, rows] = [Math.floor(page.width / across), Math.floor(page.height / down)];
  const quarters = new Float64Array(columns * rows);
  for (let y = 0; y < rows * down; y++) {
    const row = Math.floor(y / down) * columns;
    for (let x = 0, from = y * page.width; x < columns; x++)
      for (const end = from + across; from < end; from++)
        if (values[from] !== 0) quarters[row + x] += weigh(values[from]);
  }
  const found: Rect[] = [];
  for (let y = 0; y + 1 < rows; y++)
    for (let x = 0; x + 1 < columns; x++) {
      const at = y * columns + x;
      const sum = quarters[at] + quarters[at + 1] + quarters[at + columns] + quarters[at + columns + 1];
      if (Math.abs(sum) > most) found.push({ x: x * across, y: y * down, width, height });
    }
  return found;
}

/** Boxes that touch become one. */
export function joined(boxes: readonly Rect[]): readonly Rect[] {
  const apart: Rect[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let i = 0; i < apart.length; )
      if (touch(apart[i], whole)) {
        whole = union(whole, apart[i]);
        apart.splice(i, 1);
        i = 0;
      } else i += 1;
    apart.push(whole);
  }
  return apart;
}

function touch(a: Rect, b: Rect): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}
