export { breakParagraph } from './paragraph.js';
export { evenSize, fitSize } from './fit.js';
export type { TextStyle } from './shaper.js';
export { Shaper } from './shaper.js';
