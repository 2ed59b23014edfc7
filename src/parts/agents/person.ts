import type { PortraitRules } from '../../data/index.js';
import { choicesFor, error, ProblemError } from '../../speech/index.js';

/** Which part a person wears in each slot: `{ hair: 'bob', glasses: 'none' }`. */
export type Person = Readonly<Record<string, string>>;

export interface Dice {
  below(n: number): number;
}

export const RULES = 'templates/art/portraits/parts.yaml';

/** Attempts at one person before giving up. */
const TRIES = 400;

/** The parts of each slot, the one most overdue first. */
export type PieceOrder = ReadonlyMap<string, readonly string[]>;

/** For each `even` slot, its parts by how rarely they were worn for their weight, with a little chance. */
export function dueParts(
  random: Dice,
  rules: PortraitRules,
  kind: string,
  worn: ReadonlyMap<string, number>,
): PieceOrder {
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

/** Chooses a part slot by slot, in the order of the file, that goes with those before it. */
export function candidate(
  random: Dice,
  rules: PortraitRules,
  clashes: PieceClashes,
  kind: string,
  due: PieceOrder,
): Person {
  const slots = Object.keys(rules.slots).filter(slot => slot in slotsOf(rules, kind));
  const wardrobe = slots.map(slot => [slot, due.get(slot) ?? allowedParts(rules, kind, slot)] as const);
  for (let i = 0; i < TRIES; i++) {
    const person: Record<string, string> = {};
    const worn: string[] = [];
    const whole = wardrobe.every(([slot, allowed]) => {
      const parts = allowed.filter(part => {
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

/** For each `slot/part` named in a rule: the parts it is never worn with. */
export type PieceClashes = ReadonlyMap<string, ReadonlySet<string>>;

export function clashesOf(rules: PortraitRules): PieceClashes {
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

function pick(random: Dice, parts: readonly string[], weightOf: (part: string) => number): string {
  const weights = parts.map(weightOf);
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex(weight => {
    left -= weight;
    return left < 0;
  });
  return parts[index];
}
