import { findDelimiter, readRows } from '../csv/index.js';
import { error, notice, type Problem } from '../problem.js';
import { checkWords } from './checks/check-words.js';
import { decodeText, type Legacy } from './decode.js';
import { columnNamed, readHeader } from './header.js';
import { readWords } from './rows.js';
import type { Word, WordList } from './word.js';

/** `locale` is the language tag of the words: `yue`, `zh-Hans`, `fa`. */
export interface ListSource extends Legacy {
  /** As messages name it: `wordlists/yue/classic.csv`. */
  readonly file: string;
}

/**
 * Bytes of a CSV file -> a word list, normalised and checked, and every problem in the order of the lines. `list` is
 * undefined where one of them is an error; `readable` holds the words that could be read all the same. Never throws.
 */
export function readWordList(
  bytes: Uint8Array,
  { file, locale, big5 }: ListSource,
): { readonly list?: WordList; readonly readable: readonly Word[]; readonly problems: readonly Problem[] } {
  const decoded = decodeText(bytes, { locale, big5 });
  if (!('text' in decoded)) {
    return { readable: [], problems: [error('words.unreadable', file, { why: decoded })] };
  }
  const { text, encoding } = decoded;
  const delimiter = findDelimiter(text, name => columnNamed(name) !== undefined);
  const [first, ...rows] = readRows(text, delimiter);
  const header = readHeader(first, file);
  const legacy = encoding === 'UTF-8' ? [] : [notice('words.not-utf8', file, { encoding })];
  const begin = [...legacy, ...header.problems];
  if (header.columns === undefined) return { readable: [], problems: begin };
  if (rows.length === 0) return { readable: [], problems: [...begin, error('words.no-words', file)] };
  const {
    words,
    extraColumns,
    repairs,
    problems: faults,
  } = readWords(rows, header.columns, { file, locale });
  const problems = [
    ...begin,
    ...[...repairs].map(([repair, count]) => notice('words.repaired', file, { count, repair })),
    ...byLine([...faults, ...checkWords(words, locale, file)]),
  ];
  if (problems.some(problem => problem.level === 'error')) return { readable: words, problems };
  return { readable: words, list: { file, locale, words, encoding, delimiter, extraColumns }, problems };
}

/** Problems of the whole list come last. */
function byLine(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
}
