import type { DeckWords } from '../../parts/index.js';
import { type Sentence, sentence } from '../../speech/index.js';

/** How many words a list has that can be printed, how many of them get a moon and why, and whether it is without mistakes. */
export function tellList(
  { words, problems }: Pick<DeckWords, 'words' | 'problems'>,
  locale: string,
): readonly Sentence[] {
  const unfit = words.filter(word => word.childSafe === false).length;
  const marked = words.some(word => word.childSafe !== undefined) ? 'yes' : 'no';
  const hard = words.filter(({ difficulty }) => difficulty === 'hard').length;
  const counts = sentence('summary.list', { count: words.length, locale, unfit, hard, marked });
  const isClean = problems.every(({ level }) => level === 'notice');
  return isClean ? [counts, sentence('summary.no-mistakes')] : [counts];
}
