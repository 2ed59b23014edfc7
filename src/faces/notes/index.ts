export { notesPage } from './page.js';
