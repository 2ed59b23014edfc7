import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { choices, ProblemError } from '../../problem.js';
import { FLIPS, PARTS, SCRIPTS } from '../../templates/index.js';
import { openDesk } from '../desk.js';
import { OutputFolder } from '../disk/output-folder.js';
import { here } from '../files.js';
import { type Flags, type Order, readOrder } from '../order/deck.js';
import { provedLine, Verifying } from '../readback/read-back.js';
import { progress, tellProblem } from '../report/console.js';
import { summary } from '../report/deck.js';

/** What both commands that print a map take. */
export const TWO_UP = ['--two-up', 'the mission map twice on a sheet, to be cut in two'] as const;
export const PAIR = [
  '--pair <pair>',
  'the pair whose chances the stars of the map tell of: beginners, practised, experts, or your own (.yaml) (default: practised)',
] as const;

/** `deckwright print [game or recipe]`. */
export function addPrint(program: Command): void {
  program
    .command('print')
    .description('print a deck: PDFs, a contact sheet and a manifest')
    .argument(
      '[what]',
      'a game (codenames, duet), a recipe file (.yaml), or the manifest of an earlier run (.json)',
      'codenames',
    )
    .option(
      '--locale <locale>',
      'language of the deck: yue, zh-Hans, zh-Hant-TW, fa, en, or one of your own (default: yue)',
    )
    .addOption(new Option('--script <script>', 'print a Chinese list in another script').choices(SCRIPTS))
    .option('--words <file.csv>', 'your own list of words instead of the one of the locale')
    .option('--children', 'only words that are marked as safe for children')
    .option('--seed <seed>', 'a word or number; the same seed deals the same deck (default: 1)')
    .option('--keys <n>', 'how many key cards (default: as many as the box holds)', wholeNumber)
    .option('--paper <paper>', 'A4, Letter, A3, Legal, Tabloid or universal (default: A4)')
    .addOption(
      new Option(
        '--flip <flip>',
        'how the printer turns the paper; none is one-sided, to fold and glue (default: long-edge)',
      ).choices(FLIPS),
    )
    .option('--only <parts>', `parts of the box, with commas: ${PARTS.join(', ')}`, listOfParts)
    .option(
      '--map <map>',
      'the mission map of duet: world, hong-kong, iran, silk-road, taiwan-rail, or a file of your own (.yaml) (default: world)',
    )
    .option(...TWO_UP)
    .option(...PAIR)
    .option(
      '--theme <theme>',
      'a theme, or a file of your own (.yaml) with colours and fonts (default: dossier)',
    )
    .option('--no-contact', 'leave out the contact sheet')
    .option('--no-verify', 'leave out reading the finished PDFs back')
    .option('--out <folder>', 'where the files go (default: output)')
    .addHelpText(
      'after',
      `
Examples:
  npm start -- print --locale zh-Hant-TW --paper Letter --flip short-edge
  npm start -- print --words my-words.csv --locale yue --only words
  npm start -- print duet --locale fa
  npm start -- print --children --seed "rainy sunday" --keys 100`,
    )
    .action(async (what: string, flags: Flags & { readonly verify: boolean }) => {
      const { verify, ...order } = flags;
      await printOrder(readOrder(what, order), verify);
    });
}

/** Makes what is ordered, reads it back and puts it in place. */
export async function printOrder(order: Order, verify: boolean): Promise<void> {
  const { recipe, out, recorded, located, earlier } = order;
  const folder = new OutputFolder(path.resolve(here(), out), out);
  const { tell, end } = progress();
  const verifying = verify ? new Verifying() : undefined;
  try {
    const { makeDeck } = await import('../../pipeline/index.js');
    const desk = { ...openDesk(), tell, recorded, ...(earlier ? { earlier } : {}) };
    const outcome = await makeDeck(recipe, {
      ...desk,
      finished: ({ bytes }, expectation) => verifying?.add(bytes, expectation),
    });
    const proved = provedLine((await verifying?.finish()) ?? []);
    end();
    for (const { name, bytes } of outcome.files) await folder.stage(name, [bytes]);
    const paths = folder.commit();
    for (const problem of [...outcome.problems, ...folder.outdated()]) tellProblem(located(problem));
    console.log(summary(outcome, recipe, paths, proved));
  } catch (error) {
    throw error instanceof ProblemError ? new ProblemError(error.problems.map(located)) : error;
  } finally {
    end();
    verifying?.close();
    folder.close();
  }
}

function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 100_000)
    throw new InvalidArgumentError('Give a whole number from 1 to 100000.');
  return number;
}

function listOfParts(value: string): string[] {
  const parts = value.split(',').map(part => part.trim());
  const unknown = parts.filter(part => !(PARTS as readonly string[]).includes(part));
  if (unknown.length > 0) {
    throw new ProblemError(
      unknown.map(part => ({
        level: 'error',
        place: '--only',
        message: `There is no part "${part}".`,
        advice: choices(part, PARTS),
      })),
    );
  }
  return parts;
}
