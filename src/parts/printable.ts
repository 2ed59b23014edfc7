import { figures } from '../data/index.js';
import { error, type Problem, warning } from '../speech/index.js';
import type { Setting } from '../text/typesetting/index.js';
import type { Job } from './job.js';
import { cardSizeProblems } from './lay-out.js';
import { markProblems } from './marks.js';
import { unusedFont } from './own-fonts.js';

/**
 * What would spoil every sheet: word cards larger than the paper, a seed or a string that no font has, a
 * theme's font that has none of the strings, a narrow margin.
 */
export function sheetProblems(job: Job): readonly Problem[] {
  const { recipe, setting, templates } = job;
  const { book } = setting.shaper;
  const { locale } = setting;
  const { margin, safeMargin } = templates.sheet;
  const missing = book.missing(recipe.seed, setting.textFonts);
  const { file } = locale;
  return [
    ...cardSizeProblems(job),
    ...templates.themeProblems(),
    ...templates.localeProblems(),
    ...(missing.length > 0
      ? [error('parts.seed-unprintable', '--seed', { seed: recipe.seed, missing: missing.join('') })]
      : []),
    ...unprintable(setting, figures(locale, 1234567890), file, '"digits"'),
    ...Object.entries(locale.strings).flatMap(([key, text]) => unprintable(setting, text, file, `"${key}"`)),
    ...unusedFont(job, 'text', Object.values(locale.strings)),
    ...(margin < safeMargin
      ? [warning('parts.narrow-margin', 'templates/sheet.yaml', { margin, safe: safeMargin })]
      : []),
  ];
}

/**
 * Errors if no font has a character of `text`, with the word that it is in, and for its marks; `what` names the text in the
 * message.
 */
export function unprintable(
  { shaper, textFonts }: Setting,
  text: string,
  place: string,
  what?: string,
): readonly Problem[] {
  const lacking = (part: string) => shaper.book.missing(part, textFonts);
  const marks = markProblems(text, place, shaper.book, textFonts);
  // Other white space needs a font too.
  const words = text.split(/[ \t\n]+/);
  const word = words.find(each => lacking(each).length > 0);
  if (word === undefined) return marks;
  const missing = lacking(words.join('')).join('');
  const lack =
    what === undefined
      ? error('parts.text-unprintable', place, { word, missing })
      : error('parts.entry-unprintable', place, { what, word, missing });
  return [...marks, lack];
}
