import { centre, type Point, type Rect } from '../../scene/geometry/index.js';
import { decimal, type Sentence, sentence } from '../../speech/index.js';
import { isColour } from '../faces/colours.js';
import { type Fault, faultAt } from '../findings.js';
import type { Text } from '../pages/items.js';
import type { Direction } from '../pages/reading-order.js';
import { directionOf, seenText } from '../pages/seen-text.js';
import type { TextClaim } from './claim.js';
import { inkOf, type Match, type OnFace } from './on-face.js';

/** How far ink may reach out of its box, and anything lie off its place, in millimetres. */
const OFF = 0.05;

/** Finds a text on one line or several; where it isn't as claimed, what stands there instead. */
export function textFor(claim: TextClaim, left: readonly OnFace<Text>[], direction: Direction): Match {
  const { turn = 0, fill, box, direction: base = directionOf(claim.text, direction) } = claim;
  const own = inOrder(
    left.filter(one => one.turn === turn && isColour(one.item.fill, fill) && isIn(one.ink, box)),
    turn,
  );
  if (own.length > 0 && says(own, claim.text, base))
    return { own, faults: placeFaults(claim, own), isRead: true };
  // Where colours are alike, others may be in its box.
  const alone = own.find(one => says([one], claim.text, base));
  if (alone) return { own: [alone], faults: placeFaults(claim, [alone]), isRead: true };
  // Somewhere else, or otherwise?
  const said = claim.common ? undefined : left.find(one => says([one], claim.text, base));
  if (said) return { own: [said], faults: [faultAt(said.ink, otherwise(claim, said))], isRead: true };
  const fault = (told: Sentence) => [faultAt(own.length > 0 ? inkOf(own) : box, told)];
  const values = { slot: claim.name, text: claim.text, found: own.map(({ item }) => item.text).join(' ') };
  return own.length > 0
    ? { own, faults: fault(sentence('preflight.other-text', values)) }
    : { own, faults: fault(sentence('preflight.no-text', { slot: claim.name, text: claim.text })) };
}

function otherwise(claim: TextClaim, { item, turn, ink }: OnFace<Text>): Sentence {
  if (turn !== (claim.turn ?? 0))
    return sentence('preflight.text-turned', { slot: claim.name, text: claim.text });
  if (!isColour(item.fill, claim.fill))
    return sentence('preflight.other-colour', {
      slot: claim.name,
      text: claim.text,
      found: item.fill,
      expected: claim.fill,
    });
  const [a, b] = [centre(ink), centre(claim.box)];
  return sentence('preflight.text-moved', {
    slot: claim.name,
    text: claim.text,
    distance: decimal(Math.hypot(a.x - b.x, a.y - b.y), 1),
  });
}

/** In the order in which the lines of a text are read. */
function inOrder(lines: readonly OnFace<Text>[], turn: number): readonly OnFace<Text>[] {
  const down = ({ ink }: OnFace) =>
    turn === 90 ? -ink.x : turn === 180 ? -ink.y : turn === 270 ? ink.x : ink.y;
  return lines.toSorted((a, b) => down(a) - down(b));
}

/** What is wrong with how lines lie that say the right thing. */
function placeFaults(claim: TextClaim, lines: readonly OnFace<Text>[]): readonly Fault[] {
  const { box, top, middles, baselines, leans } = claim;
  const across = leans ? undefined : claim.across;
  const off: number[] = [];
  for (const { ink, pen } of lines) {
    const [first, last] = [Math.min(ink.x, pen.x), Math.max(ink.x + ink.width, pen.x + pen.width)];
    if (across === 'ink') off.push(centre(ink).x - centre(box).x);
    if (across === 'advance') off.push(centre(pen).x - centre(box).x);
    if (across === 'left') off.push(first - box.x);
    if (across === 'right') off.push(last - box.x - box.width);
  }
  if (leans) {
    const { x, y } = beginOf(lines[0], leans.degrees);
    off.push(x - leans.from.x, y - leans.from.y);
  }
  const all = inkOf(lines);
  if (top !== undefined) off.push(all.y - top);
  if (middles && (lines.length > 1 || claim.evenBaseline === undefined))
    off.push(nearest(centre(all).y, middles));
  if (baselines) off.push(nearest(lines[0].pen.y, baselines));
  const most = Math.max(0, ...off.map(Math.abs));
  const moved =
    most > OFF
      ? [sentence('preflight.text-moved', { slot: claim.name, text: claim.text, distance: decimal(most, 2) })]
      : [];
  return [...moved, ...lookFaults(claim, lines)].map(fault => faultAt(all, fault));
}

/** How far a text may be turned otherwise, in degrees. */
const LEAN = 0.12;

/** Whether the lines of one text look alike, whole and plain. */
export function lookFaults(
  claim: Pick<TextClaim, 'name' | 'text' | 'hidden' | 'leans'>,
  lines: readonly OnFace<Text>[],
): readonly Sentence[] {
  const [{ item: first }] = lines;
  const isPlain = lines.every(
    ({ item }) =>
      !item.cut &&
      item.blended === (claim.hidden ?? false) &&
      item.even &&
      Math.abs(item.leans - (claim.leans?.degrees ?? 0)) < LEAN &&
      Math.abs(item.size - first.size) < 0.02,
  );
  return isPlain ? [] : [sentence('preflight.text-distorted', { slot: claim.name, text: claim.text })];
}

/** Where the baseline of a text begins that rises or falls from there. */
function beginOf({ pen }: OnFace, degrees: number): Point {
  return { x: pen.x, y: degrees < 0 ? pen.y + pen.height : pen.y };
}

function nearest(value: number, wanted: readonly number[]): number {
  return wanted.map(each => value - each).reduce((a, b) => (Math.abs(a) < Math.abs(b) ? a : b));
}

/** From here on larger letters would not fit a box, in millimetres. */
const FULL = 0.12;

/** Whether larger letters would not fit. What shares a baseline may only grow to one end of its room. */
export function isFull({ box, full, evenBaseline, turn = 0 }: TextClaim, own: readonly OnFace[]): boolean {
  const upright = turn % 180 === 0;
  const along = upright ? 'width' : 'height';
  const up = upright ? 'height' : 'width';
  const ink = inkOf(own);
  const wide = Math.max(...own.map(({ ink, pen }) => Math.max(ink[along], pen[along])));
  const room = own.length === 1 && full ? full : box;
  const most = own.length === 1 && full ? full.height : box[up];
  const touches =
    evenBaseline !== undefined && Math.min(ink.y - room.y, room.y + room.height - ink.y - ink.height) < FULL;
  return wide > box[along] - FULL || ink[up] > most - FULL || touches;
}

const looks = new Map<string, string>();

/** What is seen of a text in a base direction, without spaces. */
export function lookOf(text: string, direction: Direction): string {
  const key = `${direction} ${text}`;
  let look = looks.get(key);
  if (look === undefined) {
    if (looks.size > 20_000) looks.clear();
    look = seenText(text, direction).replace(/\s/g, '');
    looks.set(key, look);
  }
  return look;
}

/** Each line takes as many letters of a text as it has, and looks as they would; a hyphen at its end may be its own. */
function says([line, ...more]: readonly OnFace<Text>[], text: string, direction: Direction): boolean {
  const seen = line.item.seen.replace(/\s/g, '');
  if (more.length === 0) return lookOf(text, direction) === seen;
  const chars = [...text];
  return ['', '-', '\u2010'].some(hyphen => {
    const end = chars.findIndex(
      (_, i) => lookOf(chars.slice(0, i + 1).join('') + hyphen, direction).length > seen.length,
    );
    const start = chars.slice(0, end).join('') + hyphen;
    return (
      end > 0 &&
      lookOf(start, direction) === seen &&
      says(more, chars.slice(end).join('').trimStart(), direction)
    );
  });
}

export function isIn(inner: Rect, outer: Rect, slack = OFF): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}
