import type { Row } from '../csv/index.js';
import { choices, type Problem } from '../problem.js';
import { quote } from './checks/characters.js';
import type { HeaderColumn } from './header.js';
import { normaliseWord, type Repair } from './normalise.js';
import { type Column, type Difficulty, difficulties, overrideColumns, type Word } from './word.js';

export interface ReadWords {
  readonly words: readonly Word[];
  readonly extraColumns: Readonly<Record<string, readonly string[]>>;
  /** Number of words for each kind of repair. */
  readonly repairs: ReadonlyMap<Repair, number>;
  readonly problems: readonly Problem[];
}

/** Rows below the header -> words. A row with a fault makes no word, so that later checks don't tell it again. */
export function readWords(
  rows: readonly Row[],
  columns: readonly HeaderColumn[],
  { file, locale }: { readonly file: string; readonly locale: string },
): ReadWords {
  const problems: Problem[] = [];
  const words: Word[] = [];
  const repairs = new Map<Repair, number>();
  const extras = columns.flatMap(({ extra }, index) => (extra === undefined ? [] : [{ name: extra, index }]));
  const extraColumns = Object.fromEntries(extras.map(({ name }) => [name, [] as string[]]));
  for (const row of rows) {
    const told = problems.length;
    const fail = (message: string, advice: string) =>
      problems.push({ level: 'error', place: file, line: row.line, message, advice });
    const fields = checkFields(row, columns, fail);
    if (fields === undefined) continue;
    const cell = (name: Column) => (fields[columns.findIndex(column => column.known === name)] ?? '').trim();
    const done = new Set<Repair>();
    const tidy = (typed: string, tag: string) => {
      const { text, repairs } = normaliseWord(typed, tag);
      for (const repair of repairs) done.add(repair);
      return text;
    };
    const text = tidy(cell('word'), locale);
    if (text === '') fail('There is no word in this line.', 'Write one, or remove the line.');
    const childSafe = readChildSafe(cell('child_safe'), text, fail);
    const difficulty = readDifficulty(cell('difficulty'), fail);
    if (problems.length > told || childSafe === undefined) continue;
    const overrides = overrideColumns.flatMap(name => {
      const override = tidy(cell(name), name);
      return override === '' ? [] : [[name, override] as const];
    });
    for (const repair of done) repairs.set(repair, (repairs.get(repair) ?? 0) + 1);
    for (const { name, index } of extras) extraColumns[name].push(fields[index]);
    words.push({
      text,
      childSafe,
      ...(difficulty ? { difficulty } : {}),
      overrides: Object.fromEntries(overrides),
      ...(cell('reading') ? { reading: cell('reading').normalize('NFC') } : {}),
      tags: cell('tags')
        .split(/[\s,;|，、؛،]+/u)
        .filter(tag => tag !== ''),
      ...(cell('note') ? { note: cell('note') } : {}),
      line: row.line,
    });
  }
  return { words, extraColumns, repairs, problems };
}

type Fail = (message: string, advice: string) => void;

/** The fields of a row, as many as the header has, or undefined for a blank or faulty row. */
function checkFields(row: Row, columns: readonly HeaderColumn[], fail: Fail): readonly string[] | undefined {
  if (row.fields === undefined) {
    const advice = 'Put quotes around the whole field and write a quote inside it twice.';
    fail(`The quotes in ${quote(row.raw)} are broken.`, advice);
    return undefined;
  }
  const { fields } = row;
  if (fields.every(field => field === '')) return undefined;
  const filled = fields.findLastIndex(field => field !== '') + 1;
  if (fields.length < columns.length || filled > columns.length) {
    const advice = 'Give it as many; put a field that holds the delimiter in quotes.';
    fail(`${quote(row.raw)} has ${count(fields.length)}, the header has ${columns.length}.`, advice);
    return undefined;
  }
  const loose = columns.findIndex((column, index) => !column.known && !column.extra && fields[index] !== '');
  if (loose >= 0) {
    fail(
      `${quote(fields[loose])} stands in column ${loose + 1}, which has no name.`,
      'Name it in the header.',
    );
    return undefined;
  }
  return fields;
}

function count(fields: number): string {
  return fields === 1 ? '1 field' : `${fields} fields`;
}

function readChildSafe(cell: string, word: string, fail: Fail): boolean | undefined {
  const value = cell.toLowerCase();
  if (value === 'yes' || value === 'no') return value === 'yes';
  const what = cell === '' ? 'is blank' : `is ${quote(cell)}`;
  fail(
    `"child_safe" of ${quote(word)} ${what}.`,
    'Write "yes" or "no": nothing is safe for children by default.',
  );
  return undefined;
}

function readDifficulty(cell: string, fail: Fail): Difficulty | undefined {
  if (cell === '') return undefined;
  const value = difficulties.find(difficulty => difficulty === cell.toLowerCase());
  if (value === undefined) {
    fail(`"difficulty" is ${quote(cell)}.`, choices(cell, [...difficulties, 'blank']));
  }
  return value;
}
