import {
  apply,
  centre,
  grown,
  holds,
  type Rect,
  type Size,
  type Turn,
  turnAbout,
} from '../../geometry/index.js';
import { anchorOf, type CardFace, upOf } from '../cards/card-face.js';

/** The line about which the paper is turned or folded, through the middle of the page. */
export type Axis = 'vertical' | 'horizontal';

/** How far a face may lie off its other face, in millimetres. */
const MEETS = 0.1;

/** Turned about its long edge, an upright page turns like a page of a book, a lying one like a calendar's. */
export function axisOf(page: Size, flip: 'long-edge' | 'short-edge'): Axis {
  return (flip === 'long-edge') === page.height >= page.width ? 'vertical' : 'horizontal';
}

/** Where what lies at `rect` comes to lie on the other side, or the other half, of the paper. */
export function through(page: Size, axis: Axis, rect: Rect): Rect {
  return axis === 'vertical'
    ? { ...rect, x: page.width - rect.x - rect.width }
    : { ...rect, y: page.height - rect.y - rect.height };
}

/** Which way up the back of a card stands on its own side, where the card is turned over like a page. */
export function upBehind(axis: Axis, up: Turn): Turn {
  return (axis === 'vertical' ? (360 - up) % 360 : (540 - up) % 360) as Turn;
}

/** What lies on a card's other side. */
export type Backing = 'pattern' | 'face' | 'nothing';

export function backingOf({ grounds, texts, shapes }: CardFace): Backing {
  if (grounds.length > 0 && texts.length === 0) return 'pattern';
  return shapes.length + texts.length === 0 ? 'nothing' : 'face';
}

/** How the two faces of a card fail to meet, each a whole sentence. */
export function facesMeet(front: CardFace, back: CardFace, axis: Axis, backBlock: Rect): readonly string[] {
  return backingOf(back) === 'pattern' ? patternMeets(back, backBlock) : drawingsMeet(front, back, axis);
}

/** The pattern is centred on the card, or on the whole block where one drawing serves all. */
function patternMeets({ trim, grounds }: CardFace, block: Rect): readonly string[] {
  const own = grounds.find(({ edge }) => edge.width < 1.5 * trim.width && edge.height < 1.5 * trim.height);
  const [pattern, under] = own ? [own.edge, trim] : [grounds[0].edge, block];
  const off = { x: centre(pattern).x - centre(under).x, y: centre(pattern).y - centre(under).y };
  const isWhole = grounds.some(({ ink }) => holds(ink, trim, MEETS));
  return [...distanceFault(off.x, off.y), ...(isWhole ? [] : ['Its pattern does not cover it.'])];
}

function drawingsMeet(front: CardFace, back: CardFace, axis: Axis): readonly string[] {
  const faults: string[] = [];
  const up = upOf(front) ?? 0;
  const expected = upBehind(axis, up);
  const found = upOf(back);
  if (found !== undefined && found !== expected)
    faults.push(found === (expected + 180) % 360 ? 'Its back is upside down.' : 'Its back lies on its side.');
  const [face, behind] = [anchorOf(front), anchorOf(back)];
  if (face === undefined || behind === undefined)
    return [...faults, `Its ${face === undefined ? 'front' : 'back'} has no frame to measure by.`];
  // Both faces are drawn alike, so that their frames lie as far off the middle of the card, each seen upright.
  const off = offset(front.trim, face);
  const upright = apply(turnAbout(((360 - up) % 360) as Turn), off);
  const meant = apply(turnAbout(found ?? expected), upright);
  const real = offset(back.trim, behind);
  const [long, short] = [Math.max(face.width, face.height), Math.min(face.width, face.height)];
  const isAlike =
    Math.abs(Math.max(behind.width, behind.height) - long) < 2 * MEETS &&
    Math.abs(Math.min(behind.width, behind.height) - short) < 2 * MEETS;
  if (!isAlike) faults.push('Its two faces are not of one size.');
  return [...faults, ...distanceFault(real.x - meant.x, real.y - meant.y)];
}

function offset(trim: Rect, rect: Rect) {
  const [a, b] = [centre(trim), centre(rect)];
  return { x: b.x - a.x, y: b.y - a.y };
}

function distanceFault(x: number, y: number): readonly string[] {
  const distance = Math.hypot(x, y);
  return distance <= MEETS ? [] : [`Its back lies ${distance.toFixed(1)} mm off its front.`];
}

/** Sides of a card at which its pattern ends before the bleed; sides with a neighbour need none. */
export function bleedFaults(face: CardFace, all: readonly CardFace[], bleed: number): readonly string[] {
  const { trim, grounds } = face;
  const sides = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const;
  return Object.entries(sides).flatMap(([side, [dx, dy]]) => {
    const strip = grown({ ...trim, x: trim.x + dx * (bleed - 0.05), y: trim.y + dy * (bleed - 0.05) }, -0.05);
    const reaches = grounds.some(({ ink }) => holds(ink, strip, 0.01));
    const beside = { ...trim, x: trim.x + dx * trim.width, y: trim.y + dy * trim.height };
    const isTaken = all.some(
      other => Math.abs(other.trim.x - beside.x) < 10 && Math.abs(other.trim.y - beside.y) < 10,
    );
    return reaches || isTaken ? [] : [`Its pattern ends less than ${bleed} mm beyond its ${side} edge.`];
  });
}
