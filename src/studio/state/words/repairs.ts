import type { ToldProblem } from '../../bridge/messages.js';
import type { WordRow, WordTable } from '../csv.js';
import { columnOf, DIFFICULTIES } from './columns.js';
import { type CellChange, cellOf, placeOf, renamed, withCells, withColumn, withoutRows } from './table.js';

/** A way out of a problem, as a button. */
export interface Repair {
  /** The string `words.fix-<name>`. */
  readonly name: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** What it does to the table. */
  readonly change?: (table: WordTable) => WordTable;
  /** The row that it leads to, counted from 1. */
  readonly row?: number;
}

interface Wrong {
  readonly problem: ToldProblem;
  readonly table: WordTable;
  readonly row?: WordRow;
  text(name: string): string;
  /** The id of a column, or of a difficulty, that the problem names. */
  idOf(name: string): string;
  number(name: string): number;
}

type Repairs = (wrong: Wrong) => readonly (Repair | undefined)[];

/** The ways out of a problem of a row, or of the list, that a button can take; none where only a person can tell what is right. */
export function repairsOf(
  problem: ToldProblem,
  table: WordTable,
  row = problem.line === undefined ? undefined : table.rows[problem.line - 1],
): readonly Repair[] {
  const text = (name: string) => String(problem.values[name] ?? '');
  const idOf = (name: string) => {
    const value = problem.values[name];
    return typeof value === 'object' && 'code' in value ? String(value.values.id) : text(name);
  };
  const number = (name: string) => Number(problem.values[name]);
  const known = row === undefined ? ofTable : ofRow;
  const found = known[problem.code]?.({ problem, table, text, idOf, number, ...(row ? { row } : {}) }) ?? [];
  return found.filter(repair => repair !== undefined);
}

const goTo = (row: number): Repair => ({ name: 'go', values: { row }, row });

function remove({ row }: Wrong): Repair | undefined {
  return row && { name: 'remove', change: table => withoutRows(table, new Set([row.id])) };
}

function set(wrong: Wrong, name: string, column: string, text: string): Repair | undefined {
  const { row, table } = wrong;
  if (row === undefined || cellOf(table, row, column) === text) return undefined;
  const change: CellChange = { id: row.id, column, text };
  return { name, values: { text }, change: table => withCells(table, [change]) };
}

/** The word without some of its characters, or with others in their place, if anything is left of it. */
function rewritten(wrong: Wrong, name: string, rewrite: (text: string) => string): Repair | undefined {
  const text = wrong.row ? rewrite(cellOf(wrong.table, wrong.row, 'word')).trim() : '';
  return text === '' ? undefined : set(wrong, name, 'word', text);
}

const without = (pattern: RegExp) => (wrong: Wrong) => [
  rewritten(wrong, 'write', text => text.replace(pattern, '')),
];

/** Arabic and Urdu letters that stand for one Persian letter; ة may be two. */
const PERSIAN: Readonly<Record<string, string>> = {
  ى: 'ی',
  ہ: 'ه',
  ھ: 'ه',
  ے: 'ی',
  ٹ: 'ت',
  ڈ: 'د',
  ڑ: 'ر',
  ں: 'ن',
};

const doubled: Repairs = wrong => [remove(wrong), goTo(wrong.number('line'))];

const ofRow: Readonly<Record<string, Repairs>> = {
  'words.duplicate': doubled,
  'words.same-word': doubled,
  'words.contained': ({ problem }) => firstRowIn(problem),
  'words.no-word': wrong => [remove(wrong)],
  'words.child-safe': wrong => [
    set(wrong, 'safe', 'child_safe', 'yes'),
    set(wrong, 'unfit', 'child_safe', 'no'),
  ],
  'words.difficulty': wrong => {
    const near = DIFFICULTIES.find(one => one === wrong.idOf('near'));
    return [near && set(wrong, 'write', 'difficulty', near), set(wrong, 'clear', 'difficulty', '')];
  },
  'words.control-character': without(/[\p{Cc}\u2028\u2029]/gu),
  'words.emoji': without(/\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u20e3\ufe0f\u200d]/gu),
  'words.vowel-signs': without(/[\u064b-\u0652\u0656-\u065f\u0670]/gu),
  'words.useless-zwnj': without(
    /(?<=[\u0621\u0622\u0623\u0624\u0625\u0627\u0629\u062f-\u0632\u0648\u0671\u0698])\u200c/gu,
  ),
  'words.foreign-letter': wrong => {
    const [letter, other] = [wrong.text('letter'), PERSIAN[wrong.text('letter')]];
    return [other ? rewritten(wrong, 'write', text => text.replaceAll(letter, other)) : undefined];
  },
  'words.latin': wrong => {
    const tags = wrong.row ? cellOf(wrong.table, wrong.row, 'tags') : '';
    return [rename(set(wrong, 'write', 'tags', `${tags} latin`.trim()), 'latin')];
  },
  'parts.lookalikes': wrong => [goTo(wrong.number('line'))],
  'hanzi.same-when-converted': wrong => [goTo(wrong.number('earlierLine')), remove(wrong)],
};

const ofTable: Readonly<Record<string, Repairs>> = {
  'words.missing-column': wrong => [
    { name: 'first-column', change: table => renamed(table, 0, wrong.idOf('name')) },
  ],
  'words.unmarked': () => [filled('all-unfit', 'no'), filled('all-safe', 'yes')],
  'words.misspelt-column': wrong => [called(wrong.text('meant'), wrong.idOf('name'))],
  'words.unknown-column': wrong =>
    wrong.text('suggested') === 'yes' ? [called(wrong.text('column'), wrong.idOf('near'))] : [],
  'words.repeated-column': ({ table, idOf }) => {
    const id = idOf('column');
    const last = table.columns.findLastIndex(name => name === id || (columnOf(name) ?? name) === id);
    const name = `${id} 2`;
    return last < 0 ? [] : [{ name: 'call', values: { name }, change: all => renamed(all, last, name) }];
  },
  'words.mixed-linking': ({ problem }) => firstRowIn(problem),
};

function called(from: string, to: string): Repair {
  return {
    name: 'call',
    values: { name: to },
    change: table => (placeOf(table, from) < 0 ? table : renamed(table, placeOf(table, from), to)),
  };
}

function filled(name: string, text: string): Repair {
  return { name, change: table => withColumn(table, 'child_safe', text) };
}

function rename(repair: Repair | undefined, name: string): Repair | undefined {
  return repair && { ...repair, name };
}

/** The rows that the sentences within a problem name. */
function firstRowIn(problem: ToldProblem): readonly Repair[] {
  const inside = Object.values(problem.values).flatMap(value => (Array.isArray(value) ? value : [value]));
  const rows = inside.flatMap(value =>
    typeof value === 'object' && 'values' in value ? [Number(value.values.line)] : [],
  );
  return [...new Set(rows)].filter(row => row !== problem.line).map(goTo);
}

/** Writes words, by the ids of their rows, into the list as they are printed anyway: without invisible characters and the like. */
export function tidying(words: ReadonlyMap<number, string>): Repair {
  return {
    name: 'tidy',
    change: table =>
      withCells(
        table,
        [...words].map(([id, text]) => ({ id, column: 'word', text })),
      ),
  };
}

/** One button for a problem that many rows have; the problems by the ids of their rows. */
export function repairsOfMany(problems: ReadonlyMap<number, readonly ToldProblem[]>): readonly Repair[] {
  const rows = (...codes: readonly string[]) =>
    [...problems].flatMap(([id, all]) => (all.some(({ code }) => codes.includes(code)) ? [id] : []));
  const undecided = rows('words.child-safe');
  const doubled = rows('words.duplicate', 'words.same-word');
  const mark = (name: string, text: string): Repair => {
    const changes = undecided.map(id => ({ id, column: 'child_safe', text }));
    return { name, values: { count: undecided.length }, change: all => withCells(all, changes) };
  };
  return [
    ...(undecided.length > 1 ? [mark('many-unfit', 'no'), mark('many-safe', 'yes')] : []),
    ...(doubled.length > 1
      ? [
          {
            name: 'many-doubled',
            values: { count: doubled.length },
            change: (all: WordTable) => withoutRows(all, new Set(doubled)),
          },
        ]
      : []),
  ];
}
