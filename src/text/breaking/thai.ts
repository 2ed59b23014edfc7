import patterns from 'hyphen/patterns/th.js';
import type { Language } from './language.js';
import { partsBy } from './parts.js';
import { inRuns, unspaced } from './unspaced.js';

const syllables = partsBy(patterns);

/** TeX's patterns know the syllables of long words, which ICU's model now and then cuts through. */
export const thai: Language = { ...unspaced, parts: text => inRuns(text, syllables) };
