import path from 'node:path';
import type { Command } from 'commander';
import { recipeSchema } from '../../data/index.js';
import { throwErrors } from '../../speech/index.js';
import { openDesk } from '../desk.js';
import { here, projectLibrary } from '../files.js';
import { examples } from '../help/describe.js';
import { tellProblems } from '../report/problems.js';
import { say } from '../report/say.js';
import { tell } from '../report/terminal.js';
import { OPTIONS } from './options.js';

interface CheckOptions {
  readonly locale?: string;
  readonly script?: string;
}

/** `deckwright words check FILE`. */
export function addWords(program: Command): void {
  program
    .command('words')
    .command('check')
    .argument('<file.csv>')
    .option('--locale <locale>')
    .addOption(OPTIONS.script())
    .addHelpText('after', examples('npm start -- words check wordlists/fa/classic.csv'))
    .action(async (file: string, { locale = localeOf(file), script }: CheckOptions) => {
      const { checkList, tellList } = await import('../../press/index.js');
      const recipe = recipeSchema.parse({ locale, words: file, script });
      const desk = openDesk();
      const list = await checkList(recipe, desk);
      throwErrors(list.problems);
      tellProblems(list.problems);
      tell(`${file}: ${say(...tellList(list, locale))}`);
    });
}

/** Lists are kept in a folder named after their language. */
function localeOf(file: string): string {
  const folder = path.basename(path.dirname(path.resolve(here(), file)));
  return projectLibrary().list('templates/locales').includes(`${folder}.yaml`) ? folder : 'yue';
}
