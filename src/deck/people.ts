import { choicesFor, error, ProblemError } from '../problem.js';
import type { PortraitRules } from '../templates/index.js';

/** Which part a person wears in each slot: `{ hair: 'bob', glasses: 'none' }`. */
export type Person = Readonly<Record<string, string>>;

export interface PeopleCount {
  /** A kind of parts.yaml: `agent`, `bystander`, `assassin`. */
  readonly kind: string;
  readonly count: number;
}

const RULES = 'templates/art/portraits/parts.yaml';

interface Chance {
  below(n: number): number;
}

/** How many people are thought of for each one that is drawn. */
const CANDIDATES = 16;
/** How often the parts of one person are dealt again before giving up. */
const TRIES = 400;

/**
 * The people of one box, in the order of `counts`; no two look alike in a slot that matters.
 * The same numbers from `random` give the same people. Throws a ProblemError when the parts don't suffice.
 */
export function people(
  random: Chance,
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
      const due = even(random, rules, kind, worn);
      const person = leastLike(box, rules, () => candidate(random, rules, clashes, kind, due));
      remember(worn, person);
      box.push(person);
    }
  }
  return box;
}

/** Best-candidate sampling (D. Mitchell, SIGGRAPH 1991): of many, the one whose nearest neighbour is farthest. */
function leastLike(box: readonly Person[], rules: PortraitRules, think: () => Person): Person {
  let best: { person: Person; distance: number } | undefined;
  for (let i = 0; i < CANDIDATES; i++) {
    const person = think();
    const distance = Math.min(
      Number.POSITIVE_INFINITY,
      ...box.map(other => difference(rules, person, other)),
    );
    if (best === undefined || distance > best.distance) best = { person, distance };
  }
  if (best === undefined || best.distance === 0) {
    throw new ProblemError([error('deck.too-few-parts', RULES, { number: box.length + 1 })]);
  }
  return best.person;
}

/** How much two people differ: the sum of `matters` over the slots in which they do. */
export function difference(rules: PortraitRules, a: Person, b: Person): number {
  return Object.entries(rules.slots).reduce(
    (sum, [slot, { matters }]) => sum + (a[slot] === b[slot] ? 0 : matters),
    0,
  );
}

/** The parts of one slot, the one whose turn it is first. */
type Order = ReadonlyMap<string, readonly string[]>;

/** The slots that are shared out evenly: whoever was worn least for their weight comes first, with a little chance. */
function even(random: Chance, rules: PortraitRules, kind: string, worn: ReadonlyMap<string, number>): Order {
  const slots = Object.keys(slotsOf(rules, kind)).filter(slot => rules.slots[slot].even);
  return new Map(
    slots.map(slot => {
      const queue = allowedParts(rules, kind, slot).map(part => {
        const often = worn.get(`${slot}/${part}`) ?? 0;
        return { part, turn: (often + random.below(1000) / 1000) / rules.slots[slot].parts[part].weight };
      });
      return [slot, queue.sort((a, b) => a.turn - b.turn).map(({ part }) => part)];
    }),
  );
}

/** Chooses slot by slot, in the order of the file, what goes with the ones before. */
function candidate(random: Chance, rules: PortraitRules, clashes: Clashes, kind: string, due: Order): Person {
  const slots = Object.keys(rules.slots).filter(slot => slot in slotsOf(rules, kind));
  for (let i = 0; i < TRIES; i++) {
    const person: Record<string, string> = {};
    const worn: string[] = [];
    const whole = slots.every(slot => {
      const parts = (due.get(slot) ?? allowedParts(rules, kind, slot)).filter(part => {
        const against = clashes.get(`${slot}/${part}`);
        return against === undefined || !worn.some(name => against.has(name));
      });
      if (parts.length === 0) return false;
      const part = due.has(slot)
        ? parts[0]
        : pick(random, parts, name => rules.slots[slot].parts[name].weight);
      person[slot] = part;
      worn.push(`${slot}/${part}`);
      return true;
    });
    if (whole) return person;
  }
  throw new ProblemError([error('deck.no-person', RULES, { kind })]);
}

function slotsOf(rules: PortraitRules, kind: string): PortraitRules['kinds'][string] {
  const slots = rules.kinds[kind];
  if (slots !== undefined) return slots;
  throw new ProblemError([
    error('deck.unknown-kind', RULES, { kind, ...choicesFor(kind, Object.keys(rules.kinds)) }),
  ]);
}

function allowedParts(rules: PortraitRules, kind: string, slot: string): readonly string[] {
  const allowed = slotsOf(rules, kind)[slot];
  return Object.keys(rules.slots[slot].parts).filter(part => allowed === 'all' || allowed.includes(part));
}

/** For each `slot/part` that has a say, or that others speak of: the ones it is never worn with. */
type Clashes = ReadonlyMap<string, ReadonlySet<string>>;

function clashesOf(rules: PortraitRules): Clashes {
  const clashes = new Map<string, Set<string>>();
  const part = (name: string) => clashes.get(name) ?? clashes.set(name, new Set()).get(name);
  for (const [slot, { parts }] of Object.entries(rules.slots)) {
    for (const [name, { only, not }] of Object.entries(parts)) {
      const excluded = Object.entries(only).map(([other, list]) => [
        other,
        Object.keys(rules.slots[other].parts).filter(theirs => !list.includes(theirs)),
      ]) as [string, string[]][];
      for (const [other, list] of [...excluded, ...Object.entries(not)]) {
        for (const theirs of list) {
          part(`${slot}/${name}`)?.add(`${other}/${theirs}`);
          part(`${other}/${theirs}`)?.add(`${slot}/${name}`);
        }
      }
    }
  }
  return clashes;
}

function pick(random: Chance, parts: readonly string[], weightOf: (part: string) => number): string {
  const weights = parts.map(weightOf);
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
  return parts[index];
}

function remember(worn: Map<string, number>, person: Person): void {
  for (const [slot, part] of Object.entries(person)) {
    worn.set(`${slot}/${part}`, (worn.get(`${slot}/${part}`) ?? 0) + 1);
  }
}
