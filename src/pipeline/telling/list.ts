import type { DeckWords } from '../../parts/index.js';
import { type Sentence, sentence } from '../../problem.js';

/** How many words a list has that can be printed, and whether it is without mistakes. */
export function tellList(
  { words, problems }: Pick<DeckWords, 'words' | 'problems'>,
  locale: string,
): readonly Sentence[] {
  const unfit = words.filter(word => word.childSafe === false).length;
  const marked = words.some(word => word.childSafe !== undefined) ? 'yes' : 'no';
  const counts = sentence('summary.list', { count: words.length, locale, unfit, marked });
  const isClean = problems.every(({ level }) => level === 'notice');
  return isClean ? [counts, sentence('summary.no-mistakes')] : [counts];
}
