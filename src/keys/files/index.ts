export { gridLines } from './grid.js';
export { type CardWithId, keyText } from './key-text.js';
export { type FiledCard, type FiledKeys, readKeyFile } from './read-key-file.js';
