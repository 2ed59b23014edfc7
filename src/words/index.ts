export { quote } from './characters.js';
export { checkWords } from './check.js';
export { findDelimiter, type Row, readRows } from './csv.js';
export { decodeText } from './decode.js';
export { foldWord } from './fold.js';
export { type ListSource, readWordList } from './list.js';
export { type Normalised, normaliseWord, type Repair } from './normalise.js';
export { sharingPairs } from './sharing.js';
export type { Delimiter, Difficulty, Encoding, OverrideColumn, Word, WordList } from './word.js';
