export type { Screen } from './page.js';
export { screenPage } from './page.js';
