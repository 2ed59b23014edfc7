import {
  apply,
  centre,
  grown,
  holds,
  type Point,
  type Rect,
  type Turn,
  turnAbout,
} from '../../../scene/geometry/index.js';
import { decimal, type Sentence, sentence } from '../../../speech/index.js';
import { type CardFace, contentsOf, frameOf, turnOfFace } from '../../cards/card-face.js';
import { type Axis, turnBehind } from '../../cards/flip-axis.js';
import type { FoundSheet } from '../../cards/sheet.js';

/** How far a back may lie off its front, in millimetres. */
const TOLERANCE = 0.1;

/** How the back of a card fails to lie behind its front. */
export function alignmentFaults(
  front: CardFace,
  back: CardFace,
  { axis, backBlock }: FoundSheet,
): readonly Sentence[] {
  return contentsOf(back) === 'pattern' ? patternFaults(back, backBlock) : faceFaults(front, back, axis);
}

/** The pattern is centred on the card, or on the whole block where one drawing serves all. */
function patternFaults({ trim, grounds }: CardFace, block: Rect): readonly Sentence[] {
  const own = grounds.find(({ edge }) => edge.width < 1.5 * trim.width && edge.height < 1.5 * trim.height);
  const { x, y } = own ? offset(trim, own.edge) : offset(block, grounds[0].edge);
  const isCovered = grounds.some(({ ink }) => holds(ink, trim, TOLERANCE));
  return [...distanceFaults(x, y), ...(isCovered ? [] : [sentence('preflight.pattern-gap')])];
}

function faceFaults(front: CardFace, back: CardFace, axis: Axis): readonly Sentence[] {
  const faults: Sentence[] = [];
  const turn = turnOfFace(front) ?? 0;
  const expected = turnBehind(axis, turn);
  const found = turnOfFace(back);
  if (found !== undefined && found !== expected)
    faults.push(
      sentence(found === (expected + 180) % 360 ? 'preflight.back-upside-down' : 'preflight.back-sideways'),
    );
  const [frame, behind] = [frameOf(front), frameOf(back)];
  if (frame === undefined || behind === undefined) {
    const side = frame === undefined ? 'front' : 'back';
    return [...faults, sentence('preflight.no-frame', { side })];
  }
  // Both faces are drawn alike: seen upright, their frames lie equally far off the middle of the card.
  const upright = apply(turnAbout(((360 - turn) % 360) as Turn), offset(front.trim, frame));
  const meant = apply(turnAbout(found ?? expected), upright);
  const real = offset(back.trim, behind);
  const isAlike =
    Math.abs(longest(behind) - longest(frame)) < 2 * TOLERANCE &&
    Math.abs(shortest(behind) - shortest(frame)) < 2 * TOLERANCE;
  if (!isAlike) faults.push(sentence('preflight.sizes-differ'));
  return [...faults, ...distanceFaults(real.x - meant.x, real.y - meant.y)];
}

/** From the middle of one rectangle to that of another. */
function offset(from: Rect, to: Rect): Point {
  const [a, b] = [centre(from), centre(to)];
  return { x: b.x - a.x, y: b.y - a.y };
}

function longest({ width, height }: Rect): number {
  return Math.max(width, height);
}

function shortest({ width, height }: Rect): number {
  return Math.min(width, height);
}

function distanceFaults(x: number, y: number): readonly Sentence[] {
  const distance = Math.hypot(x, y);
  return distance <= TOLERANCE ? [] : [sentence('preflight.misaligned', { distance: decimal(distance, 1) })];
}

/** The sides of a card at which its pattern ends before the bleed; a side with a neighbour needs none. */
export function bleedFaults(
  { trim, grounds }: CardFace,
  all: readonly CardFace[],
  bleed: number,
): readonly Sentence[] {
  const sides = { left: [-1, 0], right: [1, 0], top: [0, -1], bottom: [0, 1] } as const;
  return Object.entries(sides).flatMap(([side, [dx, dy]]) => {
    const strip = grown({ ...trim, x: trim.x + dx * (bleed - 0.05), y: trim.y + dy * (bleed - 0.05) }, -0.05);
    const reaches = grounds.some(({ ink }) => holds(ink, strip, 0.01));
    const beside = { ...trim, x: trim.x + dx * trim.width, y: trim.y + dy * trim.height };
    const hasNeighbour = all.some(
      other => Math.abs(other.trim.x - beside.x) < 10 && Math.abs(other.trim.y - beside.y) < 10,
    );
    return reaches || hasNeighbour ? [] : [sentence('preflight.bleed', { bleed, side })];
  });
}
