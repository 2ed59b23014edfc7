import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asPng } from './png.js';
import { tiffPixels } from './tiff-pixels.js';

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="#e0c8a0"/><rect width="20" height="14" fill="#204080"/><circle cx="44" cy="20" r="14" fill="#d02010"/></svg>',
);
const scene = () => sharp(SVG).flatten();
const tile = { tile: true, tileWidth: 16, tileHeight: 16 } as const;

const KINDS: Readonly<Record<string, Sharp>> = {
  'as it is': scene().tiff({ compression: 'none' }),
  'with LZW': scene().tiff({ compression: 'lzw' }),
  'with deflate and a predictor': scene().tiff({ compression: 'deflate', predictor: 'horizontal' }),
  'with PackBits': scene().tiff({ compression: 'packbits' }),
  'as JPEG': scene().tiff({ compression: 'jpeg', quality: 95 }),
  'in tiles': scene().tiff({ compression: 'lzw', ...tile }),
  'in tiles and sizes': scene().tiff({ compression: 'deflate', pyramid: true, ...tile }),
  'with 16 bits': scene().toColourspace('rgb16').tiff({ compression: 'deflate' }),
  'in greys': scene().toColourspace('b-w').tiff({ compression: 'lzw' }),
  'as a fax': scene().threshold().toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }),
};

async function upright(tiff: Uint8Array): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(tiff)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The mean distance of two lists of bytes. */
function apart(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i] - b[i]);
  return a.length === b.length ? sum / a.length : Number.POSITIVE_INFINITY;
}

// utif2 prints the number of tiles.
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a TIFF', () => {
  test.each(Object.entries(KINDS))('%s has the pixels that the command line sees', async (_, kind) => {
    const bytes = await kind.toBuffer();
    const theirs = await upright(bytes);
    const ours = await tiffPixels(bytes);
    expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height]);
    expect(apart(ours.data, theirs.data)).toBeLessThan(3);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('stands upright with orientation %i', async orientation => {
    const bytes = await scene().withMetadata({ orientation }).tiff({ compression: 'lzw' }).toBuffer();
    const theirs = await upright(bytes);
    const ours = await tiffPixels(bytes);
    expect([ours.width, ours.height]).toEqual([theirs.width, theirs.height]);
    expect(apart(ours.data, theirs.data)).toBe(0);
  });

  test('in CMYK has its colours about right', async () => {
    const bytes = await scene().toColourspace('cmyk').tiff({ compression: 'none' }).toBuffer();
    const { data } = await tiffPixels(bytes);
    const red = [...data.subarray(4 * (20 * 64 + 44), 4 * (20 * 64 + 44) + 3)];
    expect(apart(red, [0xd0, 0x20, 0x10])).toBeLessThan(40);
    expect('window' in globalThis).toBe(false);
  });

  test('of a rare kind is refused rather than black', async () => {
    const webp = await scene().tiff({ compression: 'webp' }).toBuffer();
    await expect(tiffPixels(webp)).rejects.toThrow();
    await expect(tiffPixels(webp.subarray(0, 40))).rejects.toThrow();
  });

  test('keeps the profile of its colours for the browser to read', async () => {
    const bytes = await scene().withIccProfile('p3').tiff({ compression: 'lzw' }).toBuffer();
    const { profile, ...pixels } = await tiffPixels(bytes);
    if (profile === undefined) throw new Error('The profile is lost.');
    const png = Buffer.from(await asPng(pixels, profile).arrayBuffer());
    expect((await sharp(png).metadata()).icc?.equals(profile)).toBe(true);
    expect(apart((await upright(png)).data, (await upright(bytes)).data)).toBeLessThan(1);
  });
});
