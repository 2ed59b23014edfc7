import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { headerOf } from './index.js';
import { svgInSize, svgSize } from './svg.js';

const flat = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } });
const moving = async () => {
  const frames = await Promise.all(
    ['#400', '#040', '#004'].map(background =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } });
};

const FILES: Readonly<Record<string, Uint8Array>> = {
  'a JPEG': await flat().jpeg().toBuffer(),
  'a progressive JPEG': await flat().jpeg({ progressive: true }).toBuffer(),
  'a JPEG of a camera on its side': await flat().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'a JPEG of a camera upside down': await flat().withMetadata({ orientation: 3 }).jpeg().toBuffer(),
  'a PNG': await flat().png().toBuffer(),
  'a WebP': await flat(61, 41).webp().toBuffer(),
  'a lossless WebP': await flat(61, 41).webp({ lossless: true }).toBuffer(),
  'a WebP on its side': await flat().withMetadata({ orientation: 8 }).webp().toBuffer(),
  'a moving WebP': await (await moving()).webp().toBuffer(),
  'a GIF': await flat().gif().toBuffer(),
  'a moving GIF': await (await moving()).gif().toBuffer(),
  'an AVIF': await flat(64, 48).avif().toBuffer(),
  'a TIFF': await flat().tiff().toBuffer(),
  'a TIFF on its side': await flat().withMetadata({ orientation: 8 }).tiff().toBuffer(),
  'a TIFF in tiles and sizes': await flat()
    .tiff({ tile: true, tileWidth: 16, tileHeight: 16, pyramid: true })
    .toBuffer(),
};

describe('the header of a picture', () => {
  test.each(Object.entries(FILES))('of %s is the one that the command line reads', async (_, bytes) => {
    const { autoOrient, pages = 1 } = await sharp(bytes).metadata();
    expect(headerOf(bytes)).toEqual({ ...autoOrient, frames: pages });
  });

  test.each(Object.entries(FILES))('of %s is none where the file breaks off', (_, bytes) => {
    for (const share of [0.1, 0.4]) expect(headerOf(bytes.subarray(0, bytes.length * share))).toBeUndefined();
  });

  test('of a JPEG with a small picture inside still wants the end of the large one', async () => {
    const small = await flat(16, 16).jpeg().toBuffer();
    const inside = Buffer.concat([
      Buffer.from([0xff, 0xe2, (small.length + 2) >> 8, (small.length + 2) & 255]),
      small,
    ]);
    const large = FILES['a JPEG'];
    const both = Buffer.concat([large.subarray(0, 2), inside, large.subarray(2)]);
    expect(headerOf(both)).toEqual({ width: 60, height: 40, frames: 1 });
    expect(headerOf(both.subarray(0, -2))).toBeUndefined();
  });

  test('of what no browser decodes is none', async () => {
    expect(headerOf(await flat().tiff({ bigtiff: true }).toBuffer())).toBeUndefined();
    expect(headerOf(new Uint8Array())).toBeUndefined();
    expect(headerOf(new TextEncoder().encode('a cat'))).toBeUndefined();
  });
});

describe('a drawing', () => {
  test.each([
    ['width="20mm" height="10mm"', 75.6, 37.8],
    ['viewBox="0 0 32 16"', 32, 16],
    ['width="64" viewBox="0 0 32 16"', 64, 32],
    ['width="100%" height="100%" viewBox="0,0,12,8"', 12, 8],
    ['', 300, 150],
  ])('with %s has its size', (attributes, width, height) => {
    const size = svgSize(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
    expect(size?.width).toBeCloseTo(width, 1);
    expect(size?.height).toBeCloseTo(height, 1);
  });

  test('is drawn in another size whole', () => {
    const at = { width: 600, height: 300 };
    expect(svgInSize('<svg width="20" height="10" id="a"><path/></svg>', at)).toBe(
      '<svg width="600" height="300" viewBox="0 0 20 10" id="a"><path/></svg>',
    );
    expect(svgInSize("<svg viewBox='0 0 2 1' stroke-width='3'/>", at)).toBe(
      '<svg width="600" height="300" viewBox=\'0 0 2 1\' stroke-width=\'3\'/>',
    );
  });
});
