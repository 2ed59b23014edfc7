export { backSymbol } from './back.js';
export { cuttingNote } from './cutting-note.js';
export { rulerSymbol, type SlugText, seedAndVersion, slugOf, slugTitle, slugWords } from './slug.js';
