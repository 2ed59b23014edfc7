import { loadHeadings } from '../../data/index.js';
import { cellsOf, readWordCells, type WordCells } from '../../press/index.js';
import { error, type Headings, notice, type Problem, ProblemError, throwErrors } from '../../speech/index.js';
import type { ToldProblem } from '../bridge/messages.js';
import { platform } from '../worker/platform.js';
import { isSpreadsheet, readSpreadsheet } from '../worker/spreadsheet.js';
import type { Tools } from '../worker/tools.js';

const MEBIBYTE = 2 ** 20;
const MOST_BYTES = 16 * MEBIBYTE;
const MOST_ROWS = 20_000;

/** A list that was dropped, chosen or pasted; without `data` it is a folder. */
export interface CellsOrder {
  readonly name: string;
  readonly data?: Blob | string;
  /** The language of its words. */
  readonly locale: string;
}

export interface ReadCells {
  readonly cells: WordCells;
  /** What a person should know about the file. */
  readonly problems: readonly ToldProblem[];
}

/** Rows and columns of a list in any form: CSV in all its encodings, a spreadsheet, or pasted cells. */
export async function cells({ name, data, locale }: CellsOrder, tools: Tools<never>): Promise<ReadCells> {
  await tools.project.open();
  if (data === undefined) throw new ProblemError([error('cli.folder-not-file', name)]);
  const blob = typeof data === 'string' ? new Blob([data]) : data;
  if (blob.size > MOST_BYTES) {
    const size = { size: Math.ceil(blob.size / MEBIBYTE), most: MOST_BYTES / MEBIBYTE };
    throw new ProblemError([error('studio.list-too-large', name, size)]);
  }
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const headings = loadHeadings(tools.project.library);
  const { found, problems } = isSpreadsheet(bytes)
    ? { found: cellsOf(await readSpreadsheet(bytes, name), headings), problems: [] }
    : readText(bytes, name, locale, headings);
  const count = found.rows.length;
  if (count === 0) throwErrors([error('words.no-words', name)]);
  if (count > MOST_ROWS) throwErrors([error('studio.list-too-long', name, { count, most: MOST_ROWS })]);
  return { cells: found, problems: tools.told(problems) };
}

function readText(
  bytes: Uint8Array,
  name: string,
  locale: string,
  headings: Headings,
): { readonly found: WordCells; readonly problems: readonly Problem[] } {
  const { encoding, ...found } = readWordCells(bytes, name, { locale, big5: platform.big5 }, headings);
  return { found, problems: encoding === 'UTF-8' ? [] : [notice('words.not-utf8', name, { encoding })] };
}
