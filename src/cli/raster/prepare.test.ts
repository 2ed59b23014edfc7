import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PictureWish, PreparedPicture } from '../../platform.js';
import { platform } from '../platform.js';

const WISH: PictureWish = {
  width: 100,
  height: 100,
  fit: 'crop',
  look: 'colour',
  ground: '#ffffff',
  bytes: 200_000,
};
const PAINTS = {
  red: [200, 30, 30],
  green: [30, 150, 40],
  blue: [30, 40, 200],
  white: [255, 255, 255],
} as const;
type Paint = keyof typeof PAINTS;

/** A picture of coloured stripes from left to right. */
function stripes(width: number, height: number, paints: readonly Paint[]): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++)
    pixels.set(PAINTS[paints[Math.floor(((i % width) * paints.length) / width)]], 3 * i);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function prepare(bytes: Uint8Array | Sharp, wish: Partial<PictureWish> = {}): Promise<PreparedPicture> {
  const made = await platform.picture('png' in bytes ? await bytes.png().toBuffer() : bytes, {
    ...WISH,
    ...wish,
  });
  if (made === undefined) throw new Error('the picture was refused');
  return made;
}

/** A picture in four colours: red at the top left, then clockwise green, blue and white. */
function corners(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const [right, low] = [2 * (i % width) >= width, 2 * Math.floor(i / width) >= height];
    pixels.set(PAINTS[low ? (right ? 'blue' : 'white') : right ? 'green' : 'red'], 3 * i);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The paints near the corners, clockwise from the top left. */
function cornersOf(made: PreparedPicture): readonly Paint[] {
  const spots = [
    [0.1, 0.1],
    [0.9, 0.1],
    [0.9, 0.9],
    [0.1, 0.9],
  ] as const;
  return spots.map(([x, y]) => paintAt(made, x, y));
}

/** The nearest paint at a place, in shares of width and height. */
function paintAt({ pixels, width, height }: PreparedPicture, x: number, y: number): Paint {
  const at = 3 * (Math.floor(y * height) * width + Math.floor(x * width));
  const away = (paint: Paint) =>
    PAINTS[paint].reduce((sum, value, i) => sum + Math.abs(value - pixels[at + i]), 0);
  return (Object.keys(PAINTS) as Paint[]).reduce((best, next) => (away(next) < away(best) ? next : best));
}

describe('a picture', () => {
  test('stands upright, however the camera was held', async () => {
    for (const [orientation, left, top] of [
      [1, 'red', 'red'],
      [3, 'blue', 'blue'],
      [6, 'red', 'red'],
      [8, 'red', 'blue'],
    ] as const) {
      const held = stripes(200, 200, ['red', 'blue']).withMetadata({ orientation });
      const made = await prepare(await held.jpeg({ quality: 95 }).toBuffer());
      const lying = orientation === 1 || orientation === 3;
      expect(paintAt(made, 0.1, lying ? 0.5 : 0.1), `${orientation}`).toBe(lying ? left : top);
      expect(paintAt(made, lying ? 0.9 : 0.5, 0.9)).not.toBe(lying ? left : top);
      expect((await sharp(made.jpeg).metadata()).orientation).toBeUndefined();
    }
  });

  test.each([
    [90, ['white', 'red', 'green', 'blue']],
    [180, ['blue', 'white', 'red', 'green']],
    [270, ['green', 'blue', 'white', 'red']],
  ] as const)('is turned clockwise by %i degrees, as sharp as one that stood so', async (turn, paints) => {
    for (const look of ['colour', 'grey'] as const) {
      const made = await prepare(corners(400, 200), { turn, look, fit: 'whole' });
      const upright = await prepare(corners(400, 200).rotate(turn), { look, fit: 'whole' });
      expect([made.width, made.height]).toEqual([upright.width, upright.height]);
      const apart = made.pixels.reduce((sum, value, i) => sum + Math.abs(value - upright.pixels[i]), 0);
      expect(apart / made.pixels.length).toBeLessThan(2);
      if (look === 'colour') expect(cornersOf(made)).toEqual(paints);
    }
  });

  test('that the camera has turned already is turned on from there', async () => {
    // Orientation 6: the camera was held so that the picture is to be turned by 90 degrees.
    const held = await corners(400, 200).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    const upright = await prepare(held, { fit: 'whole' });
    expect(cornersOf(upright)).toEqual(['white', 'red', 'green', 'blue']);
    const made = await prepare(held, { fit: 'whole', turn: 90 });
    expect(cornersOf(made)).toEqual(['blue', 'white', 'red', 'green']);
    expect(made).toMatchObject({ width: 100, height: 50 });
    expect((await sharp(made.jpeg).metadata()).orientation).toBeUndefined();
  });

  test('as SVG is drawn as large as its turned card', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path fill="#c81e1e" d="M0 0h20v10H0z"/></svg>',
    );
    const made = await prepare(drawing, { turn: 90, fit: 'whole', width: 200, height: 400 });
    expect(made).toMatchObject({ width: 200, height: 400 });
  });

  test('that is turned is cut about a focus of the turned picture, or about the same spot as before', async () => {
    const wide = stripes(900, 100, ['red', 'green', 'blue']);
    const made = await prepare(wide.clone(), { turn: 90, focus: { x: 0.5, y: 1 } });
    expect(cornersOf(made)).toEqual(['blue', 'blue', 'blue', 'blue']);
    const paper: Paint[] = ['white', 'white', 'white', 'white', 'white', 'white', 'white', 'red', 'white'];
    for (const turn of [90, 180, 270] as const)
      for (const zoom of [1, 2]) {
        const eye = await prepare(stripes(900, 100, paper), { turn, zoom });
        expect([turn, zoom, paintAt(eye, 0.5, 0.5)]).toEqual([turn, zoom, 'red']);
      }
  });

  test('has the same bytes each time it is turned, and those of no turn at 0', async () => {
    const bytes = await corners(400, 200).jpeg().toBuffer();
    const [one, two] = [await prepare(bytes, { turn: 90 }), await prepare(bytes, { turn: 90 })];
    expect(Buffer.compare(one.jpeg, two.jpeg)).toBe(0);
    expect(await prepare(bytes, { turn: 0 })).toEqual(await prepare(bytes));
  });

  test('is measured as one looks at it', async () => {
    const held = stripes(300, 200, ['red']).withMetadata({ orientation: 6 });
    expect(await platform.measure(await held.jpeg().toBuffer())).toEqual({
      width: 200,
      height: 300,
      frames: 1,
    });
    expect(await platform.measure(Buffer.from('no picture'))).toBeUndefined();
  });

  test('has its colours, whatever the profile and the kind of pixels', async () => {
    const three = () => stripes(90, 90, ['red', 'green', 'blue']);
    const kinds: Record<string, Uint8Array> = {
      'Display P3': await three().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
      CMYK: await three().withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
      '16 bits': await three().toColourspace('rgb16').png().toBuffer(),
      palette: await three().png({ palette: true, colours: 8 }).toBuffer(),
      TIFF: await three().tiff().toBuffer(),
      WebP: await three().webp({ lossless: true }).toBuffer(),
      AVIF: await three().avif({ quality: 90 }).toBuffer(),
      'with alpha': await three().ensureAlpha().png().toBuffer(),
    };
    for (const [kind, bytes] of Object.entries(kinds)) {
      const made = await prepare(bytes);
      const paints = [1 / 6, 1 / 2, 5 / 6].map(x => paintAt(made, x, 0.5));
      expect([kind, ...paints]).toEqual([kind, 'red', 'green', 'blue']);
      expect((await sharp(made.jpeg).metadata()).icc).toBeUndefined();
    }
    // The most saturated red of Display P3 is beyond sRGB; the same bytes without their profile would be duller.
    const profiled = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#8f4040' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const [red] = (await prepare(profiled)).pixels;
    expect(Math.abs(red - 0x8f)).toBeLessThan(4);
  });

  test('lies on the paper where it is transparent', async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: '#00000000' } });
    const made = await prepare(clear, { ground: '#c81e1e' });
    expect(paintAt(made, 0.5, 0.5)).toBe('red');
  });

  test('is never enlarged, and no larger than print needs', async () => {
    expect(await prepare(stripes(60, 40, ['red']))).toMatchObject({ width: 40, height: 40 });
    expect(await prepare(stripes(1000, 400, ['red']))).toMatchObject({ width: 100, height: 100 });
    expect(await prepare(stripes(1000, 400, ['red']), { fit: 'whole' })).toMatchObject({
      width: 100,
      height: 40,
    });
    expect(await prepare(stripes(3, 1, ['red']))).toMatchObject({ width: 1, height: 1 });
    expect(await prepare(stripes(3000, 10, ['red']))).toMatchObject({ width: 10, height: 10 });
  });

  test('is cut about its focus, or about what draws the eye', async () => {
    const wide = stripes(900, 100, ['red', 'green', 'blue']);
    for (const [x, paint] of [
      [0, 'red'],
      [0.5, 'green'],
      [1, 'blue'],
    ] as const) {
      const made = await prepare(wide.clone(), { focus: { x, y: 0.5 } });
      expect([paintAt(made, 0.02, 0.5), paintAt(made, 0.98, 0.5)]).toEqual([paint, paint]);
    }
    const paper: Paint[] = ['white', 'white', 'white', 'white', 'white', 'white', 'white', 'red', 'white'];
    const made = await prepare(stripes(900, 100, paper));
    expect(paintAt(made, 0.5, 0.5)).toBe('red');
  });

  test('is cut as close as one likes, with as many pixels as it has there', async () => {
    const wide = stripes(900, 900, ['red', 'green', 'blue']);
    for (const [x, paint] of [
      [0, 'red'],
      [0.5, 'green'],
      [1, 'blue'],
    ] as const) {
      const made = await prepare(wide.clone(), { focus: { x, y: 0.5 }, zoom: 3.2 });
      expect(made).toMatchObject({ width: 100, height: 100 });
      expect([paintAt(made, 0.02, 0.5), paintAt(made, 0.98, 0.5)]).toEqual([paint, paint]);
    }
    const half = await prepare(wide.clone(), { focus: { x: 0.5, y: 0.5 }, zoom: 2 });
    expect(paintAt(half, 0.14, 0.5)).toBe('red');
    expect(paintAt(half, 0.19, 0.5)).toBe('green');
    expect(await prepare(stripes(120, 90, ['red']), { zoom: 3 })).toMatchObject({ width: 30, height: 30 });
    expect(await prepare(wide.clone(), { fit: 'whole', zoom: 3 })).toEqual(
      await prepare(wide.clone(), { fit: 'whole' }),
    );
  });

  test('is cut closer about what draws the eye, unless it has a focus', async () => {
    const paper = Array.from({ length: 20 }, (_, i): Paint => (i === 4 ? 'red' : 'white'));
    const made = await prepare(stripes(1000, 1000, paper), { zoom: 8 });
    expect(paintAt(made, 0.5, 0.5)).toBe('red');
  });

  test('may be grey or a line drawing, with a single component', async () => {
    const half = stripes(200, 200, ['red', 'white']);
    for (const look of ['grey', 'line'] as const) {
      const made = await prepare(half.clone(), { look });
      expect(made.pixels.length).toBe(made.width * made.height);
      expect((await sharp(made.jpeg).metadata()).channels).toBe(1);
    }
    const lines = await prepare(half.clone(), { look: 'line' });
    const row = [...lines.pixels.subarray(50 * 100, 51 * 100)];
    const darkest = row.indexOf(Math.min(...row));
    expect(row[darkest]).toBeLessThan(80);
    expect(Math.abs(darkest - 48)).toBeLessThan(6);
    expect(Math.min(row[10], row[90])).toBeGreaterThan(180);
  });

  test('fits into its bytes, at the cost of quality', async () => {
    let state = 1;
    const noise = Buffer.from(
      Array.from({ length: 300 * 300 * 3 }, () => {
        state = (state * 16807) % 2147483647;
        return state & 255;
      }),
    );
    const bytes = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    const [free, tight] = [
      await prepare(bytes, { width: 300, height: 300 }),
      await prepare(bytes, { width: 300, height: 300, bytes: 50_000 }),
    ];
    expect(free.jpeg.length).toBeGreaterThan(60_000);
    expect(tight.jpeg.length).toBeLessThan(50_000);
  });

  test('has the same bytes, alone or among others', async () => {
    const bytes = await stripes(800, 600, ['red', 'white', 'blue']).jpeg().toBuffer();
    const alone = await prepare(bytes);
    const many = await Promise.all(Array.from({ length: 8 }, () => prepare(bytes)));
    for (const each of many) expect(Buffer.compare(each.jpeg, alone.jpeg)).toBe(0);
  });
});
