import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../../cli/cli.fixture.js';
import { folderOf, vastPng } from '../../../pictures/photos/folder.fixture.js';
import { LIMITS, openDeck } from '../../../press/deckfile/index.js';
import { beginDeck, kept, nameDeck, openDecks, saveDeck } from '../fixtures/decks.fixture.js';
import { bring, openPictures, scene, upload } from '../fixtures/pictures.fixture.js';
import { holdUp, withSlowWorkers } from '../fixtures/slow.fixture.js';
import { downloadAll, made, shownCommand, take } from '../fixtures/take.fixture.js';
import { closeBrowser, look, oneVisit, sheetsReady, visit } from '../fixtures/visit.fixture.js';

afterAll(closeBrowser);

const desk = new Desk();

const photo = (hue: number, x?: number) => sharp(scene(hue, x)).flatten();
const frames = await Promise.all([10, 130, 250].map(hue => photo(hue).resize(300).png().toBuffer()));
const moving = () => sharp(frames, { join: { animated: true } });
const BEACH = await photo(20).jpeg().toBuffer();

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

/** Width, height and the colour in the middle of the photographs on the page, by their names. */
async function shown(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  const entries = await page.locator('.photo').evaluateAll(async photos =>
    Promise.all(
      photos.map(async each => {
        const image = each.querySelector('img') ?? new Image();
        await image.decode();
        const pen = new OffscreenCanvas(1, 1).getContext('2d');
        const { naturalWidth: width, naturalHeight: height } = image;
        pen?.drawImage(image, -width / 2, -height / 2);
        const [red, green, blue] = pen?.getImageData(0, 0, 1, 1).data ?? [];
        return [each.querySelector('bdi')?.textContent ?? '', [width, height, red, green, blue]] as const;
      }),
    ),
  );
  return Object.fromEntries(entries);
}

const away = (a: readonly number[], b: readonly number[]) =>
  Math.max(...b.map((value, i) => Math.abs(value - a[i])));

describe('photographs of every kind', () => {
  const visited = oneVisit();

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
    const all = await shown(page);
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
    await expect
      .poll(() => page.locator('.refused > ul > li').count(), { timeout: 30_000 })
      .toBe(Object.keys(files).length);
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
    const { page } = await visit();
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

describe('a deck of photographs', () => {
  test('is taken to the end, and printed once more at the command line', { timeout: 240_000 }, async () => {
    const { page } = await visit();
    await openPictures(page);
    const photos = await Promise.all(
      Array.from({ length: 6 }, async (_, i) =>
        upload(
          `photo ${i + 1}.jpg`,
          await photo(60 * i, 200 + 150 * i)
            .jpeg()
            .toBuffer(),
        ),
      ),
    );
    await bring(page, ...photos);
    await page.getByText('6 photographs added.').waitFor();
    await page.getByRole('checkbox', { name: 'Pictures that come with Deckwright' }).uncheck();
    await page.locator('.photo').first().click();
    const editor = page.getByRole('dialog', { name: 'A photograph' });
    await editor.getByLabel('Caption').fill('The first one');
    await editor.getByRole('slider', { name: 'Closer' }).fill('1.5');
    await editor.getByRole('button', { name: 'Turn by 90°' }).click();
    await editor.getByText('Turned 90° clockwise').waitFor();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
    await sheetsReady(page);
    expect(await take(page)).toBe('ready');
    const files = await downloadAll(page);
    const packed = [...files.keys()].find(name => name.endsWith('.deckwright')) ?? '';
    const deck = openDeck(files.get(packed) ?? new Uint8Array(), packed, LIMITS);
    const list = deck.files.get('pictures/list.csv');
    const [header, first] = new TextDecoder().decode(list).split(/\r?\n/);
    expect(header).toBe('file,caption,turn,focus,zoom');
    expect(first).toMatch(/^photo 1\.jpg,The first one,90,.*,150%$/);

    desk.write(packed, files.get(packed) ?? new Uint8Array());
    const command = await shownCommand(page);
    expect(command[1]).toBe(packed);
    const { status, stderr } = desk.deckwright(...command);
    expect([status, stderr.includes('error')]).toEqual([0, false]);
    const theirs = made(desk, '.');
    expect([...theirs.keys()].sort()).toEqual(
      [...files.keys()].filter(name => !/contact\.png$|deckwright$/.test(name)).sort(),
    );
    const cards = (from: ReadonlyMap<string, Uint8Array>) => {
      const name = [...from.keys()].find(each => each.endsWith('-manifest.json')) ?? '';
      const { recipe, parts } = JSON.parse(new TextDecoder().decode(from.get(name)));
      return JSON.stringify({ recipe, parts }).replace(/"(sha256|fingerprint|id)":"[^"]*"/g, '');
    };
    expect(cards(files)).toBe(cards(theirs));
  });
});

test('a photograph is turned on a phone by a button that stays under the finger, and turned back by Undo', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await openPictures(page);
  await bring(page, upload('beach.jpg', BEACH));
  await page.locator('.photo img').waitFor();
  const sizes = async () => (await shown(page))['beach.jpg'].slice(0, 2);
  const upright = await sizes();
  await page.locator('.photo').click();
  const turn = page.getByRole('button', { name: 'Turn by 90°' });
  const editor = page.locator('.photo-editor');
  const place = await turn.boundingBox();
  const half = { x: (place?.x ?? 0) + 10, y: (place?.y ?? 0) + 10 };
  for (const quarter of [90, 180, 270]) {
    await page.touchscreen.tap(half.x, half.y);
    await editor.getByText(`Turned ${quarter}° clockwise`).waitFor();
    expect(await turn.boundingBox()).toEqual(place);
  }
  await page.keyboard.press('Escape');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.poll(sizes).toEqual([...upright].reverse());
  await undo.click();
  await expect.poll(sizes).toEqual(upright);
  await undo.click();
  await undo.click();
  await page.locator('.photo').click();
  await turn.waitFor();
  expect(await editor.getByText('clockwise').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(sizes).toEqual([...upright].reverse());
});

describe('photographs that are still looked at when another deck is opened', () => {
  const visited = oneVisit({}, '', withSlowWorkers);
  const photos = ['a.jpg', 'b.jpg', 'c.jpg'].map(name => upload(name, BEACH));
  const names = (page: Page) => page.locator('.photo bdi').allInnerTexts();

  async function bringTo(page: Page, name: string): Promise<void> {
    await holdUp(page, 0);
    await openPictures(page);
    await nameDeck(page, name);
    await kept(page);
    await holdUp(page, 1500);
    await bring(page, photos[0]);
    // What is brought meanwhile waits for its turn.
    await bring(page, photos[1], photos[2], upload('list.csv', 'file,caption\na.jpg,Our beach\n'));
  }

  test('go into the deck that they were brought to', async () => {
    const page = visited();
    await bringTo(page, 'Fox');
    await openPictures(page);
    await nameDeck(page, 'Owl');
    await page.getByText('2 photographs added to “Fox”.').waitFor();
    expect(await names(page)).toEqual([]);
    await look(page, 'photos-other-deck');
    await holdUp(page, 0);
    await (await openDecks(page)).locator('strong', { hasText: 'Fox' }).click();
    await page.locator('.deck-name', { hasText: 'Fox' }).waitFor();
    await expect.poll(() => names(page)).toEqual(['Our beach', 'b.jpg', 'c.jpg']);
  });

  test('are let go, and told, if that deck is deleted', async () => {
    const page = visited();
    await bringTo(page, 'Wolf');
    await (await openDecks(page)).getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('“Wolf” is no longer there, so 2 photographs were let go.').waitFor();
    await page.getByText('“Wolf” is deleted.').waitFor();
    await page.locator('[data-note="deleted"]').getByRole('button', { name: 'Undo' }).click();
    await page.locator('.deck-name', { hasText: 'Wolf' }).waitFor();
    expect(await names(page)).toEqual([]);
    await beginDeck(page);
  });
});

test('a list of photographs that can’t be read is never written over, and the page says so', async () => {
  const { page } = await visit();
  await openPictures(page);
  const zip = Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0 a workbook that was only renamed', 'latin1');
  await bring(page, upload('a.jpg', BEACH), upload('list.csv', zip));
  await page.locator('.photo img').waitFor();
  await page.getByRole('button', { name: 'Turn a.jpg by 90° clockwise' }).click();
  await page.locator('.note').getByText('The list “list.csv” can’t be read').waitFor();
  await page.locator('.photo').click();
  const editor = page.locator('.photo-editor');
  await editor.getByText('The list “list.csv” can’t be read, so nothing is written over it.').waitFor();
  expect(await editor.getByLabel('Caption').count()).toBe(0);
  await look(page, 'photos-unreadable-list');
  await page.keyboard.press('Escape');
  const good = 'file,caption\na.jpg,Our beach\n';
  await bring(page, upload('more.csv', good));
  await page.getByText('so what “more.csv” says of the photographs was not added').waitFor();
  const { name, bytes } = await saveDeck(page);
  const list = openDeck(bytes, name, LIMITS).files.get('pictures/list.csv') ?? [];
  expect(Buffer.from(list)).toEqual(zip);
  await page.keyboard.press('Escape');

  // A corrected one of the same name takes its place, and can be added to.
  await bring(page, upload('list.csv', good));
  await page.locator('.photo bdi', { hasText: 'Our beach' }).waitFor();
  await bring(page, upload('more.csv', zip));
  await page.getByText('The list “more.csv” was not added.').waitFor();
  await page.locator('.photo').click();
  expect(await editor.getByLabel('Caption').inputValue()).toBe('Our beach');
});
