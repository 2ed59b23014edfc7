import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blurred } from '../../pictures/photos/index.js';
import { averaged, type CanvasPixels, cutOut, inGreys, turned } from './pixels.js';
import { eyeOf } from './prepare.js';

/** A grey field with a red disc. */
const disc = async (cx: number, cy: number): Promise<CanvasPixels> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#999"/><circle cx="${cx}" cy="${cy}" r="40" fill="#d02010"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};
const asImage = ({ data, width, height }: CanvasPixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

describe('what draws the eye', () => {
  test.each([
    [100, 200],
    [540, 200],
    [320, 60],
  ])('is the red disc at %i, %i, where the command line finds it too', async (x, y) => {
    const picture = await disc(x, y);
    const found = eyeOf(picture);
    expect(Math.hypot(640 * found.x - x, 400 * found.y - y)).toBeLessThan(45);
    const { info } = await asImage(picture)
      .resize({ width: 400, height: 400, fit: 'cover', position: sharp.strategy.attention })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const left = Math.max(0, Math.min(240, 640 * found.x - 200));
    expect(Math.abs(left + (info.cropOffsetLeft ?? 0))).toBeLessThanOrEqual(25);
  });
});

describe('pixels', () => {
  test('are averaged part by part', () => {
    const data = Uint8Array.from([0, 0, 0, 255, 100, 50, 20, 255, 200, 10, 0, 255, 100, 30, 40, 255]);
    expect([...averaged({ data, width: 4, height: 1 }, 2, 1)]).toEqual([50, 25, 10, 150, 20, 20]);
    expect([...averaged({ data, width: 4, height: 1 }, 4, 2)].slice(12, 15)).toEqual([0, 0, 0]);
  });

  test('are cut out where they lie', async () => {
    const picture = await disc(100, 200);
    const part = cutOut(picture, { left: 60, top: 160 }, { width: 80, height: 80 });
    const same = await asImage(picture)
      .extract({ left: 60, top: 160, width: 80, height: 80 })
      .raw()
      .toBuffer();
    expect(Buffer.from(part.data).equals(same)).toBe(true);
  });

  test.each([0, 90, 180, 270] as const)('are turned by %i degrees as at the command line', async turn => {
    const picture = await disc(100, 60);
    const { data, info } = await asImage(picture).rotate(turn).raw().toBuffer({ resolveWithObject: true });
    const made = turned(picture, turn);
    expect([made.width, made.height]).toEqual([info.width, info.height]);
    expect(Buffer.from(made.data).equals(data)).toBe(true);
  });

  test('turn grey as they do at the command line', async () => {
    const picture = await disc(100, 200);
    const theirs = await asImage(picture).removeAlpha().greyscale().toColourspace('b-w').raw().toBuffer();
    const ours = inGreys(picture).data;
    const apart = theirs.reduce((most, grey, i) => Math.max(most, Math.abs(grey - ours[i])), 0);
    expect(apart).toBeLessThanOrEqual(2);
  });

  test('are blurred as they are at the command line', async () => {
    const grey = inGreys(await disc(100, 200));
    const raw = { width: grey.width, height: grey.height, channels: 1 as const };
    const theirs = await sharp(grey.data, { raw }).toColourspace('b-w').blur(6).raw().toBuffer();
    const ours = blurred(grey.data, grey.width, grey.height, 6);
    const apart = theirs.reduce((most, each, i) => Math.max(most, Math.abs(each - ours[i])), 0);
    expect(apart).toBeLessThanOrEqual(4);
  });
});
