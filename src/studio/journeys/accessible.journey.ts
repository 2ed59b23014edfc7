import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { faultsByDayAndNight, faultsOf } from './fixtures/axe.fixture.js';
import { beginDeck, drop, openDecks } from './fixtures/decks.fixture.js';
import { bring, scene, upload } from './fixtures/pictures.fixture.js';
import { choose } from './fixtures/take.fixture.js';
import { closeBrowser, look, oneVisit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

const LANGUAGES = { yue: 'zh-HK', fa: 'fa', en: 'en' };
/** One that is written from left to right, and one from right to left. */
const BOTH_WAYS = { en: 'en', fa: 'fa' };
const WIDTHS = [1440, 768, 320];
/** Together they have every view; those of the others are the same, and are looked at once. */
const GAMES = { codenames: '', pictures: '.pictures-view', duet: '.maps-view' };
const PLACES = 'place,longitude,latitude\nPrague,14.42,50.09\nVienna,16.37,48.21\nBerlin,13.4,52.52\n';

const LISTS = path.resolve(import.meta.dirname, '../../../wordlists');

const tabs = (page: Page) => page.locator('nav.tabs button');

/** Opens the view that has an element. */
async function viewWith(page: Page, element: string): Promise<void> {
  for (const tab of await tabs(page).all()) {
    await tab.click();
    if ((await page.locator(element).count()) > 0) return;
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

for (const [name, locale] of Object.entries(LANGUAGES))
  describe(`every view in ${name}`, () => {
    const visited = oneVisit({ locale, reducedMotion: 'reduce' });

    for (const [game, own] of Object.entries(GAMES))
      test(`can be used by everyone: ${game}`, async () => {
        const page = visited();
        await choose(page, game);
        if (own === '') await shortenWords(page, name);
        else await viewWith(page, own);
        const found: string[] = [];
        const views = own === '' ? await tabs(page).all() : [page.locator('nav.tabs [aria-current="page"]')];
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          for (const [i, view] of views.entries()) {
            await view.click();
            const what = `${await view.textContent()}, ${width} pixels wide`;
            // What is around the view is the same for all.
            const part = i === 0 ? 'html' : '.panel';
            const faults =
              width === 1440 ? await faultsByDayAndNight(page, part) : await faultsOf(page, part);
            found.push(...faults.map(fault => `${what}: ${fault}`));
            const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            if (wide > 0) found.push(`${what}: ${wide} pixels wider than the screen`);
            if (width !== 768) await look(page, `${name}-${game}-${i + 1}-${width}`);
          }
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        expect(found).toEqual([]);
      });
  });

for (const [name, locale] of Object.entries(BOTH_WAYS))
  describe(`everyone can use, in ${name},`, () => {
    const visited = oneVisit({ locale, reducedMotion: 'reduce' });

    /** What is wrong with a part of the page as it is now. */
    async function check(page: Page, part: string, picture: string): Promise<void> {
      await page.locator(part).first().waitFor();
      await look(page, `${name}-${picture}`);
      expect(await faultsByDayAndNight(page, part)).toEqual([]);
    }

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
      await viewWith(page, '.look');
      await drop(page, '.desk', 'letter.docx', Buffer.from('PK'));
      await page.locator('.note').waitFor();
      await check(page, '.note-stack', 'note');
      await page.locator('.note button').last().click();
    });

    test('more key cards, and one that fills a phone', async () => {
      const page = visited();
      await viewWith(page, '.keys-view');
      const form = page.locator('.keys-form');
      await form.locator('input[type="number"]').first().fill('8');
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

    test('a photograph, and how it is cut', async () => {
      const page = visited();
      await choose(page, 'pictures');
      await viewWith(page, '.pictures-view');
      await bring(page, upload('beach.jpg', await sharp(scene(20)).jpeg().toBuffer()));
      await page.locator('.photo').click();
      await check(page, 'dialog.photo-editor', 'photo');
      await page.keyboard.press('Escape');
      await check(page, '.panel', 'photos');
    });

    test('a mission map of one’s own', async () => {
      const page = visited();
      await beginDeck(page);
      await choose(page, 'duet');
      await viewWith(page, '.maps-view');
      await page.locator('.maps-view details.paste summary').first().click();
      await page.locator('.maps-view textarea').fill(PLACES);
      await page.locator('.paste-inside button').first().click();
      await page.locator('.make-form button[type="submit"]:enabled').click();
      await page.locator('.maps-view table').waitFor();
      await check(page, '.panel', 'map-own');
    });
  });
