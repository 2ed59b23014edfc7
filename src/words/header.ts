import type { Row } from '../csv/index.js';
import { didYouMean, type Problem } from '../problem.js';
import { quote } from './checks/characters.js';
import { type Column, columns } from './word.js';

/** One column of the file: a known one, or an extra one by its name; `undefined` names are blank and must stay empty. */
export interface HeaderColumn {
  readonly known?: Column;
  readonly extra?: string;
}

const byPlainName = new Map(columns.map(name => [plain(name), name]));

/** The column that a header cell means. Case, spaces, `_` and `-` are forgiven: `Child Safe`, `ZH_HANS`. */
export function columnNamed(cell: string): Column | undefined {
  return byPlainName.get(plain(cell));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/gu, '');
}

/** The header row -> its columns, or none when the list can't be read without a better one. */
export function readHeader(
  row: Row | undefined,
  place: string,
): { readonly columns?: readonly HeaderColumn[]; readonly problems: readonly Problem[] } {
  const error = (message: string, advice: string): Problem => ({
    level: 'error',
    place,
    ...(row ? { line: row.line } : {}),
    message,
    advice,
  });
  if (row === undefined) {
    return {
      problems: [
        error('The file holds only blank lines.', 'Write a header row "word,child_safe" and words.'),
      ],
    };
  }
  if (row.fields === undefined) {
    return {
      problems: [error(`The quotes in ${quote(row.raw)} are broken.`, 'Write the header without quotes.')],
    };
  }
  const fields = row.fields;
  const found = fields.map((cell): HeaderColumn => {
    const known = columnNamed(cell);
    if (known) return { known };
    return cell === '' ? {} : { extra: cell };
  });
  const has = (name: Column) => found.some(column => column.known === name);
  if (!found.some(column => column.known) && !fields.some(looksLikeHeader)) {
    const start =
      fields.length === 1 ? 'word,child_safe' : 'with the name of each column, such as word,child_safe';
    const rest = fields.length === 1 ? ', and write ",yes" or ",no" after every word' : '';
    const message = `There is no header row: the first line is ${quote(row.raw)}.`;
    return { problems: [error(message, `Add a first line ${start}${rest}.`)] };
  }
  const problems: Problem[] = [];
  for (const name of ['word', 'child_safe'] as const) {
    if (has(name)) continue;
    const meant = found.map(column => column.extra ?? '').find(cell => didYouMean(cell, columns) === name);
    const advice = meant
      ? `Did you mean it by ${quote(meant)}? Rename that column.`
      : name === 'word'
        ? 'Add it.'
        : 'Add it, with "yes" or "no" for every word: nothing is safe for children by default.';
    problems.push(error(`There is no column "${name}".`, advice));
  }
  fields.forEach((cell, index) => {
    if (cell === '') return;
    const first = found.findIndex(column =>
      found[index].known ? column.known === found[index].known : column.extra === cell,
    );
    if (first < index)
      problems.push(error(`The column ${quote(cell)} is there twice.`, 'Remove one of them.'));
    else if (found[index].extra) problems.push(unknownColumn(cell, row.line, place, has));
  });
  return problems.some(problem => problem.level === 'error') ? { problems } : { columns: found, problems };
}

/** A misspelt name: the advice then is to mend it, not to add a header. */
function looksLikeHeader(cell: string): boolean {
  return plain(cell).startsWith('word') || didYouMean(cell, ['child_safe']) !== undefined;
}

function unknownColumn(cell: string, line: number, place: string, has: (name: Column) => boolean): Problem {
  const near = didYouMean(
    cell,
    columns.filter(name => !has(name)),
  );
  const advice = near ? `Did you mean "${near}"? It is kept, and not used.` : 'It is kept, and not used.';
  return { level: 'notice', place, line, message: `The column ${quote(cell)} is not known.`, advice };
}
