export { statisticsPage } from './page.js';
