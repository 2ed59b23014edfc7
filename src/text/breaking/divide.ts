import type { TextStyle } from '../style.js';

/** So many letters stay at the end of a line, and so many go on. */
const [LEAST_BEFORE, LEAST_AFTER] = [2, 3];

/** The ways to divide the first word of a piece of text, the longest start first, with its hyphen. */
export function dividedAt(
  piece: string,
  { language }: Pick<TextStyle, 'language'>,
): readonly (readonly [string, string])[] {
  if (language?.parts === undefined) return [];
  const [, before = '', word = ''] = /^(\P{L}*)([\p{L}\p{M}]+)/u.exec(piece) ?? [];
  const parts = language.parts(word);
  const after = piece.slice(before.length + word.length);
  return parts
    .slice(1)
    .map((_, i) => [parts.slice(0, i + 1).join(''), parts.slice(i + 1).join('')] as const)
    .filter(([head, rest]) => head.length >= LEAST_BEFORE && rest.length >= LEAST_AFTER)
    .map(([head, rest]) => [`${before}${head}${language.hyphen ?? ''}`, `${rest}${after}`] as const)
    .reverse();
}
