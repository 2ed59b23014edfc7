import type { Check } from '../../preflight/index.js';

/** What was proved, in one line; empty if nothing was. */
export function provedLine(checks: readonly Pick<Check, 'name' | 'count'>[]): string {
  const told = SAYINGS.flatMap(([name, say]) => {
    const count = checks.find(check => check.name === name)?.count ?? 0;
    return count === 0 ? [] : [say(count)];
  });
  return told.length === 0 ? '' : `Read back from the finished PDFs: ${told.join('; ')}.`;
}

/** The phrase for each check, in this order; `n` is how many things it checked. */
const SAYINGS: readonly (readonly [Check['name'], (n: number) => string])[] = [
  [
    'key cards',
    n =>
      n === 1 ? '1 key card is legal and true to its id' : `${n} key cards are legal and true to their ids`,
  ],
  ['front and back', n => `${n === 1 ? '1 card' : `${n} cards`}: front and back match`],
  ['words', n => (n === 1 ? 'the word is present' : `all ${n} words are present`)],
  ['pictures', n => (n === 1 ? 'the picture is in its place' : `all ${n} pictures are in their places`)],
  ['agents', n => (n === 1 ? 'the agent is present' : `all ${n} agents are present`)],
  ['tokens', n => (n === 1 ? 'the token is present' : `all ${n} tokens are present`)],
  ['keywords', n => (n === 1 ? 'the keyword is at its number' : `all ${n} keywords are at their numbers`)],
  ['test strip', n => `${n} strengths are on the test strip`],
  ['codes', n => (n === 1 ? 'the code is present' : `all ${n} codes are present`)],
  ['screens', n => `the windows of ${n === 1 ? 'the screen show' : `${n} screens show`} their words`],
  ['notes', n => `${n} ${n === 1 ? 'side' : 'sides'} of the note sheets can be written on`],
  [
    'map',
    n =>
      n === 1 ? 'the city is in place with its numbers' : `all ${n} cities are in place with their numbers`,
  ],
  ['safe zone', () => 'nothing is cut off'],
  ['fonts', () => 'all fonts are embedded'],
];
