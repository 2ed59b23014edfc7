import path from 'node:path';
import type { Command } from 'commander';
import { throwErrors } from '../../problem.js';
import { recipeSchema } from '../../templates/index.js';
import { openDesk } from '../desk.js';
import { here, projectLibrary } from '../files.js';
import { tellProblems } from '../report/problems.js';

/** `deckwright words check FILE`. */
export function addWords(program: Command): void {
  program
    .command('words')
    .description('check word lists')
    .command('check')
    .description('check a word list and report every mistake with its line; prints nothing')
    .argument('<file.csv>', 'the word list')
    .option('--locale <locale>', 'language of the list (default: the name of its folder, or yue)')
    .addHelpText('after', '\nExample:\n  npm start -- words check wordlists/fa/classic.csv')
    .action(async (file: string, { locale = localeOf(file) }: { locale?: string }) => {
      const { checkList } = await import('../../pipeline/index.js');
      const recipe = recipeSchema.parse({ locale, words: file });
      const desk = openDesk();
      const { words, problems } = await checkList(recipe, desk);
      throwErrors(problems);
      tellProblems(problems);
      const unfit = words.filter(word => !word.childSafe).length;
      const clean = problems.every(({ level }) => level === 'notice') ? ' No mistakes found.' : '';
      console.log(`${file}: ${words.length} words in ${locale}, ${unfit} of them not for children.${clean}`);
    });
}

/** Lists are kept in a folder named after their language. */
function localeOf(file: string): string {
  const folder = path.basename(path.dirname(path.resolve(here(), file)));
  return projectLibrary().list('templates/locales').includes(`${folder}.yaml`) ? folder : 'yue';
}
