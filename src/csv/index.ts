export { type Delimiter, findDelimiter, type Row, readRows } from './rows.js';
