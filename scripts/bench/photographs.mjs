// Fills a folder with synthetic photographs of 12 megapixels, no two alike, held in four ways: light, texture and grain.
import path from 'node:path';
import sharp from 'sharp';

const SIZE = { width: 4000, height: 3000 };
const ORIENTATIONS = [1, 6, 3, 8];

/** Soft spots of random colours, as many as `columns` and `rows`; the same for the same seed. */
function spots(seed, columns, rows, least, most) {
  let state = seed + 1;
  const pixels = Buffer.alloc(columns * rows * 3);
  for (let i = 0; i < pixels.length; i++) {
    state = (state * 16807) % 2147483647;
    pixels[i] = least + (state % (most - least));
  }
  const raw = { width: columns, height: rows, channels: 3 };
  return sharp(pixels, { raw }).resize({ ...SIZE, kernel: 'cubic' });
}

const layer = async image => ({
  input: await image.raw().toBuffer(),
  raw: { ...SIZE, channels: 3 },
  blend: 'hard-light',
});

/** Writes `count` photographs into a folder. */
export async function photographs(folder, count) {
  const grain = await layer(spots(1, 2000, 1500, 112, 144));
  const texture = await layer(spots(2, 500, 375, 64, 192).composite([grain]));
  for (let i = 0; i < count; i++)
    await spots(i + 100, 12, 9, 0, 255)
      .composite([texture])
      .withMetadata({ orientation: ORIENTATIONS[i % ORIENTATIONS.length] })
      .jpeg({ quality: 85 })
      .toFile(path.join(folder, `photograph ${i + 1}.jpg`));
}
