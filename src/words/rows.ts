import {
  choicesFor,
  difficultyName,
  error,
  type Headings,
  idNamed,
  type Problem,
  type Spot,
  yesOrNo,
} from '../speech/index.js';
import type { Row } from './csv/index.js';
import { HAN_SCRIPTS } from './hanzi/index.js';
import type { HeaderColumn } from './header.js';
import { normaliseReading, normaliseWord, type Repair } from './normalise.js';
import { type Difficulty, difficulties, type Word, type WordColumn } from './word.js';

export interface ReadWords {
  readonly words: readonly Word[];
  readonly extraColumns: Readonly<Record<string, readonly string[]>>;
  /** Number of words for each kind of repair. */
  readonly repairs: ReadonlyMap<Repair, number>;
  readonly problems: readonly Problem[];
}

/**
 * Rows below the header -> words. A row with a fault in another cell is a word all the same, so that later checks find
 * everything that is wrong with it.
 */
export function readWords(
  rows: readonly Row[],
  columns: readonly HeaderColumn[],
  {
    file,
    locale,
    headings,
  }: { readonly file: string; readonly locale: string; readonly headings?: Headings },
): ReadWords {
  const problems: Problem[] = [];
  const words: Word[] = [];
  const repairs = new Map<Repair, number>();
  const marked = columns.some(({ known }) => known === 'child_safe');
  const extras = columns.flatMap(({ extra }, index) => (extra === undefined ? [] : [{ name: extra, index }]));
  const extraColumns = Object.fromEntries(extras.map(({ name }) => [name, [] as string[]]));
  for (const row of rows) {
    const at = { place: file, line: row.line };
    const faults: Problem[] = [...fieldFaults(row, columns, at)];
    const fields = row.fields ?? [];
    if (faults.length > 0 || fields.every(field => field === '')) {
      problems.push(...faults);
      continue;
    }
    const cell = (name: WordColumn) =>
      (fields[columns.findIndex(column => column.known === name)] ?? '').trim();
    const done = new Set<Repair>();
    const tidy = (typed: string, tag: string) => {
      const { text, repairs } = normaliseWord(typed, tag);
      for (const repair of repairs) done.add(repair);
      return text;
    };
    const text = tidy(cell('word'), locale);
    if (text === '') faults.push(error('words.no-word', at));
    const value = cell('child_safe');
    const childSafe = yesOrNo(value);
    if (marked && childSafe === undefined) {
      const blank = value === '' ? 'yes' : 'no';
      faults.push(error('words.child-safe', at, { word: text, value, blank }));
    }
    const difficulty = readDifficulty(cell('difficulty'), at, faults, headings);
    problems.push(...faults);
    if (text === '') continue;
    const overrides = HAN_SCRIPTS.flatMap(name => {
      const override = tidy(cell(name), name);
      return override === '' ? [] : [[name, override] as const];
    });
    const reading = normaliseReading(cell('reading'));
    for (const repair of done) repairs.set(repair, (repairs.get(repair) ?? 0) + 1);
    for (const { name, index } of extras) extraColumns[name].push(fields[index]);
    words.push({
      text,
      ...(childSafe === undefined ? {} : { childSafe }),
      ...(difficulty ? { difficulty } : {}),
      overrides: Object.fromEntries(overrides),
      ...(reading ? { reading } : {}),
      tags: cell('tags')
        .split(/[\s,;|，、؛،]+/u)
        .filter(tag => tag !== ''),
      ...(cell('note') ? { note: cell('note') } : {}),
      line: row.line,
    });
  }
  return { words, extraColumns, repairs, problems };
}

/** Whether the fields of a row fit the header. A blank row does. */
function fieldFaults({ fields, raw }: Row, columns: readonly HeaderColumn[], at: Spot): readonly Problem[] {
  if (fields === undefined) return [error('words.quotes', at, { row: raw })];
  if (fields.every(field => field === '')) return [];
  const filled = fields.findLastIndex(field => field !== '') + 1;
  if (fields.length < columns.length || filled > columns.length) {
    return [error('words.field-count', at, { row: raw, count: fields.length, expected: columns.length })];
  }
  const loose = columns.findIndex((column, index) => !column.known && !column.extra && fields[index] !== '');
  return loose < 0 ? [] : [error('words.unnamed-column', at, { value: fields[loose], column: loose + 1 })];
}

function readDifficulty(
  cell: string,
  at: Spot,
  faults: Problem[],
  headings?: Headings,
): Difficulty | undefined {
  if (cell === '') return undefined;
  const value = idNamed(cell, difficulties, headings?.difficulties);
  if (value === undefined)
    faults.push(
      error('words.difficulty', at, {
        value: cell,
        ...choicesFor(cell, [...difficulties, 'blank'], difficultyName),
      }),
    );
  return value;
}
