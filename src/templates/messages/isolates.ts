import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Values } from '../../problem.js';
import { literal, rewritten } from './elements.js';

/** U+2068 and U+2069 keep what is between them in one piece, in the direction of its first letter. */
const [OPENS, CLOSES] = ['\u2068', '\u2069'];

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];

export function isRightToLeft(language: string): boolean {
  return RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '');
}

/** A value between marks, if the letters around it could tear it apart: a path, an option, a number with a sign. */
export function isolated(text: string): string {
  return mayTurn(text) ? OPENS + text + CLOSES : text;
}

/** A pattern with marks around the texts that are put into it. */
export function withIsolates(
  pattern: readonly MessageFormatElement[],
  values: Values,
): MessageFormatElement[] {
  return rewritten(pattern, element => {
    const value = element.type === TYPE.argument ? values[element.value] : undefined;
    return typeof value === 'string' && mayTurn(value)
      ? [literal(OPENS), element, literal(CLOSES)]
      : undefined;
  });
}

function mayTurn(text: string): boolean {
  return /[^\p{Script=Arabic}\p{Script=Hebrew}\s\u200c]/u.test(text);
}
