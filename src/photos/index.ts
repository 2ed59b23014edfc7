export type { Photo } from './prepare-photo.js';
export { type Photos, readPhotos } from './read-photos.js';
export type { PhotoDesk, PhotoWish, TellDone } from './wish.js';
