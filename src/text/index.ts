export { outlinesOf } from './outlines.js';
export { breakParagraph } from './paragraph.js';
export { Shaper } from './shaper.js';
export type { TextStyle } from './style.js';
export { evenSize, fitSize } from './word-size.js';
