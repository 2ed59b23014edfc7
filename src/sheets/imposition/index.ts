export { impose } from './impose.js';
export type { Flip, Strips } from './layout.js';
export { planLayout, slotCount } from './layout.js';
export { inPageOrder, type Pile, type SheetPage } from './page-order.js';
export { facePlacesOf } from './places.js';
export type { Piece, Sheet, Side, SlugPlace } from './sheet.js';
export { wholePage, wholeSheets } from './whole-page.js';
