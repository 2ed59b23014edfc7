export type { Photo } from './prepare-photo.js';
export { type Photos, type PhotoWish, readPhotos } from './read-photos.js';
