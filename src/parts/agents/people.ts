import type { PortraitRules } from '../../data/index.js';
import { error, ProblemError } from '../../speech/index.js';
import { candidate, clashesOf, type Dice, dueParts, type Person, RULES } from './person.js';

export interface PeopleCount {
  /** A kind of parts.yaml: `agent`, `bystander`, `assassin`. */
  readonly kind: string;
  readonly count: number;
}

/** Candidates for each person. */
const CANDIDATES = 16;

/**
 * The people of one box, in the order of `counts`; no two look alike.
 * The same random numbers give the same people. Throws a ProblemError when there are too few parts.
 */
export function people(
  random: Dice,
  rules: PortraitRules,
  counts: readonly PeopleCount[],
): readonly Person[] {
  const box: Person[] = [];
  const clashes = clashesOf(rules);
  const wornBy = new Map<string, Map<string, number>>();
  for (const { kind, count } of counts) {
    const worn = wornBy.get(kind) ?? new Map<string, number>();
    wornBy.set(kind, worn);
    for (let i = 0; i < count; i++) {
      const due = dueParts(random, rules, kind, worn);
      const person = leastLike(box, rules, () => candidate(random, rules, clashes, kind, due));
      tally(worn, person);
      box.push(person);
    }
  }
  return box;
}

/** Best-candidate sampling (D. Mitchell, SIGGRAPH 1991): the candidate whose nearest neighbour is farthest away. */
function leastLike(box: readonly Person[], rules: PortraitRules, think: () => Person): Person {
  let best: { person: Person; distance: number } | undefined;
  const matters = mattersOf(rules);
  for (let i = 0; i < CANDIDATES; i++) {
    const person = think();
    let distance = Number.POSITIVE_INFINITY;
    for (const other of box) distance = Math.min(distance, differenceBy(matters, person, other));
    if (best === undefined || distance > best.distance) best = { person, distance };
  }
  if (best === undefined || best.distance === 0) {
    throw new ProblemError([error('deck.too-few-parts', RULES, { number: box.length + 1 })]);
  }
  return best.person;
}

/** The sum of `matters` over the slots in which two people differ. */
export function difference(rules: PortraitRules, a: Person, b: Person): number {
  return differenceBy(mattersOf(rules), a, b);
}

type Matters = readonly (readonly [slot: string, matters: number])[];

function mattersOf({ slots }: PortraitRules): Matters {
  return Object.entries(slots).map(([slot, { matters }]) => [slot, matters]);
}

function differenceBy(matters: Matters, a: Person, b: Person): number {
  let sum = 0;
  for (const [slot, weight] of matters) if (a[slot] !== b[slot]) sum += weight;
  return sum;
}

function tally(worn: Map<string, number>, person: Person): void {
  for (const [slot, part] of Object.entries(person)) {
    worn.set(`${slot}/${part}`, (worn.get(`${slot}/${part}`) ?? 0) + 1);
  }
}
