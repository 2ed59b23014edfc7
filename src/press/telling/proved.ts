import type { Check, CheckName } from '../../proof/index.js';
import { type Sentence, sentence } from '../../speech/index.js';

type Counted = Pick<Check, 'name' | 'count'>;

/** What was proved, as phrases such as "40 key cards are legal and true to their ids"; none if nothing was. */
export function provedFacts(checks: readonly Counted[]): readonly Sentence[] {
  return SAYINGS.flatMap(([name, say]) => {
    const count = checks.find(check => check.name === name)?.count ?? 0;
    return count === 0 ? [] : [say(count)];
  });
}

/** The same as one sentence; undefined if nothing was proved. */
export function provedLine(checks: readonly Counted[]): Sentence | undefined {
  const facts = provedFacts(checks);
  if (facts.length === 0) return undefined;
  const joined = facts.reduceRight((rest, first) => sentence('proved.both', { first, rest }));
  return sentence('summary.proved', { facts: joined });
}

/** The phrase for each check, in this order; `count` is how many things it looked at. */
const SAYINGS: readonly (readonly [CheckName, (count: number) => Sentence])[] = [
  ['key cards', count => sentence('proved.key-cards', { count })],
  ['front and back', count => sentence('proved.front-and-back', { count })],
  ['words', count => sentence('proved.words', { count })],
  ['pictures', count => sentence('proved.pictures', { count })],
  ['agents', count => sentence('proved.agents', { count })],
  ['tokens', count => sentence('proved.tokens', { count })],
  ['keywords', count => sentence('proved.keywords', { count })],
  ['test strip', count => sentence('proved.test-strip', { count })],
  ['codes', count => sentence('proved.codes', { count })],
  ['screens', count => sentence('proved.screens', { count })],
  ['notes', count => sentence('proved.notes', { count })],
  ['map', count => sentence('proved.map', { count })],
  ['layout', count => sentence('proved.layout', { count })],
  ['safe zone', () => sentence('proved.safe-zone')],
  ['fonts', () => sentence('proved.fonts')],
  ['settings', () => sentence('proved.settings')],
];
