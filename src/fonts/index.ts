export type { Font, FontTable, FontUse, ReadBytes } from './book.js';
export { FontBook } from './book.js';
