import path from 'node:path';
import { Argument, type Command, Option } from 'commander';
import { PILES } from '../../data/index.js';
import { FITS, LOOKS } from '../../platform.js';
import { type Problem, ProblemError } from '../../speech/index.js';
import { openDesk } from '../desk.js';
import { OutputFolder } from '../disk/output-folder.js';
import { recoverAt } from '../disk/recover.js';
import { here } from '../files.js';
import { examples } from '../help/describe.js';
import { type DeckFlags, type PrintOrder, readOrder } from '../order/deck.js';
import { AllReaders } from '../readback/all-readers.js';
import { summary } from '../report/deck.js';
import { actionable, problemLines, tellProblems } from '../report/problems.js';
import { progress } from '../report/progress.js';
import { say } from '../report/say.js';
import { tell, warn } from '../report/terminal.js';
import { OPTIONS, oneOf, wholeNumber } from './options.js';

/** `deckwright print [game or recipe]`. */
export function addPrint(program: Command): void {
  program
    .command('print')
    .addArgument(new Argument('[what]').default('codenames'))
    .option('--locale <locale>')
    .addOption(OPTIONS.script())
    .option('--words <file.csv>')
    .addOption(new Option('--pictures <from>').argParser(collect))
    .addOption(oneOf('--look <look>', LOOKS))
    .addOption(oneOf('--fit <fit>', FITS))
    .option('--skip-bad')
    .option('--children')
    .option('--easy')
    .addOption(new Option('--scramble [strength]').preset('5').argParser(wholeNumber(9, '--scramble')))
    .option('--card-size <size>')
    .addOption(oneOf('--mark [which]', ['unfit']))
    .option('--no-mark')
    .option('--readings')
    .option('--no-readings')
    .option('--seed <seed>')
    .option('--grid <grid>')
    .addOption(new Option('--keys <n>').argParser(wholeNumber(100_000, '--keys')))
    .addOption(new Option('--notes <n>').argParser(wholeNumber(1000, '--notes')))
    .addOption(OPTIONS.paper())
    .addOption(OPTIONS.flip())
    .addOption(oneOf('--manual-duplex [pile]', PILES).preset('first-on-top'))
    .option('--backs')
    .option('--no-backs')
    .addOption(new Option('--only <parts>').argParser(listOfParts))
    .option('--map <map>')
    .addOption(OPTIONS.twoUp())
    .addOption(OPTIONS.pair())
    .addOption(OPTIONS.theme())
    .option('--no-contact')
    .addOption(OPTIONS.noVerify())
    .addOption(OPTIONS.out())
    .addHelpText(
      'after',
      examples(
        'npm start -- print --locale zh-Hant-TW --paper Letter --flip short-edge',
        'npm start -- print --words my-words.csv --locale yue --only words',
        'npm start -- print duet --locale fa',
        'npm start -- print my.deckwright --paper Letter',
        'npm start -- print pictures --pictures holiday/ --pictures shipped',
        'npm start -- print --children --seed "rainy sunday" --keys 100',
      ),
    )
    .action(async (what: string, flags: DeckFlags & { readonly verify: boolean }) => {
      const { verify, ...order } = flags;
      await recoverAt(what);
      await printOrder(readOrder(what, order), verify);
    });
}

/** Draws the deck, reads it back if `verify`, and puts it in place. */
export async function printOrder(order: PrintOrder, verify: boolean): Promise<void> {
  const { recipe, out, recorded, located, earlier } = order;
  const folder = await OutputFolder.open(path.resolve(here(), out), out);
  const { tell: advance, end } = progress();
  const readBack = verify ? new AllReaders() : undefined;
  try {
    const { makeDeck, provedLine, provedTogether, tellDeck, toldAtMeasures } = await import(
      '../../press/index.js'
    );
    const desk = openDesk();
    const outcome = await makeDeck(recipe, desk, {
      tell: advance,
      recorded,
      ...(readBack ? { finished: ({ bytes }, expectation) => readBack.add(bytes, expectation) } : {}),
      ...(earlier ? { earlier } : {}),
    });
    // While the last PDF is read back.
    for (const { name, bytes } of outcome.files) await folder.stage(name, [bytes]);
    const told = problemLines(actionable(outcome.problems, recipe.words !== undefined).map(located));
    const atMeasures = (faults: readonly Problem[]) => toldAtMeasures(faults, recipe, desk, outcome.parts);
    const proved = provedLine(provedTogether((await readBack?.finish(atMeasures)) ?? []));
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

function listOfParts(value: string): string[] {
  return value.split(',').map(part => part.trim());
}

function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
