import type { Folders, PictureWish, Platform } from '../../platform.js';
import type { Size } from '../../scene/geometry/index.js';
import type { Headings } from '../../speech/index.js';

/** How the pictures of a folder are printed. */
export interface PhotoWish extends Pick<PictureWish, 'fit' | 'look' | 'ground' | 'bytes'> {
  /** What the printed size takes in pixels, without and with a caption. */
  readonly sizes: Readonly<Record<'plain' | 'captioned', Size>>;
  /** At which that is the printed size. */
  readonly dpi: number;
  /** Only pictures that the list calls safe for children. */
  readonly children: boolean;
  /** Leave out files that can't be printed, and say so. */
  readonly skipBad: boolean;
}

/** What the machine does for a folder. */
export interface PhotoDesk {
  readonly own: Folders & { bytes(path: string): Uint8Array };
  readonly platform: Pick<Platform, 'measure' | 'picture' | 'workers'>;
  /** What the columns of a list may be called, besides their ids. */
  readonly headings?: Headings;
}

/** Called as pictures are done. */
export type TellDone = (done: number, all: number) => void;
