export { countCards } from './card-table.js';
export { dealKeys } from './deal.js';
