export type { Ambiguous } from './ambiguity.js';
export type { HouseStyle } from './house.js';
export { type Review, reviewReport } from './review.js';
export { type HanScript, hanScripts, type Pair, scriptOfLocale } from './script.js';
export { convertText } from './text.js';
export { type Conversion, type Convertible, convertWords } from './words.js';
