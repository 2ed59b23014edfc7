import type { Ambiguous } from './ambiguity.js';
import type { HanScript } from './script.js';

/** How one word came to its form in the target script. */
export interface Review {
  /** 1-based line in the list. */
  readonly line: number;
  readonly word: string;
  readonly converted: string;
  readonly to: HanScript;
  /** Who had the last word. */
  readonly by: 'override' | 'opencc' | 'unchanged' | 'house';
  readonly ambiguous: readonly Ambiguous[];
  /** Whether a human should look: an error stops the conversion, a warning does not. */
  readonly level: 'none' | 'warning' | 'error';
}

/**
 * The words that a human should look at as CSV text (comma, LF, header row, no byte order mark): errors first, then in
 * the order of the list. The last column is empty and has the name of the column of the list to fill.
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
  return [header, ...rows].map(row => `${row.map(field).join(',')}\n`).join('');
}

function field(value: string): string {
  return /[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
