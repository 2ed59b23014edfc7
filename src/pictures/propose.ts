import {
  type Composition,
  compositionSchema,
  type IconSpots,
  OPERATORS,
  type OperatorName,
  type SpotName,
} from '../data/index.js';
import type { Random } from '../keys/index.js';
import { arrange, type PictureKit } from './arrange.js';
import { operators } from './operators.js';
import { visibleShares } from './visible.js';

/** How much of each of the two must be seen. */
const LEAST_SEEN = 0.4;
/** The guest is at least this large beside the host, and at most that, by the roots of their areas. */
const [SMALLEST, LARGEST] = [0.25, 1.6];
/** How often an icon may be in one proposal as a host, and as a guest. */
const MOST_USES = 2;
/** Tries for each picture that is asked for. */
const TRIES = 400;

/** Where any guest goes: the box around it tells enough. Elsewhere it needs a spot of its own. */
const FITS_ANY: readonly OperatorName[] = ['inside', 'hole', 'perch', 'lost', 'pattern', 'shadow'];

/**
 * New pictures, by chance: of two different kinds, without a common tag, in pairs that are not in `known`, both well
 * seen. Fewer than `count` if no more were found.
 */
export function proposePictures(
  kit: PictureKit,
  count: number,
  known: readonly Pick<Composition, 'host' | 'guest'>[],
  random: Random,
): readonly Composition[] {
  const pairs = new Set(known.map(pairOf));
  const uses = new Map<string, number>();
  const found: Composition[] = [];
  for (let tries = 0; tries < count * TRIES && found.length < count; tries++) {
    const picture = propose(kit, random);
    if (picture === undefined || pairs.has(pairOf(picture))) continue;
    const roles = [`host ${picture.host}`, `guest ${picture.guest}`];
    if (roles.some(role => (uses.get(role) ?? 0) >= MOST_USES) || !isWellSeen(picture, kit)) continue;
    for (const role of roles) uses.set(role, (uses.get(role) ?? 0) + 1);
    pairs.add(pairOf(picture));
    found.push(picture);
  }
  return found;
}

function pairOf({ host, guest }: Pick<Composition, 'host' | 'guest'>): string {
  return [host, guest].sort().join(' ');
}

/** Two icons that have the spots of an operator, or nothing. */
function propose({ hosts, guests }: PictureKit, random: Random): Composition | undefined {
  const pick = <T>(items: readonly T[]): T => items[random.below(items.length)];
  const by = pick(OPERATORS);
  const [at, from] = pick(Object.entries(operators[by].spots) as [SpotName, SpotName][]);
  const able = [...hosts].filter(([, spots]) => spots[at] !== undefined);
  const fitting = [...guests].filter(([, spots]) => FITS_ANY.includes(by) || spots[from] !== undefined);
  if (able.length === 0 || fitting.length === 0) return undefined;
  const [[host, one], [guest, other]] = [pick(able), pick(fitting)];
  if (host === guest || areAlike(one, other)) return undefined;
  return compositionSchema.parse({ host, guest, by, at, child_safe: one.child_safe && other.child_safe });
}

function areAlike(a: IconSpots, b: IconSpots): boolean {
  return a.group === b.group || a.tags.some(tag => b.tags.includes(tag));
}

function isWellSeen(picture: Composition, kit: PictureKit): boolean {
  const arrangement = arrange(picture, kit);
  const { host, guest, size } = visibleShares(arrangement);
  const isBalanced = arrangement.guest.places.length > 1 || (size >= SMALLEST && size <= LARGEST);
  return Math.min(host, guest) >= LEAST_SEEN && isBalanced;
}
