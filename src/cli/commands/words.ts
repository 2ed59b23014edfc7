import path from 'node:path';
import type { Command } from 'commander';
import { throwErrors } from '../../problem.js';
import { recipeSchema } from '../../templates/index.js';
import { openDesk } from '../desk.js';
import { here, projectLibrary } from '../files.js';
import { tellProblem } from '../report/console.js';

/** `deckwright words check FILE`. */
export function addWords(program: Command): void {
  program
    .command('words')
    .description('work with word lists')
    .command('check')
    .description('read a word list and tell everything that is wrong with it; nothing is written')
    .argument('<file.csv>', 'the list')
    .option('--locale <locale>', 'language of the list (default: the folder it lies in, or yue)')
    .addHelpText('after', '\nExample:\n  npm start -- words check wordlists/fa/classic.csv')
    .action(async (file: string, { locale = localeOf(file) }: { locale?: string }) => {
      const { checkList } = await import('../../pipeline/index.js');
      const recipe = recipeSchema.parse({ locale, words: file });
      const desk = openDesk();
      const { words, problems } = await checkList(recipe, desk);
      throwErrors(problems);
      for (const problem of problems) tellProblem(problem);
      const unfit = words.filter(word => !word.childSafe).length;
      const clean = problems.every(({ level }) => level === 'notice') ? ' Nothing is wrong.' : '';
      console.log(`${file}: ${words.length} words in ${locale}, ${unfit} of them not for children.${clean}`);
    });
}

/** Lists lie in a folder that is named after their language. */
function localeOf(file: string): string {
  const folder = path.basename(path.dirname(path.resolve(here(), file)));
  return projectLibrary().list('templates/locales').includes(`${folder}.yaml`) ? folder : 'yue';
}
