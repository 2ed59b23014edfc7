import { randomFrom } from '../../keys/index.js';
import type { Job } from '../job.js';
import { camouflage, cutOut } from './camouflage.js';
import type { Cover } from './face.js';
import { keywordMeasures, type Scramble, scrambleMeasures } from './measures.js';
import { inks } from './tints.js';

/** Makes a cover for one word after another at a strength from 1 to 9, of the letters of `texts` at an even `size`. */
export function coverMaker(
  { setting, templates, recipe }: Job,
  texts: readonly string[],
  size: number,
): (strength: number) => Cover {
  const style = templates.measures(scrambleMeasures);
  const random = randomFrom(`${recipe.seed}/camouflage`);
  const patterns = camouflage(setting, texts, size, templates.measures(keywordMeasures).field, style, random);
  return strength => {
    const pattern = patterns[random.below(patterns.length)];
    return { ...cutOut(pattern, style, random), ink: inkOfWords(style, strength) };
  };
}

/** The colour of scrambled words: cyan alone, which a red filter turns dark. */
export function inkOfWords({ strengths }: Scramble, strength: number): string {
  return inks(strengths[strength - 1], 0, 0);
}
