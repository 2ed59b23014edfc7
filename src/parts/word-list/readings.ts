import { isOwnFile } from '../../data/index.js';
import { notice, type Problem, unlike, warning } from '../../speech/index.js';
import type { Word } from '../../words/index.js';
import type { Job } from '../job.js';
import { readingSizePt } from '../words/face.js';
import { wordMeasures } from '../words/measures.js';

/** Nobody reads smaller type. */
const LEAST_PT = 4;

/** Who fills a column with readings wants them; those of the shipped lists are there for whoever asks. */
function showsReadings({ readings, words, locale }: Job['recipe']): boolean {
  return readings ?? (words !== undefined || isOwnFile(locale));
}

/** The words as they are printed: without their readings, where these are left out. */
export function withReadings({ recipe }: Job, words: readonly Word[], shown = false): readonly Word[] {
  return shown && showsReadings(recipe) ? words : words.map(({ reading: _, ...word }) => word);
}

/** A warning for each reading that is too long for its word card, and a notice where readings are asked for in vain. */
export function readingProblems(
  { recipe, setting, templates }: Job,
  file: string,
  words: readonly Word[],
): readonly Problem[] {
  const slots = templates.measures(wordMeasures);
  const { shaper, textFonts } = setting;
  const long = words.flatMap(({ text: word, reading, line }): readonly Problem[] => {
    if (reading === undefined || shaper.book.missing(reading, textFonts).length > 0) return [];
    const size = readingSizePt(setting, slots, reading);
    const values = { word, reading, size: unlike(size, LEAST_PT), least: LEAST_PT };
    return size < LEAST_PT ? [warning('parts.reading-too-long', { place: file, line }, values)] : [];
  });
  const asked = recipe.readings === true && words.every(({ reading }) => reading === undefined);
  return [...(asked ? [notice('parts.no-readings', file)] : []), ...long];
}
