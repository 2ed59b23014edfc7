import type { PictureWish, PreparedPicture } from '../../platform.js';
import {
  attention,
  BLURS,
  blurred,
  cutAround,
  EYE_SIDE,
  kindOf,
  largestCut,
  pencilled,
} from '../../press/index.js';
import { type Point, turnedShare, turnedSize } from '../../scene/geometry/index.js';
import { drawnByPage } from './ask-page.js';
import { asJpeg, decoded, pixelsOf, shrunk } from './canvas.js';
import type { Size } from './header/index.js';
import { svgSize } from './header/svg.js';
import { averaged, type CanvasPixels, cutOut, inColours, inGreys, turned } from './pixels.js';
import { decodedTiff } from './tiff/decoded-tiff.js';

/** Tried in turn; below the last, blocks show in print. */
const QUALITIES = [0.86, 0.78, 0.7, 0.6, 0.5];

/** All but the pixels, which take most of the memory. */
interface Kept extends Omit<PreparedPicture, 'jpeg' | 'pixels'> {
  readonly jpeg: Blob;
}

/** What a picture is to fill. */
type Room = Pick<PictureWish, 'width' | 'height' | 'fit' | 'zoom'>;

const kept = new WeakMap<Uint8Array, Map<string, Kept>>();

/** As `Platform.picture` says. What was made of the same bytes before is not made again. */
export async function preparePicture(
  bytes: Uint8Array,
  wish: PictureWish,
): Promise<PreparedPicture | undefined> {
  const made = kept.get(bytes) ?? new Map<string, Kept>();
  kept.set(bytes, made);
  const key = JSON.stringify(wish);
  try {
    const picture = made.get(key) ?? (await prepare(bytes, wish));
    made.set(key, picture);
    const [jpeg, pixels] = await Promise.all([picture.jpeg.arrayBuffer(), pixelsOf(picture.jpeg)]);
    return { ...picture, jpeg: new Uint8Array(jpeg), pixels };
  } catch {
    return undefined;
  }
}

async function prepare(bytes: Uint8Array, wish: PictureWish): Promise<Kept> {
  const { turn = 0 } = wish;
  const upright = await openWhole(bytes, { ...wish, ...turnedSize(wish, turn) }, wish.ground);
  const whole = turn === 0 ? upright : turned(upright, turn);
  // A picture that is turned keeps what it would keep if it weren't.
  const focus = () => wish.focus ?? turnedShare(eyeOf(upright), turn);
  const cut = wish.fit === 'crop' ? cropped(whole, focus(), wish) : whole;
  const jpeg = await asJpeg(inLook(cut, wish), QUALITIES, wish.bytes);
  return { jpeg, width: cut.width, height: cut.height, sketch: averaged(whole, 9, 8) };
}

/** The whole picture, with no more pixels than its part in `wish` takes. Rejects if it is damaged. */
export async function openWhole(bytes: Uint8Array, wish: Room, ground: string): Promise<CanvasPixels> {
  const bitmap = await opened(bytes, size => sizeFor(size, wish, Number.POSITIVE_INFINITY));
  try {
    return shrunk(bitmap, sizeFor(bitmap, wish, 1), ground);
  } finally {
    bitmap.close();
  }
}

/** A drawing has no pixels of its own: it gets those that it needs. */
async function opened(bytes: Uint8Array, sizeOf: (size: Size) => Size): Promise<ImageBitmap> {
  const kind = kindOf(bytes);
  if (kind === 'tiff') return decodedTiff(bytes);
  if (kind !== 'svg') return decoded(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  const text = new TextDecoder().decode(bytes);
  const size = svgSize(text);
  const bitmap = size && (await drawnByPage(text, sizeOf(size)));
  if (bitmap === undefined) throw new Error('The drawing is damaged.');
  return bitmap;
}

/** Around the wished size where it is cut, inside it where it is whole; never more than `most` times as large. */
function sizeFor({ width, height }: Size, { zoom = 1, ...wish }: Room, most: number): Size {
  const shares = [wish.width / width, wish.height / height];
  const scale = Math.min(most, wish.fit === 'crop' ? zoom * Math.max(...shares) : Math.min(...shares));
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** What draws the eye, in shares of width and height. */
export function eyeOf(whole: CanvasPixels): Point {
  return attention(averaged(whole, EYE_SIDE, EYE_SIDE));
}

function cropped(whole: CanvasPixels, focus: Point, wish: PictureWish): CanvasPixels {
  const size = largestCut(whole, wish, wish.zoom);
  return cutOut(whole, cutAround(focus, whole, size), size);
}

function inLook(pixels: CanvasPixels, { look, width, height }: PictureWish): CanvasPixels {
  if (look === 'colour') return pixels;
  const grey = inGreys(pixels);
  return inColours(
    look === 'grey' ? grey : inPencil(grey, Math.max(grey.width / width, grey.height / height)),
  );
}

/** `scale` is the share of the pixels that print could use. */
function inPencil({ data, width, height }: CanvasPixels, scale: number): CanvasPixels {
  const soft = (sigma: number) =>
    Uint8Array.from(blurred(data, width, height, Math.max(BLURS.least, sigma * scale)), Math.round);
  return { data: pencilled(soft(BLURS.grain), soft(BLURS.stroke)), width, height };
}
