import type { Point, Size } from '../../../scene/geometry/index.js';

/** What is kept of a picture: its middle, in shares of width and height, and how many times smaller than the largest cut. */
export interface Cut {
  readonly focus: Point;
  readonly zoom: number;
}

/** In shares of the picture's width and height. */
export interface Frame extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where a cut lies. Its focus is as near to its middle as can be. */
export function frameOf(picture: Size, card: Size, { focus, zoom }: Cut): Frame {
  const largest = largestOf(picture, card);
  const [width, height] = [largest.width / zoom, largest.height / zoom];
  const middle = inside({ width, height }, focus);
  return { width, height, left: middle.x - width / 2, top: middle.y - height / 2 };
}

function largestOf(picture: Size, card: Size): Size {
  const share = picture.width / picture.height / (card.width / card.height);
  return { width: Math.min(1, 1 / share), height: Math.min(1, share) };
}

export function middleOf({ left, top, width, height }: Frame): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** The middle nearest to `point` of a frame that stays in the picture, in whole thousandths. */
export function movedTo(frame: Frame, point: Point): Point {
  const { x, y } = inside(frame, point);
  return { x: thousandths(x), y: thousandths(y) };
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a frame, in steps of its own size; undefined for other keys. */
export function movedBy(key: string, far: boolean, frame: Frame): Point | undefined {
  const way = KEYS[key];
  if (way === undefined) return undefined;
  const step = far ? 0.2 : 0.02;
  const { x, y } = middleOf(frame);
  return movedTo(frame, { x: x + way[0] * step * frame.width, y: y + way[1] * step * frame.height });
}

/** A corner of a frame: 0 is left or top, 1 right or bottom. */
export type Corner = Point;

/** The cut whose `corner` is dragged as near to `to` as its shape and the picture allow, while the other one stays. */
export function resized(
  picture: Size,
  card: Size,
  frame: Frame,
  corner: Corner,
  to: Point,
  most: number,
): Cut {
  const largest = largestOf(picture, card);
  const [right, down] = [corner.x === 1, corner.y === 1];
  const still = {
    x: right ? frame.left : frame.left + frame.width,
    y: down ? frame.top : frame.top + frame.height,
  };
  const wanted = Math.max(
    (right ? to.x - still.x : still.x - to.x) / largest.width,
    (down ? to.y - still.y : still.y - to.y) / largest.height,
  );
  const room = Math.min(
    (right ? 1 - still.x : still.x) / largest.width,
    (down ? 1 - still.y : still.y) / largest.height,
  );
  const zoom = within(1 / Math.min(Math.max(wanted, 1 / most), room), most);
  const [width, height] = [largest.width / zoom, largest.height / zoom];
  const focus = {
    x: still.x + (right ? width : -width) / 2,
    y: still.y + (down ? height : -height) / 2,
  };
  return { zoom, focus: movedTo({ ...frame, width, height }, focus) };
}

/** From 1 to `most`, in whole hundredths. */
export function within(zoom: number, most: number): number {
  return Math.round(100 * Math.max(1, Math.min(most, zoom))) / 100;
}

/** Dots per inch of what is kept on a card in millimetres, before print leaves out those that it can't show. */
export function dotsPerInch(pixels: Size, card: Size, kept: Size): number {
  const inches = { width: card.width / 25.4, height: card.height / 25.4 };
  return Math.floor(
    Math.max((kept.width * pixels.width) / inches.width, (kept.height * pixels.height) / inches.height),
  );
}

function inside({ width, height }: Size, { x, y }: Point): Point {
  const held = (at: number, length: number) => Math.max(length / 2, Math.min(1 - length / 2, at));
  return { x: held(x, width), y: held(y, height) };
}

const thousandths = (share: number) => Math.round(1000 * share) / 1000;
