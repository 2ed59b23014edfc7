export type { Arrangement, PictureKit } from './compose.js';
export { arrange, drawPicture } from './compose.js';
export { outlineBox } from './polygons.js';
export type { Accent } from './tones.js';
