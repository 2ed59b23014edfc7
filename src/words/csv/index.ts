export { csvCell } from './cell.js';
export { isOversize, readTable } from './limits.js';
export { type Delimiter, findDelimiter, type Row } from './rows.js';
