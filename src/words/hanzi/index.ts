export { convertText } from './convert-text.js';
export { type Convertible, convertWords } from './convert-words.js';
export { type Review, reviewReport } from './review.js';
export { type Conversion, HAN_SCRIPTS, type HanScript, scriptOfLocale } from './script.js';
