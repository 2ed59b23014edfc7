import path from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { didYouMean, formatProblem, ProblemError } from '../problem.js';
import {
  FLIPS,
  PARTS,
  type Recipe,
  type RecipeInput,
  readYaml,
  recipeSchema,
  SCRIPTS,
} from '../templates/index.js';
import { here, ownLibrary, projectLibrary, VERSION } from './files.js';
import { OutputFolder } from './output.js';
import { progress } from './progress.js';
import { summary } from './summary.js';

/** `deckwright print [game or recipe]`. */
export function addPrint(program: Command): void {
  program
    .command('print')
    .description('print a deck: PDFs, a contact sheet and a manifest')
    .argument('[what]', 'a game (codenames) or a recipe file (.yaml)', 'codenames')
    .option(
      '--locale <locale>',
      'language of the deck: yue, zh-Hans, zh-Hant-TW, fa, en, or one of your own (default: yue)',
    )
    .addOption(new Option('--script <script>', 'print a Chinese list in another script').choices(SCRIPTS))
    .option('--words <file.csv>', 'your own list of words instead of the one of the locale')
    .option('--children', 'only words that are marked as safe for children')
    .option('--seed <seed>', 'a word or number; the same seed deals the same deck (default: 1)')
    .option('--keys <n>', 'how many key cards (default: 40)', wholeNumber)
    .option('--paper <paper>', 'A4, Letter, A3, Legal, Tabloid or universal (default: A4)')
    .addOption(
      new Option(
        '--flip <flip>',
        'how the printer turns the paper; none is one-sided, to fold and glue (default: long-edge)',
      ).choices(FLIPS),
    )
    .option('--only <parts>', `parts of the box, with commas: ${PARTS.join(', ')}`, listOfParts)
    .option(
      '--theme <theme>',
      'a theme, or a file of your own (.yaml) with colours and fonts (default: dossier)',
    )
    .option('--no-contact', 'leave out the contact sheet')
    .option('--out <folder>', 'where the files go (default: output)')
    .addHelpText(
      'after',
      `
Examples:
  npm start -- print --locale zh-Hant-TW --paper Letter --flip short-edge
  npm start -- print --words my-words.csv --locale yue --only words
  npm start -- print --children --seed "rainy sunday" --keys 100`,
    )
    .action(async (what: string, flags: Flags) => {
      await print(what, flags);
    });
}

type Flags = Omit<RecipeInput, 'game'>;

async function print(what: string, flags: Flags): Promise<void> {
  const recipe = readRecipe(what, flags);
  const out = recipe.out ?? 'output';
  const { out: _, ...printed } = recipe;
  const folder = new OutputFolder(path.resolve(here(), out), out);
  const { tell, end } = progress();
  try {
    const { makeDeck } = await import('../pipeline/index.js');
    const outcome = await makeDeck(printed, projectLibrary(), ownLibrary(), VERSION, tell);
    end();
    const paths = folder.commit(outcome.files);
    for (const problem of outcome.problems) console.error(`${problem.level}: ${formatProblem(problem)}`);
    console.log(summary(outcome, recipe, paths));
  } finally {
    end();
    folder.close();
  }
}

/** A recipe file with the flags on top; paths in a file are meant from that file's folder. */
function readRecipe(what: string, flags: Flags): Recipe {
  // Commander says `contact: true` where the flag is absent; a recipe may still say no.
  const said = Object.entries(flags).filter(
    ([name, value]) => value !== undefined && !(name === 'contact' && value === true),
  );
  const given = Object.fromEntries(said);
  if (!/\.ya?ml$/.test(what)) return recipeSchema.parse({ game: what, ...given });
  const file = readYaml(ownLibrary().text(what), what, recipeSchema);
  const from = (name: string) => (path.isAbsolute(name) ? name : path.join(path.dirname(what), name));
  const located = {
    ...file,
    ...(file.words === undefined ? {} : { words: from(file.words) }),
    ...(file.out === undefined ? {} : { out: from(file.out) }),
    ...(/\.ya?ml$/.test(file.theme) ? { theme: from(file.theme) } : {}),
  };
  return recipeSchema.parse({ ...located, ...given });
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
      unknown.map(part => {
        const near = didYouMean(part, PARTS);
        const advice = `${near ? `Did you mean "${near}"? ` : ''}It can be: ${PARTS.join(', ')}.`;
        return { level: 'error', place: '--only', message: `There is no part "${part}".`, advice };
      }),
    );
  }
  return parts;
}
