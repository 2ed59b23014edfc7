export type { Atlas, LaidMap, MapWish } from './layout.js';
export { layOutMap, mapRoom } from './layout.js';
export { SAMPLE as MAP_SAMPLE } from './legend.js';
export type { MapPage } from './page.js';
export { mapPage } from './page.js';
