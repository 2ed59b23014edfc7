export { evenSize, fitSize } from './fit.js';
export { breakParagraph } from './paragraph.js';
export type { TextStyle } from './shaper.js';
export { Shaper } from './shaper.js';
