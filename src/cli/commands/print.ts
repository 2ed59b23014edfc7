import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { FITS, LOOKS } from '../../platform.js';
import { ProblemError } from '../../problem.js';
import { PILES } from '../../templates/index.js';
import { openDesk } from '../desk.js';
import { OutputFolder } from '../disk/output-folder.js';
import { recoverAt } from '../disk/recover.js';
import { here } from '../files.js';
import { type Flags, type Order, readOrder } from '../order/deck.js';
import { typedNumber } from '../order/number.js';
import { AllReaders } from '../readback/all-readers.js';
import { summary } from '../report/deck.js';
import { actionable, problemLines, tellProblems } from '../report/problems.js';
import { progress } from '../report/progress.js';
import { say } from '../report/say.js';
import { tell, warn } from '../report/terminal.js';
import { MAPS, OPTIONS } from './options.js';

/** `deckwright print [game or recipe]`. */
export function addPrint(program: Command): void {
  program
    .command('print')
    .description('print a deck: PDFs, a contact sheet and a manifest')
    .argument(
      '[what]',
      'a game (codenames, pictures, duet, decrypto), a recipe (.yaml), a deck in one file (.deckwright), or the manifest of an earlier deck (.json)',
      'codenames',
    )
    .option(
      '--locale <locale>',
      'language of the deck: yue, zh-Hans, zh-Hant-TW, fa, en, or your own (default: yue)',
    )
    .addOption(OPTIONS.script())
    .option('--words <file.csv>', 'your own word list, instead of the one that comes with the locale')
    .option(
      '--pictures <from>',
      'for pictures: shipped, words, a folder of your own, or a list (.yaml); repeat it to mix (default: shipped)',
      collect,
    )
    .addOption(
      new Option('--look <look>', 'how pictures from a folder look (default: colour)').choices(LOOKS),
    )
    .addOption(
      new Option(
        '--fit <fit>',
        'cut pictures from a folder to the card, or show them whole (default: crop)',
      ).choices(FITS),
    )
    .option('--skip-bad', 'go on without the files of a folder that cannot be printed, and list them')
    .option('--children', 'only words and pictures marked safe for children')
    .addOption(
      new Option(
        '--scramble [strength]',
        'hide the keywords of decrypto from all but a red filter; 1 hides them best, 9 is the easiest to read through the filter; 5 without a number (default: plain)',
      )
        .preset('5')
        .argParser(upTo(9)),
    )
    .option(
      '--card-size <size>',
      'size of the word cards and of the agents that cover them: small, mini, mini-euro, business, japanese, bridge, euro-poker, poker, tarot, or your own in mm (default: 65x43)',
    )
    .option('--mark', 'the sign of what is not for children is printed, whatever a recipe says')
    .option('--no-mark', 'leave out the sign of words and pictures that are not for children')
    .option('--readings', 'print the readings of the list on word cards, and say so if it has none')
    .option('--no-readings', 'leave out the readings')
    .option('--seed <seed>', 'a word or number; the same seed deals the same deck (default: 1)')
    .option(
      '--grid <grid>',
      'the grid of codenames or pictures: 5x5 or 5x4 (default: 5x5 for codenames, 5x4 for pictures)',
    )
    .option('--keys <n>', 'number of key cards (default: as many as the box holds)', upTo(100_000))
    .option('--notes <n>', 'number of note sheets for decrypto (default: 4)', upTo(1000))
    .addOption(OPTIONS.paper())
    .addOption(OPTIONS.flip())
    .addOption(
      new Option(
        '--manual-duplex [pile]',
        'for a printer that prints one side at a time: all fronts, then you turn the pile, then all backs; says which sheet lies on top of the printed pile (without a value: first-on-top)',
      )
        .choices(PILES)
        .preset('first-on-top'),
    )
    .option('--backs', 'print the patterns on the backs of cards, whatever a recipe says')
    .option('--no-backs', 'leave backs that would show only a pattern blank, to save ink')
    .option(
      '--only <parts>',
      'only these parts, separated by commas: words (for pictures: pictures), agents, keys, stand, rules; for duet also tokens, map, log; for decrypto: keywords, strip, codes, tokens, screens, rules, notes; for all turning',
      listOfParts,
    )
    .option('--map <map>', `the mission map of duet: ${MAPS} (default: world)`)
    .addOption(OPTIONS.twoUp())
    .addOption(OPTIONS.pair('the difficulty stars'))
    .addOption(OPTIONS.theme())
    .option('--no-contact', 'skip the contact sheet')
    .addOption(OPTIONS.noVerify())
    .option('--compare', 'also draw each finished page and compare it with what was laid out')
    .addOption(OPTIONS.out())
    .addHelpText(
      'after',
      `
Examples:
  npm start -- print --locale zh-Hant-TW --paper Letter --flip short-edge
  npm start -- print --words my-words.csv --locale yue --only words
  npm start -- print duet --locale fa
  npm start -- print my.deckwright --paper Letter
  npm start -- print pictures --pictures holiday/ --pictures shipped
  npm start -- print --children --seed "rainy sunday" --keys 100`,
    )
    .action(async (what: string, flags: Flags & ReadingBack) => {
      const { verify, compare, ...order } = flags;
      await recoverAt(what);
      await printOrder(readOrder(what, order), { verify, compare });
    });
}

/** Whether the PDFs are read back, and whether their pages are looked at too. */
interface ReadingBack {
  readonly verify: boolean;
  readonly compare?: boolean;
}

/** Draws the deck, reads it back and puts it in place. */
export async function printOrder(order: Order, { verify, compare = false }: ReadingBack): Promise<void> {
  const { recipe, out, recorded, located, earlier } = order;
  const folder = await OutputFolder.open(path.resolve(here(), out), out);
  const { tell: advance, end } = progress();
  const readBack = verify || compare ? new AllReaders() : undefined;
  try {
    const { makeDeck, provedLine, provedTogether, tellDeck } = await import('../../pipeline/index.js');
    const outcome = await makeDeck(recipe, openDesk(), {
      tell: advance,
      recorded,
      finished: ({ bytes }, expectation, _, pages) =>
        readBack?.add(bytes, expectation, compare ? pages() : undefined),
      ...(earlier ? { earlier } : {}),
    });
    // While the last PDF is read back.
    for (const { name, bytes } of outcome.files) await folder.stage(name, [bytes]);
    const told = problemLines(actionable(outcome.problems, recipe.words !== undefined).map(located));
    const proved = provedLine(provedTogether((await readBack?.finish()) ?? []));
    end();
    const paths = await folder.commit();
    for (const line of told) warn(line);
    tellProblems(folder.outdated().map(located));
    tell(summary(tellDeck(outcome, recipe), paths, proved ? say(proved) : ''));
  } catch (fault) {
    throw fault instanceof ProblemError ? new ProblemError(fault.problems.map(located)) : fault;
  } finally {
    end();
    readBack?.close();
    folder.close();
  }
}

function upTo(most: number): (value: string) => number {
  return value => {
    const number = typedNumber(value);
    if (typeof number === 'string' || !Number.isInteger(number) || number < 1 || number > most)
      throw new InvalidArgumentError(`Give a whole number from 1 to ${most}.`);
    return number;
  };
}

function listOfParts(value: string): string[] {
  return value.split(',').map(part => part.trim());
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
