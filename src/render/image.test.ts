import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { platform } from '../cli/platform.js';
import { group, type Item, type Raster } from '../scene/index.js';
import { FontBook } from '../text/fonts/index.js';
import { renderPdf, renderPng, renderSvg } from './index.js';
import { openWithPdfjs } from './second-reader.fixture.js';

const book = new FontBook({ files: {}, scripts: {} }, () => new Uint8Array());
const META = {
  title: 'Pictures',
  lang: 'en',
  duplex: 'Simplex',
  direction: 'ltr',
  producer: 'Deckwright test',
} as const;
const PAGE = { width: 100, height: 60 };
const DPI = 127;

/** Red above, blue below; or black above, white below. */
async function halves(id: string, grey: boolean): Promise<Raster> {
  const [width, height] = [40, 20];
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const above = i < (width * height) / 2;
    pixels.set(grey ? (above ? [0, 0, 0] : [255, 255, 255]) : above ? [220, 30, 30] : [30, 30, 220], 3 * i);
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const jpeg = await (grey ? image.greyscale() : image).jpeg({ quality: 95 }).toBuffer();
  return { id, jpeg, size: { width, height }, grey };
}

const colour = await halves('colour', false);
const grey = await halves('grey', true);
const ITEMS: readonly Item[] = [
  { kind: 'image', x: 10, y: 10, width: 40, height: 20, raster: colour },
  { kind: 'image', x: 60, y: 10, width: 20, height: 40, raster: grey },
  group([-1, 0, 0, -1, 50, 50], [{ kind: 'image', x: 0, y: 0, width: 40, height: 10, raster: colour }]),
];

function pdf(items: readonly Item[]): Uint8Array {
  return Buffer.concat([...renderPdf([{ size: PAGE, items }], META, book, bytes => deflateSync(bytes))]);
}

async function paintedPdf(items: readonly Item[]): Promise<Uint8Array> {
  const document = await openWithPdfjs(pdf(items));
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: DPI / 72 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext('2d') as never;
  await page.render({ canvasContext, canvas: canvas as never, viewport }).promise;
  return canvas.toBuffer('image/png');
}

async function pixelsOf(png: Uint8Array) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = (Math.round((y * DPI) / 25.4) * info.width + Math.round((x * DPI) / 25.4)) * info.channels;
    const [r, g, b] = data.subarray(at, at + 3);
    if (r > 180 && b < 80) return 'red';
    if (b > 180 && r < 80) return 'blue';
    return r + g + b < 60 ? 'black' : r + g + b > 740 ? 'white' : `${r} ${g} ${b}`;
  };
}

describe('a picture', () => {
  test.each([
    ['a PDF', () => paintedPdf(ITEMS)],
    ['a PNG', () => renderPng(PAGE, ITEMS, book, DPI, platform.pixels)],
  ])('stands upright where it belongs in %s, in colour and in greys', async (_, paint) => {
    const at = await pixelsOf(await paint());
    expect([at(30, 13), at(30, 27)]).toEqual(['red', 'blue']);
    expect([at(9, 13), at(51, 27), at(30, 9), at(30, 31)]).toEqual(['white', 'white', 'white', 'white']);
    expect([at(70, 15), at(70, 48), at(59, 15)]).toEqual(['black', 'white', 'white']);
    // Upside down.
    expect([at(30, 42), at(30, 48)]).toEqual(['blue', 'red']);
  });

  test('is in the file as it came, once, however often it is drawn', () => {
    const twice = Buffer.from(pdf(ITEMS));
    expect(twice.indexOf(colour.jpeg)).toBeGreaterThan(0);
    expect(twice.indexOf(colour.jpeg, twice.indexOf(colour.jpeg) + 1)).toBe(-1);
    const more = Array.from({ length: 20 }, (): Item => ITEMS[0]);
    expect(pdf(more).length).toBeLessThan(pdf([]).length + colour.jpeg.length + 600);
    const svg = renderSvg(PAGE, more, book);
    expect(svg.match(/data:image\/jpeg;base64,/g)).toHaveLength(1);
    const [, data] = /base64,([^"]*)"/.exec(svg) ?? [];
    expect(Buffer.from(data, 'base64').equals(colour.jpeg)).toBe(true);
  });

  test('cannot take the id of another', () => {
    const other: Item = { ...ITEMS[0], kind: 'image', raster: { ...grey, id: 'colour' } } as Item;
    expect(() => pdf([ITEMS[0], other])).toThrow('Two different pictures are called "colour".');
  });
});
