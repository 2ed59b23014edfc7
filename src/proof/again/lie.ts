import { MM, type Pixels } from '../pages/pixels.js';

/** How a page lies against what it should be: scale about its middle, and how far that is right and down in millimetres. */
export interface Lie {
  readonly across: number;
  readonly down: number;
  readonly x: number;
  readonly y: number;
}

/** A picture in greys, of which one pixel is `step` pixels of the page. */
interface Grey {
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly data: Float32Array;
}

/** Shift and growth across, then down: shifts in pixels of the page, growth in parts of its size. */
type Motion = readonly [number, number, number, number];

/** Pages are narrowed down from a picture of about this many pixels, where a large shift is a small one. */
const SMALLEST = 100;
const ROUNDS = 4;
/** What no eye and no ruler would find: a third of a pixel, and as much at the edges. */
const RIGHT: Motion = [0.3, 0.0004, 0.3, 0.0004];
const STILL: Motion = [0, 0, 0, 0];

/**
 * Finds scale and shift by least squares over the whole page (Lucas and Kanade 1981), coarse pictures first. Undefined
 * where neither explains the difference: the page shows something else.
 */
export function lieOf(paper: Pixels, scene: Pixels): Lie | undefined {
  const coarse = coarsely(paper, scene);
  // A page that lies right, as nearly all do, need not be looked at more finely.
  if (isRight(coarse)) return { across: 1, down: 1, x: 0, y: 0 };
  const [half, sceneHalf] = [shrunk(paper, 2), shrunk(scene, 2)];
  const motion = narrowed(half, sceneHalf, coarse);
  if (isRight(motion)) return { across: 1, down: 1, x: 0, y: 0 };
  if (residual(half, sceneHalf, motion) > 0.7 * residual(half, sceneHalf, STILL)) return undefined;
  return { across: 1 + motion[1], down: 1 + motion[3], x: motion[0] * MM, y: motion[2] * MM };
}

/** Whether the paper lies upside down: turned, it is more like the scene by far. */
export function isUpsideDown(paper: Pixels, scene: Pixels): boolean {
  const [straight, right] = [shrunk(paper, 8), shrunk(scene, 8)];
  const turned = { ...straight, data: straight.data.slice().reverse() };
  return 4 * residual(turned, right, STILL) < residual(straight, right, STILL);
}

function isRight(motion: Motion): boolean {
  return motion.every((part, i) => Math.abs(part) < RIGHT[i]);
}

/** From pictures of a quarter of the size and smaller, the smallest first. */
function coarsely(paper: Pixels, scene: Pixels): Motion {
  const [papers, scenes] = [[shrunk(paper, 4)], [shrunk(scene, 4)]];
  for (const levels of [papers, scenes])
    while (levels[0].width >= 2 * SMALLEST) levels.unshift(halved(levels[0]));
  return scenes.reduce((motion, smaller, i) => narrowed(papers[i], smaller, motion), STILL);
}

/** The motion that one level tells, beginning with that of a coarser one. */
function narrowed(paper: Grey, scene: Grey, start: Motion): Motion {
  let motion = start;
  for (let round = 0; round < ROUNDS; round++) {
    const better = improved(paper, scene, motion);
    if (better === undefined) break;
    const moved = Math.abs(better[0] - motion[0]) + Math.abs(better[2] - motion[2]);
    motion = better;
    if (moved < 0.01) break;
  }
  return motion;
}

/** The greys of a page in squares of `step` pixels. */
function shrunk({ width, height, data }: Pixels, step: number): Grey {
  const [across, down] = [Math.floor(width / step), Math.floor(height / step)];
  const greys = new Float32Array(across * down);
  for (let y = 0; y < step * down; y++) {
    let at = 4 * width * y;
    for (let i = across * Math.floor(y / step), end = i + across; i < end; i++)
      for (let x = 0; x < step; x++, at += 4) greys[i] += data[at] + data[at + 1] + data[at + 2];
  }
  const values = 3 * step * step;
  for (let i = 0; i < greys.length; i++) greys[i] /= values;
  return { width: across, height: down, step, data: greys };
}

function halved({ width, height, step, data }: Grey): Grey {
  const [across, down] = [width >> 1, height >> 1];
  const half = new Float32Array(across * down);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const at = 2 * y * width + 2 * x;
      half[y * across + x] = (data[at] + data[at + 1] + data[at + width] + data[at + width + 1]) / 4;
    }
  return { width: across, height: down, step: 2 * step, data: half };
}

/** The motion after one step of Gauss and Newton; undefined for a page on which nothing is drawn. */
function improved(paper: Grey, scene: Grey, motion: Motion): Motion | undefined {
  const normal = Array.from({ length: 4 }, () => [0, 0, 0, 0, 0]);
  const { width, data } = scene;
  each(paper, scene, motion, (at, x, y, difference) => {
    const [right, below] = [(data[at + 1] - data[at - 1]) / 2, (data[at + width] - data[at - width]) / 2];
    if (right === 0 && below === 0) return;
    const slope = [right, right * x, below, below * y];
    for (let i = 0; i < 4; i++) {
      for (let j = i; j < 4; j++) normal[i][j] += slope[i] * slope[j];
      normal[i][4] += slope[i] * difference;
    }
  });
  for (let i = 1; i < 4; i++) for (let j = 0; j < i; j++) normal[i][j] = normal[j][i];
  const step = solved(normal);
  if (step === undefined) return undefined;
  const [x, across, y, down] = step;
  return [motion[0] - x * scene.step, motion[1] - across, motion[2] - y * scene.step, motion[3] - down];
}

function residual(paper: Grey, scene: Grey, motion: Motion): number {
  let sum = 0;
  each(paper, scene, motion, (_at, _x, _y, difference) => {
    sum += difference * difference;
  });
  return sum;
}

/** Each pixel of the scene, from the middle, and how much lighter the paper is where the motion has taken it. */
function each(
  paper: Grey,
  scene: Grey,
  [x0, across, y0, down]: Motion,
  see: (at: number, x: number, y: number, difference: number) => void,
): void {
  const { width, height, step, data } = scene;
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let row = 1; row < height - 1; row++) {
    const y = row - middleY;
    const toY = row + y0 / step + down * y;
    const top = Math.floor(toY);
    if (top < 0 || top + 1 >= height) continue;
    for (let column = 1; column < width - 1; column++) {
      const x = column - middleX;
      const toX = column + x0 / step + across * x;
      const left = Math.floor(toX);
      if (left < 0 || left + 1 >= width) continue;
      const [partX, partY] = [toX - left, toY - top];
      const from = top * width + left;
      const upper = paper.data[from] * (1 - partX) + paper.data[from + 1] * partX;
      const lower = paper.data[from + width] * (1 - partX) + paper.data[from + width + 1] * partX;
      const at = row * width + column;
      see(at, x, y, upper * (1 - partY) + lower * partY - data[at]);
    }
  }
}

/** Four equations by elimination; undefined if they have no single solution. */
function solved(rows: readonly number[][]): Motion | undefined {
  const scale = Math.max(...rows.map((row, i) => row[i]));
  for (let i = 0; i < 4; i++) {
    const pivot = rows[i][i];
    if (!(Math.abs(pivot) > 1e-9 * scale)) return undefined;
    for (let k = 0; k < 4; k++) {
      if (k === i) continue;
      const factor = rows[k][i] / pivot;
      for (let j = i; j < 5; j++) rows[k][j] -= factor * rows[i][j];
    }
  }
  return rows.map((row, i) => row[4] / row[i]) as unknown as Motion;
}
