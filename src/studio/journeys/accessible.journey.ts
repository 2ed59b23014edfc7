import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsByDayAndNight } from './fixtures/axe.fixture.js';
import { drop, openDecks } from './fixtures/decks.fixture.js';
import { bring, scene, upload } from './fixtures/pictures.fixture.js';
import { closeBrowser, linkTo, look, oneVisit, openDeck } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

/**
 * One that is written from left to right in a wide window, and one from right to left on a phone: in other languages, and
 * in between, only what does not fit can be wrong.
 */
const LOOKED_AT = { en: { locale: 'en', looked: 1440 }, fa: { locale: 'fa', looked: 320 } };
const WIDTHS = [768, 320, 1440];
const PLACES = 'place,longitude,latitude\nPrague,14.42,50.09\nVienna,16.37,48.21\nBerlin,13.4,52.52\n';

const LISTS = path.resolve(import.meta.dirname, '../../../wordlists');

const tabs = (page: Page) => page.locator('nav.tabs button');

/** Opens the view that has an element. */
async function viewWith(page: Page, element: string): Promise<Locator> {
  for (const tab of await tabs(page).all()) {
    await tab.click();
    if ((await page.locator(element).count()) > 0) return tab;
  }
  throw new Error(`No view has ${element}.`);
}

/** Forty words instead of four hundred: their rows are all alike, and axe looks at each. */
async function shortenWords(page: Page, locale: string): Promise<void> {
  const list = fs.readFileSync(path.join(LISTS, locale, 'classic.csv'), 'utf8');
  const buffer = Buffer.from(list.split('\n').slice(0, 41).join('\n'));
  await page.locator('input[type=file][accept*=xlsx]').setInputFiles({ name: 'a.csv', mimeType: '', buffer });
  await page.locator('.bring .actions button').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.grid tbody tr').length === 40);
}

/** Looks at views in windows of every width, and closely in one. */
async function checkViews(page: Page, picture: string, views: readonly Locator[], looked = 0): Promise<void> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const [i, view] of views.entries()) {
      await view.click();
      const what = `${await view.textContent()}, ${width} pixels wide`;
      // What is around the view is the same for all of a game.
      const faults = width === looked ? await faultsByDayAndNight(page, i === 0 ? 'html' : '.panel') : [];
      found.push(...faults.map(fault => `${what}: ${fault}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${what}: ${wide} pixels wider than the screen`);
      if (width !== 768) await look(page, `${picture}-${i + 1}-${width}`);
    }
  }
  expect(found).toEqual([]);
}

for (const [name, { locale, looked }] of Object.entries(LOOKED_AT))
  describe(`everyone can use, in ${name},`, () => {
    const visited = oneVisit({ locale });

    /** What is wrong with a part of the page as it is now. */
    async function check(page: Page, part: string, picture: string): Promise<void> {
      await page.locator(part).first().waitFor();
      await look(page, `${name}-${picture}`);
      expect(await faultsByDayAndNight(page, part)).toEqual([]);
    }

    test('every view of a game of words', async () => {
      const page = visited();
      await shortenWords(page, name);
      await checkViews(page, `${name}-codenames`, await tabs(page).all(), looked);
    });

    test('the menu of the decks, and the link', async () => {
      const page = visited();
      await viewWith(page, '.look');
      await openDecks(page);
      await check(page, '#decks', 'decks');
      await page.keyboard.press('Escape');
      await page.locator('[popovertarget="share"]').click();
      await page.locator('#share input').waitFor();
      await check(page, '#share', 'share');
      await page.keyboard.press('Escape');
    });

    test('a note', async () => {
      const page = visited();
      await drop(page, '.desk', 'letter.docx', Buffer.from('PK'));
      await page.locator('.note').waitFor();
      await check(page, '.note-stack', 'note');
      await page.locator('.note button').last().click();
    });

    test('more key cards, and one that fills a phone', async () => {
      const page = visited();
      await viewWith(page, '.keys-view');
      const form = page.locator('.keys-form');
      await form.locator('input[inputmode="numeric"]').first().fill('8');
      await form.locator('button[type="submit"]').click();
      await page.locator('.dealt a.take-file').first().waitFor();
      await check(page, '.panel', 'keys-dealt');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('button:has(+ dialog.spymaster)').click();
      await check(page, '.spymaster', 'spymaster');
      await page.locator('.spymaster-card').focus();
      await page.keyboard.down('Space');
      await check(page, '.spymaster', 'spymaster-held');
      await page.keyboard.up('Space');
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    test('the pictures, a photograph, and how it is cut', async () => {
      const page = visited();
      await openDeck(page, { game: 'pictures', locale: name, only: ['stand'] });
      await checkViews(page, `${name}-pictures`, [await viewWith(page, '.pictures-view')], looked);
      await bring(page, upload('beach.jpg', await sharp(scene(20)).jpeg().toBuffer()));
      await page.locator('.photo').click();
      await check(page, 'dialog.photo-editor', 'photo');
      await page.keyboard.press('Escape');
      await check(page, '.panel', 'photos');
    });

    test('the mission map, and one of one’s own', async () => {
      const page = visited();
      await openDeck(page, { game: 'duet', locale: name, only: ['stand'] });
      await checkViews(page, `${name}-duet`, [await viewWith(page, '.maps-view')], looked);
      await page.locator('.maps-view details.paste summary').first().click();
      await page.locator('.maps-view textarea').fill(PLACES);
      await page.locator('.paste-inside button').first().click();
      await page.locator('.make-form button[type="submit"]:enabled').click();
      // The three cities, below the names of the columns.
      await page.waitForFunction(() => document.querySelectorAll('.maps-view table tr').length === 4);
      await check(page, '.panel', 'map-own');
    });
  });

describe('in Cantonese', () => {
  const visited = oneVisit({ locale: 'zh-HK' }, linkTo({ locale: 'yue', only: ['stand'] }));

  test('every view fits into every window', async () => {
    const page = visited();
    await shortenWords(page, 'yue');
    await checkViews(page, 'yue-codenames', await tabs(page).all());
    await openDeck(page, { game: 'pictures', locale: 'yue', only: ['stand'] });
    await checkViews(page, 'yue-pictures', [await viewWith(page, '.pictures-view')]);
    await openDeck(page, { game: 'duet', locale: 'yue', only: ['stand'] });
    await checkViews(page, 'yue-duet', [await viewWith(page, '.maps-view')]);
  });
});
