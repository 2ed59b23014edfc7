export { checkWords } from './checks/check-words.js';
export { sharingPairs } from './checks/shared-characters.js';
export { decodeText } from './decode.js';
export { foldWord } from './equivalence.js';
export { type ListSource, readWordList } from './list.js';
export { type Normalised, normaliseWord, type Repair } from './normalise.js';
export type { Difficulty, Encoding, Word, WordList } from './word.js';
