import { sha256 } from '../../data/manifest/index.js';
import type { Platform } from '../../platform.js';
import type { Size } from '../../scene/geometry/index.js';
import type { Raster } from '../../scene/index.js';
import { type Problem, ProblemError, type Sentence } from '../../speech/index.js';
import { differenceHash, pixelLightness, type Sketched } from './alike.js';
import { openPicture, undecoded } from './file/open-picture.js';
import type { ListedPhoto } from './list/read-list.js';
import type { PhotoWish } from './wish.js';

/** A picture of a person's own, ready to be drawn. */
export interface Photo extends Omit<ListedPhoto, 'turn' | 'focus' | 'zoom' | 'fit'> {
  /** The path, as typed. */
  readonly file: string;
  /** The name of the file alone. */
  readonly name: string;
  /** SHA-256 of that file. */
  readonly source: string;
  readonly raster: Raster;
  /** Of the JPEG as it is drawn: see `fingerprint`. */
  readonly fingerprint: string;
}

/** A photo, and what only the folder needs to know of it. */
export interface PreparedPhoto {
  readonly photo: Photo;
  /** Of the whole picture. */
  readonly sketched: Sketched;
  /** Dots per inch at the printed size; undefined for a drawing, which is as sharp as it likes. */
  readonly dpi?: number;
  readonly problems: readonly Problem[];
}

/** A file -> a photo, or why there is none. Decodes it, and forgets all but the JPEG that is printed. */
export async function preparePhoto(
  read: () => Uint8Array,
  { file, name }: Pick<Photo, 'file' | 'name'>,
  wish: Omit<PhotoWish, 'children' | 'skipBad'>,
  entry: ListedPhoto,
  platform: Pick<Platform, 'measure' | 'picture'>,
): Promise<PreparedPhoto | Problem> {
  const refused = (fault: Sentence): Problem => ({ level: 'error', place: file, ...fault });
  let bytes: Uint8Array;
  try {
    bytes = read();
  } catch (fault) {
    if (fault instanceof ProblemError) return fault.problems[0];
    throw fault;
  }
  const opened = await openPicture(bytes, file, platform);
  if ('code' in opened) return refused(opened);
  const { dpi, sizes, ...asked } = wish;
  const { turn, focus, zoom, fit = wish.fit, ...own } = entry;
  const size = entry.caption === undefined ? sizes.plain : sizes.captioned;
  const made = await platform.picture(opened.bytes, {
    ...asked,
    ...size,
    fit,
    ...(turn ? { turn } : {}),
    ...(focus ? { focus } : {}),
    ...(zoom === undefined ? {} : { zoom }),
  });
  if (made === undefined) return refused(undecoded(opened.kind));
  const { jpeg, width, height, pixels, sketch } = made;
  const share = Math.max(width / size.width, height / size.height);
  const raster = {
    id: await sha256(jpeg),
    jpeg,
    size: { width, height },
    grey: pixels.length === width * height,
  };
  return {
    photo: {
      file,
      name,
      source: await sha256(bytes),
      raster,
      fingerprint: fingerprint(pixels, made),
      ...own,
    },
    sketched: { file, hash: differenceHash(sketch), sketch },
    ...(opened.kind === 'svg' ? {} : { dpi: Math.floor(dpi * share) }),
    problems: opened.problems,
  };
}

/** Cells in a row, and rows. */
const CELLS = 10;

/**
 * The mean lightness of each cell of a 10 x 10 grid, as 200 hexadecimal digits: two decoders of the same JPEG agree to
 * one step, two photographs of one burst do not.
 */
function fingerprint(pixels: Uint8Array, { width, height }: Size): string {
  const channels = pixels.length / (width * height);
  const [sums, counts] = [new Float64Array(CELLS ** 2), new Float64Array(CELLS ** 2)];
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * CELLS) / height) * CELLS;
    for (let x = 0; x < width; x++) {
      const cell = row + Math.floor((x * CELLS) / width);
      sums[cell] += pixelLightness(pixels, channels * (y * width + x), channels);
      counts[cell] += 1;
    }
  }
  return Array.from(sums, (sum, i) => Math.round(counts[i] === 0 ? 0 : sum / counts[i]))
    .map(mean => mean.toString(16).padStart(2, '0'))
    .join('');
}
