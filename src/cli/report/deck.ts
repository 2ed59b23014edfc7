import type { ToldDeck } from '../../pipeline/index.js';
import type { Sentence } from '../../problem.js';
import { say } from './say.js';

/** What was made and proved, and how to print it. `paths` are those of the files, in their order. */
export function summary({ facts, files, print }: ToldDeck, paths: readonly string[], proved: string): string {
  const width = Math.max(...paths.map(file => file.length));
  const rows = files.map(({ part, cards, pages, sheets }, i) => {
    const amounts = [
      cell(cards, part === 'tokens' ? TOKENS : CARDS),
      cell(pages, PAGES),
      cell(sheets, SHEETS),
    ];
    return ['', paths[i].padEnd(width), ...amounts].join('  ').trimEnd();
  });
  return [...facts.map(fact => say(fact)), ...rows, ...(proved === '' ? [] : [proved]), say(...print)].join(
    '\n',
  );
}

/** Wide enough for a number of three digits, and its noun. */
const [CARDS, TOKENS, PAGES, SHEETS] = ['cards', 'tokens', 'pages', 'sheets'].map(noun => 4 + noun.length);

/** An amount such as `13 sheets`, its last digit where the others have theirs. */
function cell(amount: Sentence | undefined, width: number): string {
  const text = amount === undefined ? '' : say(amount);
  const digits = /^\d*/.exec(text)?.[0].length ?? 0;
  return `${' '.repeat(Math.max(0, 3 - digits))}${text}`.padEnd(width);
}
