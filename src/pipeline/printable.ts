import type { Problem } from '../problem.js';
import type { Workshop } from './parts.js';

/** What would spoil each sheet: a seed that can't be printed, a margin that printers cut into. */
export function sheetProblems({ recipe, setting, stock }: Workshop): Problem[] {
  const problems: Problem[] = [];
  const missing = setting.shaper.book.missing(recipe.seed, setting.textFonts);
  if (missing.length > 0) {
    const message = `The seed "${recipe.seed}" is printed on each sheet, and no font has "${missing.join('')}".`;
    problems.push({
      level: 'error',
      place: '--seed',
      message,
      advice: 'Use letters or figures of the deck’s language, or Latin ones.',
    });
  }
  const { locale } = setting;
  for (const [key, text] of Object.entries(locale.strings))
    problems.push(...unprintable({ setting }, text, `templates/locales/${locale.id}.yaml`, `"${key}"`));
  const { margin, safeMargin } = stock.sheet;
  if (margin < safeMargin) {
    const message = `The margin is ${margin} mm, and many printers need ${safeMargin} mm.`;
    problems.push({
      level: 'warning',
      place: 'templates/sheet.yaml',
      message,
      advice: 'Print one sheet first.',
    });
  }
  return problems;
}

/** Characters of a printed text that no font of the locale has. */
export function unprintable(
  { setting }: Pick<Workshop, 'setting'>,
  text: string,
  place: string,
  what = 'The text',
): Problem[] {
  const plain = text.replace(/[\r\n\t]/g, ' ');
  const missing = setting.shaper.book.missing(plain, setting.textFonts);
  if (missing.length === 0) return [];
  const message = `${what} has "${missing.join('')}", which no font has.`;
  return [
    { level: 'error', place, message, advice: 'Write it otherwise, or name a font that has it in a theme.' },
  ];
}
