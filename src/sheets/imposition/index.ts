export { impose } from './impose.js';
export type { Flip, Layout } from './layout.js';
export { planLayout, slotCount } from './layout.js';
export { foldLine } from './marks.js';
export { inPageOrder, type Pile } from './page-order.js';
export { facePlacesOf } from './places.js';
export { SharedDrawings } from './shared-drawings.js';
export type { Piece, Sheet, Side, SlugPlace } from './sheet.js';
export { wholePage, wholeSheets } from './whole-page.js';
