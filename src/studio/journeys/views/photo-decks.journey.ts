import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../../cli/cli.fixture.js';
import { LIMITS, openDeck } from '../../../press/deckfile/index.js';
import { beginDeck, kept, nameDeck, openDecks, saveDeck } from '../fixtures/decks.fixture.js';
import { BEACH, bring, openPictures, photo, shownPhotos, upload } from '../fixtures/pictures.fixture.js';
import { holdUp, withSlowWorkers } from '../fixtures/slow.fixture.js';
import { downloadAll, made, shownCommand, take } from '../fixtures/take.fixture.js';
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

describe('a deck of photographs', () => {
  test('is taken to the end, and printed once more at the command line', async () => {
    const { page } = await visit({}, linkTo(WORDS_ALONE));
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
  const { page } = await visit(
    { viewport: { width: 390, height: 844 }, hasTouch: true },
    linkTo(WORDS_ALONE),
  );
  await openPictures(page);
  await bring(page, upload('beach.jpg', BEACH));
  await page.locator('.photo img').waitFor();
  const sizes = async () => (await shownPhotos(page))['beach.jpg'].slice(0, 2);
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
  const visited = oneVisit({}, linkTo(WORDS_ALONE), withSlowWorkers);
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
  const { page } = await visit({}, linkTo(WORDS_ALONE));
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
