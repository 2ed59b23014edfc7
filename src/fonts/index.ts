export type { Font, FontTable, FontUse, ReadBytes } from './book.js';
export { FontBook, isIgnorable } from './book.js';
