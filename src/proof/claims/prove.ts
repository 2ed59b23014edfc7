import { type Rect, union } from '../../scene/geometry/index.js';
import { sentence } from '../../speech/index.js';
import { isColour } from '../faces/colours.js';
import { type Fault, faultAt } from '../findings.js';
import type { PageItem } from '../pages/items.js';
import type { Direction } from '../pages/reading-order.js';
import type { CamouflageClaim, Claim, GroundClaim, TextClaim } from './claim.js';
import { type Measured, measure } from './even.js';
import { bareFaults, strayCover } from './hiding.js';
import { type Found, inkOf, isCover, isText, type Match, type OnFace, ownOf } from './on-face.js';
import { coveredFaults, meet } from './over.js';
import { paragraphOf } from './paragraph.js';
import { shapeFor } from './shapes.js';
import { textFor } from './texts.js';

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
