import { error, type Problem } from '../../problem.js';
import { looseMark, shownCharacter } from '../../words/index.js';

/** An error if a mark in the text stands on no letter. */
export function looseMarkProblems(text: string, at: string | { place: string; line: number }): Problem[] {
  const mark = looseMark(text);
  return mark === undefined ? [] : [error('parts.loose-mark', at, { text, mark: shownCharacter(mark) })];
}
