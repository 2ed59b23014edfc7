import { centre, type Rect, union } from '../../scene/geometry/index.js';
import { decimal, type Sentence, sentence } from '../../speech/index.js';
import { isColour } from '../faces/colours.js';
import { faultAt } from '../findings.js';
import type { Text } from '../pages/items.js';
import type { Direction } from '../pages/reading-order.js';
import { directionOf } from '../pages/seen-text.js';
import type { LineSetting, ParagraphClaim } from './claim.js';
import type { Match, OnFace } from './on-face.js';
import { isIn, lookFaults, lookOf } from './texts.js';

/** How far a line may be out of step, in millimetres. */
const STEP = 0.1;
/** How far a line may be off where it is known how it stands. */
const OFF = 0.05;
/** Punctuation hangs over the edge by at most so much, in ems. */
const HANGS = 0.55;

/** What nobody sees, but for the marks that say in which direction others run. */
const UNSEEN = /(?![\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu;

/** Finds the lines of a text, broken anywhere; where it isn't in its box, lines that are elsewhere. */
export function paragraphOf(
  claim: ParagraphClaim,
  texts: readonly OnFace<Text>[],
  direction: Direction,
): Match {
  const { name: slot, text, box, set } = claim;
  const boxes = [box, ...(set?.next ? [set.next.box] : [])];
  const painted = texts.filter(({ item, turn }) => turn === 0 && isColour(item.fill, claim.fill));
  const inside = painted.filter(({ ink }) => boxes.some(each => isIn(ink, each, 0.3)));
  const chars = [...text.replace(UNSEEN, '').trim()];
  const own = claim.direction ?? directionOf(text, direction);
  const lines = (from: readonly OnFace<Text>[]) => broken(chars, 0, inStep(from, set), own);
  const found = lines(inside) ?? lines(painted);
  if (found === undefined || found.length === 0)
    return { own: [], faults: [faultAt(box, sentence('preflight.no-text', { slot, text }))] };
  const all = found.map(({ ink }) => ink).reduce(union);
  const even = set
    ? found.every((line, i) => standsAs(line, i, box, settled(set, found.length))) &&
      found.every(line => inside.includes(line))
    : isEven(found, direction);
  const told = even ? [] : [sentence('preflight.lines-moved', { slot, text })];
  const faults = [...told, ...sizeFaults(claim, found), ...lookFaults(claim, found)];
  return { own: found, faults: faults.map(fault => faultAt(all, fault)) };
}

function sizeFaults(
  { name: slot, text, set }: ParagraphClaim,
  [{ item }]: readonly OnFace<Text>[],
): readonly Sentence[] {
  if (set === undefined || Math.abs(item.size - set.size) < 0.02) return [];
  const [found, expected] = [decimal(item.size, 2), decimal(set.size, 2)];
  return [sentence('preflight.other-size', { slot, text, found, expected })];
}

/** Those first that stand where the next line should. */
function inStep(lines: readonly OnFace<Text>[], set: LineSetting | undefined): Candidates {
  return i => {
    if (set === undefined) return lines;
    const wanted = baselineOf(i, set);
    const away = ({ pen }: OnFace) => Math.abs(pen.y - wanted);
    return lines.toSorted((a, b) => away(a) - away(b));
  };
}

/** The lines that may be the one of this number, the likeliest first. */
type Candidates = (line: number) => readonly OnFace<Text>[];

/** Where the first line stands, now that their number is known. */
function settled(set: LineSetting, lines: number): LineSetting {
  return set.inMiddle ? { ...set, baseline: set.baseline - ((lines - 1) * set.leading) / 2 } : set;
}

function baselineOf(i: number, { baseline, leading, next }: LineSetting): number {
  return next && i >= next.lines ? next.baseline + (i - next.lines) * leading : baseline + i * leading;
}

/** Whether a line is at its height, and at its side or in its middle. */
function standsAs({ item, ink, pen }: OnFace<Text>, i: number, first: Rect, set: LineSetting): boolean {
  const box = set.next && i >= set.next.lines ? set.next.box : first;
  const [left, right] = [Math.min(ink.x, pen.x), Math.max(ink.x + ink.width, pen.x + pen.width)];
  const hangs = HANGS * item.size;
  const off =
    set.across === 'middle'
      ? centre(pen).x - centre(box).x
      : set.across === 'left'
        ? left - box.x
        : box.x + box.width - right;
  // An opening mark of Han has half of its em before the line.
  const isHanging = OPENING.test(item.seen) && off < 0 && off > -hangs;
  return Math.abs(pen.y - baselineOf(i, set)) <= OFF && (Math.abs(off) <= OFF || isHanging);
}

/** As they are seen: a wide parenthesis looks like a narrow one. */
const OPENING = /^\s*[(\u2018\u201c\u3008\u300a\u300c\u300e\u3010\u3014\uff08]/;

/** The lines on which a text stands: each from where the last one ends. */
function broken(
  chars: readonly string[],
  i: number,
  candidates: Candidates,
  direction: Direction,
  taken: readonly OnFace<Text>[] = [],
): readonly OnFace<Text>[] | undefined {
  if (chars.length === 0) return [];
  for (const line of candidates(i)) {
    if (taken.includes(line)) continue;
    const seen = line.item.seen.replace(/\s/g, '');
    // Marks and ligatures: as many letters as are seen, or some more; spaces are not seen.
    const ends = chars.flatMap((char, at) => (/\s/.test(char) ? [] : [at + 1]));
    for (let n = Math.min(ends.length, seen.length + 4); n > 0 && n >= seen.length / 4; n--) {
      const end = ends[n - 1];
      const start = chars.slice(0, end).join('');
      const isRead = ['', '-', '\u2010'].some(hyphen => lookOf(start + hyphen, direction) === seen);
      if (!isRead) continue;
      const next = ends[n] ?? end + 1;
      const rest = broken(chars.slice(next - 1), i + 1, candidates, direction, [...taken, line]);
      if (rest) return [line, ...rest];
    }
  }
  return undefined;
}

/** Lines begin at one edge and are evenly far apart; a second column begins at the top again. */
function isEven(own: readonly OnFace<Text>[], direction: Direction): boolean {
  const edge = ({ pen }: { pen: Rect }) => (direction === 'rtl' ? pen.x + pen.width : pen.x);
  const steps = own.slice(1).map((line, i) => line.pen.y - own[i].pen.y);
  const step = steps.find(each => each > 0) ?? 0;
  return own.slice(1).every((line, i) => {
    const isNextColumn = Math.abs(edge(line) - edge(own[i])) > 20 && steps[i] < 0;
    const isInStep =
      step > 0 &&
      Math.abs(steps[i] - step) <= STEP &&
      Math.abs(edge(line) - edge(own[0])) <= HANGS * line.item.size;
    return isNextColumn || isInStep || Math.abs(edge(line) - edge(own[0])) > 20;
  });
}
