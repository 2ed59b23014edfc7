import { Option } from 'commander';
import { HAN_SCRIPTS } from '../../hanzi/index.js';
import { error, ProblemError } from '../../problem.js';
import { FLIPS } from '../../templates/index.js';

/** Options that several commands share, so that they read the same everywhere. */
export const OPTIONS = {
  paper: () => new Option('--paper <paper>', 'A4, Letter, A3, Legal, Tabloid or universal (default: A4)'),
  flip: () =>
    new Option(
      '--flip <flip>',
      'how your printer turns the paper; none prints one side only, to fold and glue (default: long-edge)',
    ).choices(FLIPS),
  theme: () =>
    new Option('--theme <theme>', 'colours and fonts: a theme, or your own file (.yaml) (default: dossier)'),
  script: () => new Option('--script <script>', 'convert a Chinese deck to this script').choices(HAN_SCRIPTS),
  twoUp: () => new Option('--two-up', 'print the mission map twice on each sheet, to cut in two'),
  pair: (use: string) =>
    new Option(
      '--pair <pair>',
      `player skill used for ${use}: beginners, practised, experts, or your own file (.yaml) (default: practised)`,
    ),
  noVerify: () => new Option('--no-verify', 'skip reading the finished PDFs back'),
  out: (flags = '--out <folder>', what = 'where to put the files (default: output)') =>
    new Option(flags, what).argParser(named),
} as const;

/** The mission maps that come with the program, and a person's own. */
export const MAPS = 'world, hong-kong, iran, silk-road, taiwan-rail, or your own file (.yaml)';

/** An empty name would be that of the folder in which the command was typed. */
function named(value: string): string {
  if (/\S/.test(value)) return value;
  throw new ProblemError([error('cli.empty-text', '--out', { key: 'out', value })]);
}
