import { type Rect, union } from '../../scene/geometry/index.js';
import { decimal, type Sentence, sentence } from '../../speech/index.js';
import { isColour } from '../faces/colours.js';
import { type Fault, faultAt } from '../findings.js';
import type { PageItem, Text } from '../pages/items.js';
import type { Direction } from '../pages/reading-order.js';
import type { CamouflageClaim, Claim, GroundClaim, TextClaim } from './claim.js';
import { bareFaults, strayCover } from './hiding.js';
import { isCover, isText, type Match, type OnFace } from './on-face.js';
import { coveredFaults, meet } from './over.js';
import { paragraphOf } from './paragraph.js';
import { shapeFor } from './shapes.js';
import { isFull, textFor } from './texts.js';

/** A text whose size or baseline only the whole deck can tell. */
export interface Measured {
  readonly claim: TextClaim;
  readonly size?: number;
  /** From the top of its box, as a share of its height; on an axis in ems from its middle. */
  readonly baseline?: number;
  /** The edge of its box that it would reach beyond on its axis. */
  readonly held?: 'top' | 'bottom';
}

export interface Proved {
  readonly faults: readonly Fault[];
  readonly measured: readonly Measured[];
  /** The texts that say what they should. */
  readonly read: readonly TextClaim[];
  /** What was found, and what no claim asks for. */
  readonly own: readonly PageItem[];
  readonly strays: readonly OnFace[];
  readonly found: readonly Found[];
}

/** What was found for a claim. */
export interface Found {
  readonly claim: Claim;
  readonly own: readonly OnFace[];
}

/**
 * Holds what is on a face against its claims: each is there once, in its box, turn, size and colour; nothing else is
 * there that isn't told as a stray, and nothing lies over a text. `direction` is that of the deck; nothing shows beyond
 * `bleed`. Faults have boxes of the face.
 */
export function proveFace(
  on: readonly OnFace[],
  claims: readonly Claim[],
  direction: Direction,
  bleed?: Rect,
): Proved {
  const covers = on.filter(isCover);
  const plain = covers.length === 0 ? on : on.filter(one => !isCover(one));
  const left = new Set(plain);
  const faults: Fault[] = [];
  const found: Found[] = [];
  const read: TextClaim[] = [];
  const grounds: GroundClaim[] = [];
  const camouflage: CamouflageClaim[] = [];
  for (const each of claims) {
    const { claim, isLost } = settled(each, found, direction);
    if (claim.kind === 'ground') {
      grounds.push(claim);
      continue;
    }
    if (claim.kind === 'camouflage') {
      camouflage.push(claim);
      continue;
    }
    const { own, faults: wrong, isRead } = findFor(claim, left, direction, bleed);
    for (const one of own) left.delete(one);
    // What it stands below is told already: no need to tell that all that follows is elsewhere.
    faults.push(...(isLost && own.length > 0 ? [] : wrong));
    if (claim.kind === 'text' && claim.hidden) faults.push(...bareFaults(claim.text, own, covers));
    found.push({ claim, own });
    if (claim.kind === 'text' && isRead) read.push(claim);
  }
  const strays = [...left].filter(one => !grounds.some(ground => isPartOf(ground, one)));
  const measured = found.flatMap(({ claim, own }) =>
    claim.kind === 'text' ? measure(claim, own, found) : [],
  );
  const drawn = found.filter(({ claim }) => claim.kind === 'text' && claim.inDrawing);
  const inDrawing = new Set(drawn.flatMap(({ own }) => own));
  // Of what is clipped by an outline, only the box around that is known: it seems to lie where it doesn't show.
  const inClips = new Set(
    found.flatMap(({ claim, own }) => (claim.kind === 'shape' && claim.clip ? own : [])),
  );
  faults.push(
    ...measured.flatMap(({ faults }) => faults),
    ...orderFaults(found),
    ...coveredFaults(
      plain.filter(one => !inClips.has(one)),
      inDrawing,
    ),
    ...strayCover(covers, camouflage),
  );
  const own = plain.filter(one => !strays.includes(one)).map(({ item }) => item);
  return { faults, measured, read, own, strays, found };
}

/** A claim where it is on the face; it is lost where the text is missing that it stands below or behind. */
function settled<C extends Claim>(
  claim: C,
  found: readonly Found[],
  direction: Direction,
): { readonly claim: C; readonly isLost: boolean } {
  const { below, under = below, after } = claim;
  const whole = withNext(claim, found);
  const slot = under ?? after?.slot;
  if (slot === undefined) return { claim: whole, isLost: false };
  const own = ownOf(slot, found);
  if (own.length === 0) return { claim: whole, isLost: true };
  if (after) return { claim: behind(whole, own, after.gap, direction), isLost: false };
  const from = below === undefined ? footOf(own) : own[own.length - 1].pen.y;
  return { claim: lowered(whole, from), isLost: false };
}

function ownOf(name: string, found: readonly Found[]): readonly OnFace[] {
  const before = found.findLast(({ claim }) => claim.name === name);
  if (before === undefined)
    throw new Error(`A claim is measured from "${name}", which is not claimed before it.`);
  return before.own;
}

function footOf(own: readonly OnFace[]): number {
  const { y, height } = inkOf(own);
  return y + height;
}

/** A paragraph with the height at which it goes on. */
function withNext<C extends Claim>(claim: C, found: readonly Found[]): C {
  if (claim.kind !== 'paragraph' || claim.set?.next === undefined) return claim;
  const { next } = claim.set;
  const own = ownOf(next.under, found);
  const baseline = next.baseline + (own.length === 0 ? 0 : footOf(own));
  return { ...claim, set: { ...claim.set, next: { ...next, baseline } } };
}

/** A claim whose box begins where a text ends, if not farther away. */
function behind<C extends Claim>(claim: C, own: readonly OnFace[], gap: number, direction: Direction): C {
  const { box } = claim;
  const pen = own.map(({ pen }) => pen).reduce(union);
  const [near, far] =
    direction === 'rtl'
      ? [Math.min(box.x + box.width, pen.x - gap), box.x]
      : [Math.max(box.x, pen.x + pen.width + gap), box.x + box.width];
  return { ...claim, box: { ...box, x: Math.min(near, far), width: Math.abs(far - near) } };
}

function lowered<C extends Claim>(claim: C, by: number): C {
  const down = (y: number) => y + by;
  const box = { ...claim.box, y: down(claim.box.y) };
  if (claim.kind === 'paragraph' && claim.set)
    return { ...claim, box, set: { ...claim.set, baseline: down(claim.set.baseline) } };
  if (claim.kind !== 'text') return { ...claim, box };
  const { middles, baselines, top } = claim;
  return {
    ...claim,
    box,
    ...(top === undefined ? {} : { top: down(top) }),
    ...(middles ? { middles: middles.map(down) } : {}),
    ...(baselines ? { baselines: baselines.map(down) } : {}),
  };
}

function findFor(
  claim: Exclude<Claim, GroundClaim | CamouflageClaim>,
  left: ReadonlySet<OnFace>,
  direction: Direction,
  bleed: Rect | undefined,
): Match {
  if (claim.kind === 'shape') return shapeFor(claim, left, bleed);
  const texts = [...left].filter(isText);
  return claim.kind === 'text' ? textFor(claim, texts, direction) : paragraphOf(claim, texts, direction);
}

/** What is painted below something that it should cover, or over what should cover it. */
function orderFaults(found: readonly Found[]): readonly Fault[] {
  const ordered = found.flatMap(({ claim, own: [one] }) =>
    claim.kind === 'shape' && claim.inOrder && one ? [{ claim, one }] : [],
  );
  let highest = -1;
  return ordered.flatMap(({ claim, one }, i) => {
    const isBehind = one.painted < highest;
    highest = Math.max(highest, one.painted);
    const above = isBehind
      ? ordered.slice(0, i).find(({ one: { painted, ink } }) => painted > one.painted && meet(ink, one.ink))
      : undefined;
    return above ? [faultAt(one.ink, sentence('preflight.shape-order', { slot: claim.name }))] : [];
  });
}

function isPartOf({ box, paints }: GroundClaim, { item, ink }: OnFace): boolean {
  const colours = item.kind === 'text' ? [item.fill] : [item.fill, item.stroke];
  return (
    item.kind === 'shape' &&
    ink.x >= box.x - 0.1 &&
    ink.y >= box.y - 0.1 &&
    ink.x + ink.width <= box.x + box.width + 0.1 &&
    ink.y + ink.height <= box.y + box.height + 0.1 &&
    colours.every(
      colour => colour === undefined || paints.some(paint => paint === colour || isColour(colour, paint)),
    )
  );
}

export function strayFault({ item, ink }: OnFace): Fault {
  const told =
    item.kind === 'text'
      ? sentence('preflight.text-too-much', { text: item.text })
      : sentence('preflight.shape-too-much', { colour: item.fill ?? item.stroke ?? 'none' });
  return faultAt(ink, told);
}

/** How far a size may be off, in millimetres. */
const SIZE = 0.02;

/** Whether a text is as large as claimed; what the deck alone can tell is told to it. */
function measure(
  claim: TextClaim,
  own: readonly OnFace[],
  found: readonly Found[],
): readonly (Measured & Pick<Proved, 'faults'>)[] {
  if (own.length === 0) return [];
  const { size } = own[0].item as Text;
  const stands = standOf(claim, own, size);
  const wanted = wantedSize(claim, found);
  const filled = isFull(claim, own);
  const isWrong = wanted !== undefined && Math.abs(size - wanted) > SIZE && !(filled && size < wanted);
  const faults = isWrong
    ? [
        faultAt(
          inkOf(own),
          sentence('preflight.other-size', {
            slot: claim.name,
            text: claim.text,
            found: decimal(size, 2),
            expected: decimal(wanted, 2),
          }),
        ),
      ]
    : [];
  return [
    {
      claim,
      ...(wanted === undefined && (!filled || claim.evenSize) ? { size } : {}),
      ...stands,
      faults,
    },
  ];
}

function standOf(
  { evenBaseline, onAxis, box, turn = 0 }: TextClaim,
  own: readonly OnFace[],
  size: number,
): Pick<Measured, 'baseline' | 'held'> {
  const [{ pen, ink }] = own;
  if (evenBaseline === undefined || own.length > 1) return {};
  const down = turn === 180 ? box.y + box.height - pen.y : pen.y - box.y;
  if (!onAxis) return { baseline: down / box.height };
  const baseline = (down - box.height / 2) / size;
  const atTop = ink.y - box.y < HELD;
  const atBottom = box.y + box.height - ink.y - ink.height < HELD;
  // A word that fills its box can be nowhere else.
  if (atTop && atBottom) return {};
  return { baseline, ...(atTop ? { held: 'top' } : atBottom ? { held: 'bottom' } : {}) };
}

/** Ink that is no farther from an edge of its box is held by it, in millimetres. */
const HELD = 0.1;

function wantedSize({ size }: TextClaim, found: readonly Found[]): number | undefined {
  if (typeof size !== 'object') return size;
  const [other] = ownOf(size.of, found).map(({ item }) => item);
  return Math.max(other?.kind === 'text' ? other.size : 0, size.least) * size.share;
}

function inkOf(own: readonly OnFace[]): Rect {
  return own.map(({ ink }) => ink).reduce(union);
}

/** How far sizes of one deck may be apart, and baselines as shares of a box. */
const EVEN_SIZE = 0.07;
const EVEN_BASELINE = 0.012;

/**
 * What must be even over a deck: of all texts in one slot that do not fill it, the size, and the baseline of those that
 * share one. The commonest is right: one enlarged word should not blame all others.
 */
export function unevenFaults<M extends Measured>(all: readonly M[]): readonly (readonly [M, Sentence])[] {
  const of = (key: 'size' | 'baseline', most: number, told: (claim: TextClaim) => Sentence) => {
    const measured = all.filter(one => one[key] !== undefined);
    const keyOf = ({ claim: { name, evenBaseline } }: Measured) =>
      key === 'baseline' ? `${name}/${evenBaseline}` : name;
    return [...new Set(measured.map(keyOf))].flatMap(name => {
      const group = measured.filter(one => keyOf(one) === name);
      const free = group.filter(({ held }) => key === 'size' || held === undefined);
      const usual = commonest((free.length > 0 ? free : group).map(one => one[key] ?? 0));
      const isOff = (one: M) => {
        const off = (one[key] ?? 0) - usual;
        if (key === 'size' || one.held === undefined) return Math.abs(off) > most;
        // What its upper edge holds stands lower than the others, never higher.
        return one.held === 'top' ? off < -most : off > most;
      };
      return group.filter(isOff).map(one => [one, told(one.claim)] as const);
    });
  };
  return [
    ...of('size', EVEN_SIZE, ({ name: slot, text }) => sentence('preflight.uneven-size', { slot, text })),
    ...of('baseline', EVEN_BASELINE, ({ name: slot, text }) =>
      sentence('preflight.uneven-baseline', { slot, text }),
    ),
  ];
}

/** The middle of the densest lot of values. */
function commonest(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  let best = { count: 0, value: sorted[0] };
  for (let from = 0, to = 0; from < sorted.length; from++) {
    while (to < sorted.length && sorted[to] - sorted[from] < 0.02) to++;
    if (to - from > best.count) best = { count: to - from, value: sorted[(from + to - 1) >> 1] };
  }
  return best.value;
}
