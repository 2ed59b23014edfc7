export { aspectOf, type Chart, makeChart } from './chart.js';
export { cornersFor, type TwoDiscs } from './corners.js';
export { enclosed } from './faces.js';
export { freeSpot } from './free.js';
export { type Graticule, graticuleOf } from './graticule.js';
export { insideOf } from './grounds.js';
export {
  type Detail,
  detailFor,
  islandsOf,
  type Land,
  landOf,
  pathOf,
  readWorld,
  type World,
} from './land.js';
export { type Overlap, overlapsOf } from './overlaps.js';
export { type Layout, type Placed, type PlacedLabel, placeAll, type Stop } from './place.js';
export type { LonLat } from './projection.js';
export { schematicPoints } from './schematic.js';
