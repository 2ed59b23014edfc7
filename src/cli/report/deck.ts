import type { ToldDeck } from '../../press/index.js';
import type { Sentence } from '../../speech/index.js';
import { say } from './say.js';
import { padded, widthOf } from './width.js';

/** What was made and proved, and how to print it. `paths` are those of the files, in their order. */
export function summary({ facts, files, print }: ToldDeck, paths: readonly string[], proved: string): string {
  const columns = [
    paths,
    aligned(files.map(({ cards }) => cards)),
    aligned(files.map(({ pages }) => pages)),
    aligned(files.map(({ sheets }) => sheets)),
  ];
  const rows = paths.map((_, i) => ['', ...columns.map(column => cell(column, i))].join('  ').trimEnd());
  return [...facts.map(fact => say(fact)), ...rows, ...(proved === '' ? [] : [proved]), say(...print)].join(
    '\n',
  );
}

function cell(column: readonly string[], row: number): string {
  return padded(column[row] ?? '', Math.max(...column.map(widthOf)));
}

/** Amounts such as `13 sheets`, each last digit below the others. */
function aligned(amounts: readonly (Sentence | undefined)[]): readonly string[] {
  const texts = amounts.map(amount => (amount === undefined ? '' : say(amount)));
  const digits = (text: string) => /^\p{Cf}*(\p{Nd}*)/u.exec(text)?.[1].length ?? 0;
  const most = Math.max(...texts.map(digits));
  return texts.map(text => ' '.repeat(most - digits(text)) + text);
}
