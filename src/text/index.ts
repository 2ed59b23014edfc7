export type { Language } from './breaking/language.js';
export { loadLanguage } from './breaking/load-language.js';
export { breakParagraph, breakUnshaped } from './breaking/paragraph.js';
export { dividedLinesOf, twoLinesOf } from './breaking/two-lines.js';
export { outlinesOf } from './outlines.js';
export { hasRightToLeft } from './runs.js';
export { Shaper } from './shaper.js';
export type { TextStyle } from './style.js';
export { type Block, blockOf, evenSize, fitSize, type Leading, type Ways, wordLines } from './word-size.js';
