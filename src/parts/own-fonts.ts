import { type Problem, warning } from '../speech/index.js';
import type { Job } from './job.js';

/** A warning, at the theme, if its font for words or for other text has no letter of these: another font draws them all. */
export function unusedFont(
  { recipe, setting }: Pick<Job, 'recipe' | 'setting'>,
  use: 'words' | 'text',
  texts: readonly string[],
): Problem[] {
  const { theme, shaper } = setting;
  const font = theme.fonts[use];
  const letters = new Set(texts.flatMap(text => text.match(/[\p{L}\p{Nd}]/gu) ?? []));
  if (font === undefined || letters.size === 0) return [];
  if (shaper.book.missing([...letters].join(''), [font]).length < letters.size) return [];
  return [warning('parts.font-unused', recipe.theme, { font: font.replace(/^.*[:/]/s, ''), use })];
}
