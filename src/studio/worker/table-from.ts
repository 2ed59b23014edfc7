import { type Library, loadHeadings } from '../../data/index.js';
import { columnNamed, readWordCells } from '../../press/index.js';
import { ProblemError } from '../../speech/index.js';
import type { WordTable } from '../state/csv.js';
import { WORDS_FILE } from '../state/deck.js';
import { columnOf } from '../state/words/columns.js';
import { platform } from './platform.js';

/** The table of a word list in bytes, its columns by their ids where they are known; undefined if it can't be read as one. */
export function tableFrom(bytes: Uint8Array, locale: string, project: Library): WordTable | undefined {
  const headings = loadHeadings(project);
  const idOf = (name: string) => (columnOf(name) ? name : (columnNamed(name, headings) ?? name));
  try {
    const { columns, rows } = readWordCells(bytes, WORDS_FILE, { locale, big5: platform.big5 }, headings);
    return {
      columns: columns.map(({ name, meant }) => (name === '' ? (meant ?? '') : idOf(name))),
      rows: rows.map((cells, id) => ({ id, cells })),
    };
  } catch (fault) {
    if (fault instanceof ProblemError) return undefined;
    throw fault;
  }
}
