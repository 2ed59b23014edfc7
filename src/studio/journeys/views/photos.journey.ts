import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../../cli/cli.fixture.js';
import { folderOf, vastPng } from '../../../pictures/photos/folder.fixture.js';
import {
  BEACH,
  bring,
  openPictures,
  photo,
  scene,
  shownPhotos,
  upload,
} from '../fixtures/pictures.fixture.js';
import {
  closeBrowser,
  linkTo,
  look,
  oneVisit,
  sheetsReady,
  visit,
  WORDS_ALONE,
} from '../fixtures/visit.fixture.js';

afterAll(closeBrowser);

const desk = new Desk();

const frames = await Promise.all([10, 130, 250].map(hue => photo(hue).resize(300).png().toBuffer()));
const moving = () => sharp(frames, { join: { animated: true } });

/** A TIFF whose tiles are no pixel wide: a decoder goes on for ever. */
function endlessTiff(): Buffer {
  const tags = [
    [256, 64],
    [257, 64],
    [258, 8],
    [259, 1],
    [262, 1],
    [277, 1],
    [322, 0],
    [323, 0],
    [324, 8],
    [325, 8],
  ];
  const bytes = Buffer.alloc(14 + 12 * tags.length);
  bytes.write('II*\0');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(tags.length, 8);
  for (const [i, [tag, value]] of tags.entries()) {
    bytes.writeUInt16LE(tag, 10 + 12 * i);
    bytes.writeUInt16LE(4, 12 + 12 * i);
    bytes.writeUInt32LE(1, 14 + 12 * i);
    bytes.writeUInt32LE(value, 18 + 12 * i);
  }
  return bytes;
}

const away = (a: readonly number[], b: readonly number[]) =>
  Math.max(...b.map((value, i) => Math.abs(value - a[i])));

describe('photographs of every kind', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE));

  test('are shown upright and in their colours', async () => {
    const page = await openPictures(visited());
    const plain = () => sharp(scene(0, 600)).flatten();
    await bring(
      page,
      upload('plain.jpg', await plain().jpeg().toBuffer()),
      upload('on its side.jpg', await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()),
      upload('cmyk.jpg', await plain().withIccProfile('cmyk').toColourspace('cmyk').jpeg().toBuffer()),
      upload(
        'scan.tif',
        await plain().withMetadata({ orientation: 8 }).tiff({ compression: 'lzw' }).toBuffer(),
      ),
      upload('wide.tiff', await plain().withIccProfile('p3').tiff({ compression: 'deflate' }).toBuffer()),
      upload('moving.gif', await moving().gif().toBuffer()),
      upload('moving.webp', await moving().webp().toBuffer()),
    );
    await page.getByText('7 photographs added.').waitFor();
    await expect.poll(() => page.locator('.photo img').count()).toBe(7);
    const all = await shownPhotos(page);
    expect(all['plain.jpg'].slice(0, 2)).toEqual([720, 540]);
    expect(all['on its side.jpg'].slice(0, 2)).toEqual([540, 720]);
    expect(all['scan.tif'].slice(0, 2)).toEqual([540, 720]);
    const [, , ...cyan] = all['plain.jpg'];
    for (const name of ['on its side.jpg', 'scan.tif', 'wide.tiff', 'cmyk.jpg'])
      expect([name, away(all[name].slice(2), cyan) < (name === 'cmyk.jpg' ? 60 : 12)]).toEqual([name, true]);
    await page.locator('.photo', { hasText: 'moving.gif' }).click();
    await page.getByText('only the first of 3').waitFor();
    await look(page, 'photos-kinds');
    await page.keyboard.press('Escape');
  });

  test('that can not be printed stay out, each with the words of the command line', async () => {
    const page = await openPictures(visited());
    const avif = await photo(90).resize(64).avif().toBuffer();
    const heic = Buffer.from(
      avif.toString('latin1').replace(/ftypavif.{16}/s, 'ftypheic\0\0\0\0mif1heic'),
      'latin1',
    );
    const files = {
      'vast.png': vastPng(25_000, 20_000),
      'paper.png': '%PDF-1.7\n',
      'nothing.jpg': '',
      'half.jpg': BEACH.subarray(0, BEACH.length / 2),
      'phone.heic': heic,
    };
    await bring(page, ...Object.entries(files).map(([name, bytes]) => upload(name, bytes)));
    await expect.poll(() => page.locator('.refused > ul > li').count()).toBe(Object.keys(files).length);
    const folder = folderOf(files);
    const { stderr } = await desk.inProcess('print', 'pictures', '--locale', 'en', '--pictures', folder);
    for (const each of await page.locator('.refused > ul > li').all()) {
      const name = await each.locator('bdi').innerText();
      const words = await each.locator('.problem strong').first().innerText();
      expect(stderr).toContain(`${name}: ${words}`);
    }
    await look(page, 'photos-refused');
  });

  test('come as a whole folder', async () => {
    const page = await openPictures(visited());
    const tree = folderOf({});
    const holiday = path.join(tree, 'holiday');
    fs.mkdirSync(path.join(holiday, 'more'), { recursive: true });
    fs.writeFileSync(path.join(holiday, 'a.jpg'), BEACH);
    fs.writeFileSync(path.join(holiday, 'b.png'), await photo(200).png().toBuffer());
    fs.writeFileSync(
      path.join(holiday, 'list.csv'),
      'file,caption,focus,zoom\na.jpg,The beach,30% 50%,200%\n',
    );
    fs.writeFileSync(path.join(holiday, 'more', 'c.jpg'), BEACH);
    const box = await page.locator('.pictures-view .drop').first().boundingBox();
    if (box === null) throw new Error('There is nowhere to drop it.');
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [holiday], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 8, data });
    await page.getByText('2 photographs added.').waitFor();
    await page.locator('.photo', { hasText: 'The beach' }).click();
    const editor = page.getByRole('dialog', { name: 'A photograph' });
    await expect.poll(() => editor.getByRole('slider').getAttribute('aria-valuetext')).toBe('2 ×');
  });
});

describe('a photograph that holds the worker up for ever', () => {
  test('is stopped and told; those beside it come into the deck', async () => {
    const { page } = await visit({}, linkTo(WORDS_ALONE));
    await openPictures(page);
    await page.clock.install();
    await bring(page, upload('a.jpg', BEACH), upload('b.tif', endlessTiff()), upload('c.jpg', BEACH));
    await page.getByText('1 of 3').first().waitFor();
    await page.waitForTimeout(1000);
    await page.clock.fastForward(31_000);
    await page.locator('.refused', { hasText: 'b.tif' }).getByText('too much for the browser').waitFor();
    await page.getByText('2 photographs added.').waitFor();
    await sheetsReady(page);
    await look(page, 'photos-endless');
  });
});
