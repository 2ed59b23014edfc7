export { FontBook, isIgnorable } from './book.js';
