import { error, type Problem, ProblemError } from '../../speech/index.js';
import { findDelimiter, isOversize, readTable } from '../../words/csv/index.js';
import type { KeyKind } from '../kind.js';
import { type Drafts, draftOf } from './draft.js';
import { readGrids } from './read-grids.js';
import { type KeyWords, vocabularyOf } from './vocabulary.js';

const COLUMNS = ['id', 'start', 'cells', 'front', 'back'];
/** A column for each cell: `A1`, `1`, `cell 1`, `c1`. */
const CELL = /^(?:([a-z])|cell ?)?(\d{1,2})$/;

/**
 * Key cards in CSV: a row for each, with all cells in a column or a column for each cell; or a grid as it stands in a
 * spreadsheet. Throws a ProblemError for a file that is neither.
 */
export function readCsv(text: string, file: string, kinds: readonly KeyKind[], words: KeyWords): Drafts {
  const named = /^\s*"?sep=(.)"?[^\S\n]*(?=\n)/i.exec(text);
  const rest = named ? text.replace(named[0], '\n'.repeat(named[0].split('\n').length - 1)) : text;
  const delimiter = findDelimiter(rest, name => COLUMNS.includes(name.trim().toLowerCase()));
  const table = readTable(rest, delimiter, Number.POSITIVE_INFINITY);
  if (isOversize(table))
    throw new ProblemError([
      error('words.unreadable', { place: file, line: table.line }, { why: table.why }),
    ]);
  const [header, ...rows] = table;
  const names = (header?.fields ?? []).map(name => name.toLowerCase());
  const single = names.flatMap((name, i) => (CELL.test(name) ? [i] : []));
  const hasCells = names.includes('cells') || names.includes('front');
  if (!hasCells && !kinds.some(kind => kind.columns * kind.rows === single.length)) {
    const grids = rest.split('\n').some(line => kinds.some(kind => isRow(kind, line, words)));
    if (grids) return readGrids(rest, file, kinds, words);
    throw new ProblemError([
      error('keys.file-columns', { place: file, line: header?.line }, { columns: COLUMNS }),
    ]);
  }
  const lettered = names.includes('a1');
  const inOrder = single.toSorted((a, b) => placeOf(names[a], lettered) - placeOf(names[b], lettered));
  const problems: Problem[] = [];
  const drafts = rows.flatMap(({ fields, line }) => {
    const cells = inOrder
      .map(i => fields?.[i] ?? '')
      .join(' ')
      .trim();
    const field = (name: string) =>
      fields?.[names.indexOf(name)] || (name === 'cells' && !hasCells && cells !== '' ? cells : undefined);
    const draft = draftOf(field, line);
    if (draft === undefined) problems.push(error('keys.file-row-cells', { place: file, line }));
    return draft ?? [];
  });
  return { drafts, problems };
}

/** Row by row: A1, B1 ... A2; or by number. */
function placeOf(name: string, lettered: boolean): number {
  const [, column = 'a', number] = CELL.exec(name) ?? [];
  return Number(number) * 100 + (lettered ? column.charCodeAt(0) : 0);
}

function isRow(kind: KeyKind, line: string, words: KeyWords): boolean {
  const vocabulary = vocabularyOf(kind, words);
  return vocabulary.length(line) >= kind.columns && vocabulary.isRow(line);
}
