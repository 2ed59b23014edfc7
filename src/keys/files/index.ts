export { gridLines } from './grid.js';
export { readKeyCards, readKeyFile } from './read-keys.js';
export type { KeyWords } from './vocabulary.js';
export { keyText } from './write-keys.js';
