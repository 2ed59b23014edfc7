/**
 * The first mark in a text that has no letter to stand on, because the text or a word of it begins with it: fonts set such
 * a mark over nothing, or over what stands beside it. Undefined in a text that is spelt as any language spells.
 */
export function looseMark(text: string): string | undefined {
  return /(?:^|\s)\p{Join_Control}*(\p{M})/u.exec(text)?.[1];
}
