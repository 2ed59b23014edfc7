import { decimal, type Sentence, sentence } from '../../speech/index.js';
import { type Fault, faultAt } from '../findings.js';
import type { Text } from '../pages/items.js';
import type { TextClaim } from './claim.js';
import { type Found, inkOf, type OnFace, ownOf } from './on-face.js';
import { isFull } from './texts.js';

/** A text whose size or baseline only the whole deck can tell. */
export interface Measured {
  readonly claim: TextClaim;
  readonly size?: number;
  /** From the top of its box, as a share of its height; on an axis in ems from its middle. */
  readonly baseline?: number;
  /** The edge of its box that it would reach beyond on its axis. */
  readonly held?: 'top' | 'bottom';
}

/** How far a size may be off, in millimetres. */
const SIZE = 0.02;

/** Whether a text is as large as claimed; what the deck alone can tell is told to it. */
export function measure(
  claim: TextClaim,
  own: readonly OnFace[],
  found: readonly Found[],
): readonly (Measured & { readonly faults: readonly Fault[] })[] {
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
