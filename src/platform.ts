import type { Turn } from './scene/geometry/index.js';

/** What differs between Node and a browser. `cli/` and `studio/` each hand in their own; nothing else asks where it runs. */
export interface Platform {
  /** Bytes in the format of zlib (RFC 1950), the same on every platform. */
  deflate(bytes: Uint8Array): Uint8Array;
  /** An SVG as PNG, in its own size in pixels; `dpi` is written into the file. */
  pixels(svg: string, dpi: number): Promise<Uint8Array>;
  /** The header of a picture; undefined if it can't be read. Decodes nothing. */
  measure(bytes: Uint8Array): Promise<PictureHeader | undefined>;
  /**
   * A picture as print needs it: upright, in sRGB, cut or shrunk, as a JPEG, never enlarged. The same bytes each time.
   * Undefined if it is damaged or in a format that the platform lacks.
   */
  picture(bytes: Uint8Array, wish: PictureWish): Promise<PreparedPicture | undefined>;
  /** How many pictures are worth preparing at once. */
  readonly workers: number;
  /** Text in Big5 with the Hong Kong characters; bytes that do not fit become U+FFFD. */
  big5(bytes: Uint8Array): string;
}

/** In pixels, as one looks at it. */
export interface PictureHeader {
  readonly width: number;
  readonly height: number;
  /** More than one if it moves or has pages. */
  readonly frames: number;
}

export const LOOKS = ['colour', 'grey', 'line'] as const;
export const FITS = ['crop', 'whole'] as const;

export interface PictureWish {
  /** Clockwise, before anything else: all that follows is said of the turned picture. Not at all without it. */
  readonly turn?: Turn;
  /** What the printed size takes, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Cut to that shape, or shrunk into it. */
  readonly fit: (typeof FITS)[number];
  /** What a cut keeps in the middle, in shares of width and height; without it what draws the eye. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** How many times smaller than the largest cut the part is that is kept, from 1, which holds without it, to 8. */
  readonly zoom?: number;
  readonly look: (typeof LOOKS)[number];
  /** Behind what is transparent, `#rrggbb`. */
  readonly ground: string;
  /** The quality is lowered, within reason, until the JPEG is no larger. */
  readonly bytes: number;
}

export interface PreparedPicture {
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The JPEG decoded again: 3 bytes a pixel, or 1 in greys. */
  readonly pixels: Uint8Array;
  /** All of the picture, however it is cut, as 9 x 8 pixels of 3 bytes. */
  readonly sketch: Uint8Array;
}

/** What a name in a folder stands for; `outside` is a link that leads out of the folder, `broken` one that leads nowhere. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'outside' | 'broken' | 'other';
  /** Bytes of a file. */
  readonly size: number;
}

/** Folders that a person names. */
export interface Folders {
  /** Everything in it. Throws a ProblemError if it is no folder, or can't be read. */
  entries(folder: string): readonly FolderEntry[];
}
