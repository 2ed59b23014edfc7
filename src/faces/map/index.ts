export type { LaidMap } from './layout.js';
export { layOutMap } from './layout.js';
export { SAMPLE as MAP_SAMPLE } from './legend.js';
export type { MapPage } from './page.js';
export { mapPage } from './page.js';
export type { Atlas, MapWish } from './places.js';
export { mapRoom } from './room.js';
