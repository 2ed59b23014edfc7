import { type Rect, type Size, union } from '../../scene/geometry/index.js';
import { MM, type Pixels, pixels } from '../pages/pixels.js';
import { smoothed } from './smoothed.fixture.js';

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
  const spots = unlike(paper, scene);
  const beyond = beyondNeighbours(paper, scene, spots);
  const page = { width, height, spots };
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
      windows(page, WIDE, WIDE, change(paper, scene, spots, channel), value => value, TINT * WIDE * WIDE),
    ),
  ];
  return found.map(({ x, y, width, height }) => {
    return { x: x * MM, y: y * MM, width: width * MM, height: height * MM };
  });
}

/** The pixels, not at the edge, that are not the same in both pictures: a small part of most pages. */
function unlike({ data: paper }: Pixels, { data: scene, width, height }: Pixels): Uint32Array {
  const spots = new Uint32Array(width * height);
  let count = 0;
  for (let y = 1; y < height - 1; y++)
    for (let spot = y * width + 1, end = spot + width - 2; spot < end; spot++) {
      const at = 4 * spot;
      if (paper[at] === scene[at] && paper[at + 1] === scene[at + 1] && paper[at + 2] === scene[at + 2])
        continue;
      spots[count++] = spot;
    }
  return spots.slice(0, count);
}

/**
 * By how much each of the spots is lighter or darker than all of its neighbours in the other picture; less than zero where
 * those differ too, so that there is a line or an edge in both.
 */
function beyondNeighbours(paper: Pixels, scene: Pixels, spots: Uint32Array): Int16Array {
  const beyond = new Int16Array(spots.length);
  for (let i = 0; i < spots.length; i++)
    for (let at = 4 * spots[i], end = at + 3; at < end; at++) {
      if (Math.abs(paper.data[at] - scene.data[at]) <= FAINT) continue;
      if (Math.abs(smoothed(paper, at) - smoothed(scene, at)) <= SMOOTH) continue;
      const [one, other] = [outside(paper.data[at], scene, at), outside(scene.data[at], paper, at)];
      const most = Math.abs(one) > Math.abs(other) ? one : other;
      if (Math.abs(most) > Math.abs(beyond[i])) beyond[i] = most;
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

/** How much lighter each of the spots is on paper in one colour, edges left out. */
function change(paper: Pixels, scene: Pixels, spots: Uint32Array, channel: number): Int16Array {
  const changes = new Int16Array(spots.length);
  for (let i = 0; i < spots.length; i++) {
    const at = 4 * spots[i] + channel;
    const lighter = paper.data[at] - scene.data[at];
    if (lighter !== 0 && isEven(paper, at) && isEven(scene, at)) changes[i] = lighter;
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

/** A page in pixels, and those of its pixels that have a value: what has none weighs nothing. */
interface Spotted extends Size {
  readonly spots: Uint32Array;
}

/** The windows of a page, in pixels, whose sum is beyond `most` either way. They overlap by half. */
function windows(
  page: Spotted,
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
  for (let i = 0; i < values.length; i++) {
    if (values[i] === 0) continue;
    const y = Math.floor(page.spots[i] / page.width);
    const [column, row] = [Math.floor((page.spots[i] - y * page.width) / across), Math.floor(y / down)];
    if (column < columns && row < rows) quarters[row * columns + column] += weigh(values[i]);
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
