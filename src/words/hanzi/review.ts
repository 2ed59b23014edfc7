import { csvCell } from '../csv/index.js';
import type { Ambiguous } from './ambiguity.js';
import type { HanScript } from './script.js';

/** How one word got its form in the target script. */
export interface Review {
  /** 1-based line in the list. */
  readonly line: number;
  readonly word: string;
  readonly converted: string;
  readonly to: HanScript;
  readonly by: 'override' | 'opencc' | 'unchanged' | 'house';
  readonly ambiguous: readonly Ambiguous[];
  /** An error stops the conversion; a warning asks a person to look. */
  readonly level: 'none' | 'warning' | 'error';
}

/**
 * The words to review as CSV text (comma, LF, header row, no byte order mark): errors first, each in list order. The
 * last column is empty; it is named after the list's column to fill.
 */
export function reviewReport(reviews: readonly Review[]): string {
  const header = ['line', 'word', 'converted', 'by', 'level', 'ambiguous', reviews[0]?.to ?? 'override'];
  const doubtful = reviews.filter(review => review.level !== 'none');
  const rows = [
    ...doubtful.filter(review => review.level === 'error'),
    ...doubtful.filter(review => review.level === 'warning'),
  ].map(({ line, word, converted, by, level, ambiguous }) => {
    const characters = ambiguous.map(({ char, candidates }) => `${char}: ${candidates.join(' ')}`).join('; ');
    return [String(line), word, converted, by, level, characters, ''];
  });
  return [header, ...rows].map(row => `${row.map(csvCell).join(',')}\n`).join('');
}
