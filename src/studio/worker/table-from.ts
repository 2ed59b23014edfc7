import { readCells } from '../../pipeline/index.js';
import { ProblemError } from '../../problem.js';
import type { WordTable } from '../state/csv.js';
import { WORDS_FILE } from '../state/deck.js';
import { platform } from './platform.js';

/** The table of a word list in bytes; undefined if it can't be read as one. */
export function tableFrom(bytes: Uint8Array, locale: string): WordTable | undefined {
  try {
    const { columns, rows } = readCells(bytes, WORDS_FILE, { locale, big5: platform.big5 });
    return {
      columns: columns.map(({ name, meant }) => (name === '' ? (meant ?? '') : name)),
      rows: rows.map((cells, id) => ({ id, cells })),
    };
  } catch (fault) {
    if (fault instanceof ProblemError) return undefined;
    throw fault;
  }
}
