import { findDelimiter, readRows } from '../csv/index.js';
import type { Problem } from '../problem.js';
import { checkWords } from './checks/check-words.js';
import { decodeText, type Legacy } from './decode.js';
import { columnNamed, readHeader } from './header.js';
import { repairNotices } from './repairs.js';
import { readWords } from './rows.js';
import type { Encoding, Word, WordList } from './word.js';

/** `locale` is the language tag of the words: `yue`, `zh-Hans`, `fa`. */
export interface ListSource extends Legacy {
  /** As it shall stand in messages: `wordlists/yue/classic.csv`. */
  readonly file: string;
}

/**
 * Bytes of a CSV file -> a word list, normalised and checked, and everything that is to be said about it, in the
 * order of the lines. `list` is undefined when one of the problems is an error. Never throws.
 */
export function readWordList(
  bytes: Uint8Array,
  { file, locale, big5 }: ListSource,
): { readonly list?: WordList; readonly readable: readonly Word[]; readonly problems: readonly Problem[] } {
  const decoded = decodeText(bytes, { locale, big5 });
  if (!('text' in decoded)) return { readable: [], problems: [{ level: 'error', place: file, ...decoded }] };
  const delimiter = findDelimiter(decoded.text, name => columnNamed(name) !== undefined);
  const [first, ...rows] = readRows(decoded.text, delimiter);
  const header = readHeader(first, file);
  const begin = [...encodingNotice(decoded.encoding, file), ...header.problems];
  if (header.columns === undefined) return { readable: [], problems: begin };
  if (rows.length === 0) {
    const advice = 'Write a word in each line below the header.';
    return {
      readable: [],
      problems: [...begin, { level: 'error', place: file, message: 'The list has no words.', advice }],
    };
  }
  const read = readWords(rows, header.columns, { file, locale });
  const problems = [
    ...begin,
    ...repairNotices(read.repairs, file),
    ...byLine([...read.problems, ...checkWords(read.words, locale, file)]),
  ];
  if (problems.some(problem => problem.level === 'error')) return { readable: read.words, problems };
  const { words, extraColumns } = read;
  return {
    readable: words,
    list: { file, locale, words, encoding: decoded.encoding, delimiter, extraColumns },
    problems,
  };
}

function byLine(problems: readonly Problem[]): readonly Problem[] {
  return [...problems].sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
}

function encodingNotice(encoding: Encoding, place: string): readonly Problem[] {
  if (encoding === 'UTF-8') return [];
  const message = `The file is not UTF-8; it was read as ${encoding}.`;
  return [{ level: 'notice', place, message, advice: 'If words look wrong, save it as "CSV UTF-8".' }];
}
