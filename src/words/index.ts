export { looseMark } from './checks/loose-mark.js';
export { sharedKeys, sharingPairs } from './checks/shared-characters.js';
export { touchingPairs } from './checks/touching.js';
export { decodeText } from './decode.js';
export { foldWord } from './equivalence.js';
export { readWordList } from './list.js';
export { shownCharacter } from './shown-character.js';
export { type CellColumn, cellsOf, readCells, type WordCells } from './table.js';
export type { Word, WordList } from './word.js';
