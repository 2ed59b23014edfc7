import sharp from 'sharp';
import { attention, BLURS, cutAround, EYE_SIDE, largestCut, pencilled } from '../../pictures/photos/index.js';
import type { PictureHeader, PictureWish, PreparedPicture } from '../../platform.js';
import { type Point, turnedShare, turnedSize } from '../../scene/geometry/index.js';
import { rawPixels, type SharpPixels } from './pixels.js';

/** Tried in turn; below the last, blocks show in print. */
const QUALITIES = [86, 78, 70, 60, 50];
const FEW_PIXELS = 40_000;
/** Points in an inch: the density at which sharp opens an SVG. */
const SVG_DPI = 72;
const DENSITIES = { least: 1, most: 100_000 };
/** A drawing that takes longer was made to. */
const MOST_SECONDS = 60;

// Each picture is opened once.
sharp.cache(false);
// Several are prepared at once, which is sooner than several threads for each.
sharp.concurrency(1);

export async function measure(bytes: Uint8Array): Promise<PictureHeader | undefined> {
  try {
    const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { ...autoOrient, frames: pages };
  } catch {
    return undefined;
  }
}

export async function prepare(bytes: Uint8Array, wish: PictureWish): Promise<PreparedPicture | undefined> {
  try {
    const { turn = 0 } = wish;
    const upright = await open(bytes, { ...wish, ...turnedSize(wish, turn) });
    const whole = turn === 0 ? upright : await turned(upright, turn);
    const cut = wish.fit === 'crop' ? await cropped(whole, await focusOf(upright, wish), wish) : whole;
    const jpeg = await encode(await inLook(cut, wish), wish.bytes);
    const { data: pixels, info } = await sharp(jpeg)
      .toColourspace(wish.look === 'colour' ? 'srgb' : 'b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const sketch = await rawPixels(whole).resize(9, 8, { fit: 'fill' }).raw().toBuffer();
    const { width, height } = info;
    return { jpeg, width, height, pixels, sketch };
  } catch {
    return undefined;
  }
}

/** The whole picture, upright and in sRGB, with no more pixels than its printed part takes. */
async function open(
  bytes: Uint8Array,
  { fit, ground, zoom = 1, ...wish }: PictureWish,
): Promise<SharpPixels> {
  const closer = (pixels: number) => (fit === 'crop' ? Math.round(pixels * zoom) : pixels);
  const [width, height] = [closer(wish.width), closer(wish.height)];
  const density = await densityFor(bytes, width, height);
  return sharp(bytes, { failOn: 'error', ...(density ? { density } : {}) })
    .autoOrient()
    .timeout({ seconds: MOST_SECONDS })
    .flatten({ background: ground })
    .resize({ width, height, fit: fit === 'crop' ? 'outside' : 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** A drawing has no pixels of its own: it gets those that print needs. */
async function densityFor(bytes: Uint8Array, width: number, height: number): Promise<number | undefined> {
  const header = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (header.format !== 'svg') return undefined;
  const density = SVG_DPI * Math.max(width / header.width, height / header.height);
  return Math.min(DENSITIES.most, Math.max(DENSITIES.least, density));
}

function turned(upright: SharpPixels, turn: number): Promise<SharpPixels> {
  return rawPixels(upright).rotate(turn).raw().toBuffer({ resolveWithObject: true });
}

/** What a cut keeps. A picture that is turned keeps what it would keep if it weren't. */
async function focusOf(
  upright: SharpPixels,
  { focus, zoom = 1, turn = 0 }: PictureWish,
): Promise<Point | undefined> {
  // By itself sharp knows only the largest cut, and only of what it sees.
  if (focus || (zoom === 1 && turn === 0)) return focus;
  return turnedShare(await eyeOf(upright), turn);
}

async function cropped(
  whole: SharpPixels,
  focus: Point | undefined,
  wish: PictureWish,
): Promise<SharpPixels> {
  const size = largestCut(whole.info, wish, wish.zoom);
  const image = rawPixels(whole);
  const cut = focus
    ? image.extract({ ...cutAround(focus, whole.info, size), ...size })
    : image.resize({ ...size, fit: 'cover', position: sharp.strategy.attention });
  return cut.raw().toBuffer({ resolveWithObject: true });
}

async function eyeOf(whole: SharpPixels): Promise<Point> {
  return attention(await rawPixels(whole).resize(EYE_SIDE, EYE_SIDE, { fit: 'fill' }).raw().toBuffer());
}

async function inLook(pixels: SharpPixels, { look, width, height }: PictureWish): Promise<SharpPixels> {
  if (look === 'colour') return pixels;
  const grey = await rawPixels(pixels)
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = grey;
  return look === 'grey' ? grey : drawLines(grey, Math.max(info.width / width, info.height / height));
}

/** In the best quality that fits into so many bytes, or else in the least. */
async function encode(pixels: SharpPixels, most: number): Promise<Uint8Array> {
  const { width, height } = pixels.info;
  // In few pixels, coarser colours would show, and decoders differ in how they smooth them.
  const chromaSubsampling = width * height < FEW_PIXELS ? '4:4:4' : '4:2:0';
  let jpeg = new Uint8Array();
  for (const quality of QUALITIES) {
    jpeg = await rawPixels(pixels).jpeg({ quality, chromaSubsampling }).toBuffer();
    if (jpeg.length <= most) break;
  }
  return jpeg;
}

/** A pencil drawing from greys. `scale` is the share of the pixels that print could use. */
async function drawLines(grey: SharpPixels, scale: number): Promise<SharpPixels> {
  const blurred = async (sigma: number) => {
    const radius = Math.max(BLURS.least, sigma * scale);
    return rawPixels(grey).blur(radius).raw().toBuffer();
  };
  const [fine, wide] = [await blurred(BLURS.grain), await blurred(BLURS.stroke)];
  return { data: pencilled(fine, wide), info: grey.info };
}
