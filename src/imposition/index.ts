export { impose } from './impose.js';
export type { Flip, Layout, LayoutStyle, Strips } from './layout.js';
export { planLayout, slotCount } from './layout.js';
export type { MarkStyle } from './marks.js';
export type { Imposition, Piece, Placement, Sheet, SheetStyle, Side, SlugPlace } from './sheet.js';
export { wholePage } from './whole-page.js';
