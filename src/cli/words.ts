import type { Command } from 'commander';
import { formatProblem, throwErrors } from '../problem.js';
import { ownLibrary } from './files.js';

/** `deckwright words check FILE`. */
export function addWords(program: Command): void {
  program
    .command('words')
    .description('work with word lists')
    .command('check')
    .description('read a word list and tell everything that is wrong with it; nothing is written')
    .argument('<file.csv>', 'the list')
    .option('--locale <locale>', 'language of the list', 'yue')
    .addHelpText('after', '\nExample:\n  npm start -- words check wordlists/fa/classic.csv --locale fa')
    .action(async (file: string, { locale }: { locale: string }) => {
      const { readWordList } = await import('../words/index.js');
      const { list, problems } = readWordList(ownLibrary().bytes(file), { file, locale });
      throwErrors(problems);
      for (const problem of problems) console.error(`${problem.level}: ${formatProblem(problem)}`);
      const words = list?.words ?? [];
      const unfit = words.filter(word => !word.childSafe).length;
      console.log(`${file}: ${words.length} words, ${unfit} of them not for children. Nothing is wrong.`);
    });
}
