import {
  choicesFor,
  columnName,
  didYouMean,
  error,
  type Headings,
  idNamed,
  notice,
  type Problem,
  plain,
} from '../speech/index.js';
import type { Row } from './csv/index.js';
import { columns, type WordColumn } from './word.js';

/** One column of the file: a known one, or an extra one by its name. One with neither has no name and must stay empty. */
export interface HeaderColumn {
  readonly known?: WordColumn;
  readonly extra?: string;
}

/** The column that a header cell means. */
export function columnNamed(cell: string, headings?: Headings): WordColumn | undefined {
  return idNamed(cell, columns, headings?.words);
}

/** The header row -> its columns, or none where the list can't be read without a better one. */
export function readHeader(
  row: Row | undefined,
  place: string,
  headings?: Headings,
): { readonly columns?: readonly HeaderColumn[]; readonly problems: readonly Problem[] } {
  if (row === undefined) return { problems: [error('words.blank-file', place)] };
  const at = { place, line: row.line };
  if (row.fields === undefined) return { problems: [error('words.header-quotes', at, { row: row.raw })] };
  const fields = row.fields;
  const found = fields.map((cell): HeaderColumn => {
    const known = columnNamed(cell, headings);
    if (known) return { known };
    return cell === '' ? {} : { extra: cell };
  });
  const has = (name: WordColumn) => found.some(column => column.known === name);
  if (!found.some(column => column.known) && !fields.some(looksLikeHeader)) {
    return { problems: [error('words.no-header', at, { first: row.raw, columns: fields.length })] };
  }
  const problems: Problem[] = [];
  for (const name of ['word', 'child_safe'] as const) {
    if (has(name)) continue;
    const meant = found.find(column => didYouMean(column.extra ?? '', columns) === name)?.extra;
    if (meant !== undefined)
      problems.push(error('words.misspelt-column', at, { name: columnName(name), meant }));
    else if (name === 'word') problems.push(error('words.missing-column', at, { name: columnName(name) }));
  }
  fields.forEach((cell, index) => {
    if (cell === '') return;
    const first = found.findIndex(column =>
      found[index].known ? column.known === found[index].known : column.extra === cell,
    );
    if (first < index) {
      const { known } = found[index];
      problems.push(error('words.repeated-column', at, { column: known ? columnName(known) : cell }));
    } else if (found[index].extra) {
      const { near: id, suggested } = choicesFor(
        cell,
        columns.filter(name => !has(name)),
      );
      const near = id === '' ? '' : columnName(String(id));
      problems.push(notice('words.unknown-column', at, { column: cell, suggested, near }));
    }
  });
  return problems.some(problem => problem.level === 'error') ? { problems } : { columns: found, problems };
}

/** Whether the rows are a plain list: one word on each line, from the first line on. */
export function isPlainList([first, ...rest]: readonly Row[], headings?: Headings): boolean {
  if (first === undefined || !isAlone(first)) return false;
  const cell = first.fields?.[0] ?? '';
  // "note" alone at the top is a word: without a column of words, a column of notes is no list.
  if (columnNamed(cell, headings) === 'word' || looksLikeHeader(cell)) return false;
  return rest.filter(row => !isAlone(row)).length * 2 <= rest.length;
}

/** The rows of a plain list as words; "Yes, please" is one. */
export function plainWords(rows: readonly Row[]): readonly Row[] {
  return rows.map(row => {
    const { raw, fields } = row;
    return fields ? { ...row, fields: [isAlone(row) ? fields[0] : raw.trim()] } : row;
  });
}

/** A broken quote says nothing against it. */
function isAlone({ fields = [] }: Row): boolean {
  return fields.slice(1).every(cell => cell === '');
}

/** A misspelt name: the advice then is to correct it, not to add a header. */
function looksLikeHeader(cell: string): boolean {
  return plain(cell).startsWith('word') || didYouMean(cell, ['child_safe']) !== undefined;
}
