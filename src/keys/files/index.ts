export { gridLines } from './grid.js';
export { readKeyFile } from './read-keys.js';
export { keyText } from './write-keys.js';
