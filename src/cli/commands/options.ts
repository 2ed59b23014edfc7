import { Option } from 'commander';
import { FLIPS } from '../../data/index.js';
import { choicesFor, error, ProblemError, typedNumber } from '../../speech/index.js';
import { HAN_SCRIPTS } from '../../words/hanzi/index.js';

/** Options that several commands share, so that they read the same everywhere. What help says of them is data. */
export const OPTIONS = {
  paper: () => new Option('--paper <paper>'),
  flip: () => oneOf('--flip <flip>', FLIPS),
  theme: () => new Option('--theme <theme>'),
  script: () => oneOf('--script <script>', HAN_SCRIPTS),
  twoUp: () => new Option('--two-up'),
  pair: () => new Option('--pair <pair>'),
  noVerify: () => new Option('--no-verify'),
  out: (flags = '--out <folder>') => new Option(flags).argParser(named),
} as const;

/** An option with a choice of values. */
export function oneOf(flags: string, known: readonly string[]): Option {
  const option = new Option(flags).choices(known);
  return option.argParser((value: string) => {
    if (known.includes(value)) return value;
    throw refusal(option, value, known);
  });
}

function refusal({ long }: Option, value: string, known: readonly string[]): ProblemError {
  const values = { value, ...choicesFor(value, known) };
  return new ProblemError([error('templates.unknown-name', `${long}`, values)]);
}

/** Reads a whole number of things from 1 on, as people type it. `place` is where a message finds another one. */
export function wholeNumber(most: number, place: string): (value: string) => number {
  return value => {
    const number = typedNumber(value);
    if (typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most)
      return number;
    throw new ProblemError([error('cli.not-whole', place, { value, most })]);
  };
}

/** An empty name would be that of the folder in which the command was typed. */
function named(value: string): string {
  if (/\S/.test(value)) return value;
  throw new ProblemError([error('cli.empty-text', '--out', { key: 'out', value })]);
}
