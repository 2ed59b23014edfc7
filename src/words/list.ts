import { error, type Headings, notice, type Problem } from '../speech/index.js';
import { checkWords } from './checks/check-words.js';
import { findDelimiter, isOversize, readTable } from './csv/index.js';
import { decodeText, type Legacy } from './decode.js';
import { columnNamed, isPlainList, plainWords, readHeader } from './header.js';
import { readWords } from './rows.js';
import type { Word, WordColumn, WordList } from './word.js';

/** `locale` is the language tag of the words: `yue`, `zh-Hans`, `fa`. */
export interface ListSource extends Legacy {
  /** As messages name it: `wordlists/yue/classic.csv`. */
  readonly file: string;
  readonly headings?: Headings;
}

export interface ReadWordList {
  /** Undefined where one of the problems is an error. */
  readonly list?: WordList;
  /** The words that could be read all the same. */
  readonly readable: readonly Word[];
  /** Whether the file says which words are for children. */
  readonly marked: boolean;
  /** Whether it has a column that says how hard they are. */
  readonly rated: boolean;
  /** In the order of the lines. */
  readonly problems: readonly Problem[];
}

/** Bytes of a CSV file, or of a text with one word on each line, -> a word list, normalised and checked. Never throws. */
export function readWordList(bytes: Uint8Array, { file, locale, big5, headings }: ListSource): ReadWordList {
  const decoded = decodeText(bytes, { locale, big5 });
  if (!('text' in decoded)) {
    return {
      readable: [],
      marked: true,
      rated: true,
      problems: [error('words.unreadable', file, { why: decoded })],
    };
  }
  const { text, encoding } = decoded;
  const delimiter = findDelimiter(text, name => columnNamed(name, headings) !== undefined);
  const all = readTable(text, delimiter);
  if (isOversize(all)) {
    const at = { place: file, line: all.line };
    return {
      readable: [],
      marked: true,
      rated: true,
      problems: [error('words.unreadable', at, { why: all.why })],
    };
  }
  const plain = isPlainList(all, headings);
  const rows = plain ? plainWords(all) : all.slice(1);
  const header = plain
    ? {
        columns: [{ known: 'word' } as const],
        problems: [notice('words.plain-list', file, { first: all[0].raw })],
      }
    : readHeader(all[0], file, headings);
  const has = (name: WordColumn) => header.columns?.some(({ known }) => known === name) ?? true;
  const [marked, rated] = [has('child_safe'), has('difficulty')];
  const begin = [
    ...(encoding === 'UTF-8' ? [] : [notice('words.not-utf8', file, { encoding })]),
    ...header.problems,
    ...(marked ? [] : [notice('words.unmarked', file)]),
  ];
  if (header.columns === undefined) return { readable: [], marked, rated, problems: begin };
  if (rows.length === 0)
    return { readable: [], marked, rated, problems: [...begin, error('words.no-words', file)] };
  const {
    words,
    extraColumns,
    repairs,
    problems: faults,
  } = readWords(rows, header.columns, { file, locale, ...(headings ? { headings } : {}) });
  const problems = [
    ...begin,
    ...[...repairs].map(([repair, count]) => notice('words.repaired', file, { count, repair })),
    ...byLine([...faults, ...checkWords(words, locale, file)]),
  ];
  if (problems.some(problem => problem.level === 'error'))
    return { readable: words, marked, rated, problems };
  const list = { file, locale, words, encoding, delimiter, extraColumns };
  return { readable: words, marked, rated, list, problems };
}

/** Problems of the whole list come last. */
function byLine(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
}
