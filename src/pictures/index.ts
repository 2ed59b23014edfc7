export type { Arrangement, PictureKit } from './arrange.js';
export { arrange } from './arrange.js';
export { drawPicture } from './draw.js';
export { outlineBox } from './polygons.js';
export { proposePictures } from './propose.js';
export type { Accent } from './tones.js';
export type { Visible } from './visible.js';
export { visibleShares } from './visible.js';
