import type { CanvasPixels } from '../pixels.js';

const [COMPRESSION, INK, ORIENTATION, SAMPLES, PLANES, PROFILE] = [259, 262, 274, 277, 284, 34675];
/** None, fax, LZW, JPEG, deflate (two names) and PackBits: others would come out black. */
const READABLE = [1, 2, 3, 4, 5, 6, 7, 8, 32946, 32773];
const CMYK = 5;

export interface TiffPixels extends CanvasPixels {
  /** The ICC profile of its colours. */
  readonly profile?: Uint8Array;
}

/** The first page of a TIFF, upright. Rejects if it is damaged or of a rare kind. */
export async function tiffPixels(bytes: Uint8Array): Promise<TiffPixels> {
  const { default: utif } = await import('utif2');
  const file = new Uint8Array(bytes).buffer;
  const [page] = utif.decode(file);
  const tag = (number: number, usual: number) =>
    Number((page[`t${number}`] as number[] | undefined)?.[0] ?? usual);
  if (!READABLE.includes(tag(COMPRESSION, 1)) || (tag(PLANES, 1) === 2 && tag(SAMPLES, 1) > 1))
    throw new Error('The TIFF is of a rare kind.');
  utif.decodeImage(file, page);
  if (page.data === undefined) throw new Error('The TIFF breaks off.');
  const data = inWindow(() => utif.toRGBA8(page));
  const profile = page[`t${PROFILE}`] as number[] | undefined;
  return {
    ...upright({ data, width: page.width, height: page.height }, tag(ORIENTATION, 1)),
    // What was CMYK is sRGB by now.
    ...(profile && tag(INK, 2) !== CMYK ? { profile: Uint8Array.from(profile) } : {}),
  };
}

/** The library asks `window` for a colour table while it turns CMYK into RGB, and a worker has none. */
function inWindow<T>(run: () => T): T {
  if ('window' in globalThis) return run();
  const self: { window?: unknown } = globalThis;
  self.window = globalThis;
  try {
    return run();
  } finally {
    delete self.window;
  }
}

/** Turned and mirrored as Exif's `orientation` asks, from 1 to 8. */
function upright(lying: CanvasPixels, orientation: number): CanvasPixels {
  if (orientation <= 1 || orientation > 8) return lying;
  const side = orientation >= 5;
  const { width: w, height: h } = lying;
  const [width, height] = side ? [h, w] : [w, h];
  const fromRight = [2, 3, 7, 8].includes(orientation);
  const fromBelow = [3, 4, 6, 7].includes(orientation);
  const source = new Uint32Array(lying.data.buffer, lying.data.byteOffset, w * h);
  const made = new Uint32Array(w * h);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = side ? [y, x] : [x, y];
      made[y * width + x] =
        source[(fromBelow ? h - 1 - down : down) * w + (fromRight ? w - 1 - across : across)];
    }
  return { data: new Uint8Array(made.buffer), width, height };
}
