import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../cli/cli.fixture.js';
import { LIMITS, unzip } from '../../press/deckfile/index.js';
import { faultsByDayAndNight } from './fixtures/axe.fixture.js';
import { tabTo } from './fixtures/decks.fixture.js';
import {
  choose,
  closeTaking,
  download,
  downloadAll,
  type Files,
  made,
  shownCommand,
  sums,
  take,
  taken,
} from './fixtures/take.fixture.js';
import { closeBrowser, linkTo, look, oneVisit, sheetsReady, visit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

const desk = new Desk();

/** The files that both the page and the command line make. */
function without(files: Files, ...ends: readonly string[]): Files {
  return new Map([...files].filter(([name]) => !ends.some(end => name.endsWith(end))));
}

/** Downloads what is offered file by file. */
async function useOffer(page: Page, locale: string, files: Files): Promise<void> {
  const links = page.locator('a.take-file');
  expect(await links.count()).toBe(files.size);
  for (let i = 0; i < files.size; i++) {
    const { name, bytes } = await download(page, links.nth(i));
    expect(sums(new Map([[name, bytes]]))).toEqual(sums(new Map([[name, files.get(name) as Uint8Array]])));
  }
  const width = await page
    .locator('.take-look img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(1000);
  const picture = files.get(`codenames-${locale}-contact.png`);
  expect(new TextDecoder('latin1').decode(picture?.subarray(1, 4))).toBe('PNG');
}

/** Everyone can use the offer, on a phone and at night too. */
async function checkOffer(page: Page, locale: string, width: number): Promise<void> {
  const dialog = page.locator('.take-dialog');
  for (const summary of await dialog.locator('summary').all())
    if (await summary.evaluate(each => each.closest('details')?.open === false)) await summary.click();
  await page.setViewportSize({ width, height: 844 });
  await look(page, `take-${locale}-${width}`);
  expect(await faultsByDayAndNight(page, '.take-dialog')).toEqual([]);
  expect(await dialog.evaluate(shown => shown.scrollWidth - shown.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Has the deck made, and downloads it, with the keyboard alone. */
async function takeByKeyboard(page: Page, game: string): Promise<Files> {
  await page.locator('button.take').focus();
  await page.keyboard.press('Enter');
  await page.locator('.take-dialog[data-taking="making"] h2:focus').waitFor();
  expect(await taken(page)).toBe('ready');
  await page.locator('.take-dialog h2:focus').waitFor();
  const link = page.locator('a.button.primary');
  await tabTo(page, link);
  const { name, bytes } = await download(page, link, () => page.keyboard.press('Enter'));
  expect(name).toBe(`${game}-fa.zip`);
  return unzip(bytes, name, LIMITS);
}

async function takeByMouse(page: Page): Promise<Files> {
  expect(await take(page)).toBe('ready');
  return downloadAll(page);
}

const LOCALES = {
  yue: { language: 'zh-HK', width: 1440, takeAll: takeByMouse },
  fa: { language: 'fa', width: 390, takeAll: takeByKeyboard },
};
const GAMES = ['codenames', 'duet', 'pictures', 'decrypto'];

for (const [locale, { language, width, takeAll }] of Object.entries(LOCALES))
  describe(`a deck in ${locale}`, () => {
    const visited = oneVisit({ locale: language });

    for (const game of GAMES)
      test(`${game}: the files of the page are those of the command line`, async () => {
        const page = visited();
        // Not the words: axe would look at hundreds of rows behind the dialog.
        await page.locator('nav.tabs button').nth(1).click();
        await choose(page, game);
        const files = await takeAll(page, game);
        const command = await shownCommand(page);
        expect(command.slice(0, 4)).toEqual(['print', game, '--locale', locale]);
        const { stderr, status } = await desk.inProcess(...command, '--no-verify', '--out', 'out');
        expect([status, stderr.includes('error')]).toEqual([0, false]);
        const expected = sums(made(desk, 'out'));
        expect(expected.length).toBeGreaterThan(3);
        expect(sums(without(files, '-contact.png'))).toEqual(expected);
        const shown = (await page.locator('[data-code="sums"]').textContent()) ?? '';
        const asTold = shown.split('\n').map(line => line.split('  ').reverse().join(' '));
        expect(asTold.sort()).toEqual(expected);
        await look(page, `take-${game}-${locale}`);
        if (game === 'codenames') {
          await useOffer(page, locale, files);
          await checkOffer(page, locale, width);
        }
        await closeTaking(page);
        await page.locator('button.take:focus').waitFor();
      });

    test('that is no longer wanted is not made', async () => {
      const page = visited();
      await page.locator('button.take').click();
      await page.locator('.take-dialog[data-taking="making"] .take-foot button').click();
      await page.locator('.take-dialog[open]').waitFor({ state: 'detached' });
      await page.waitForTimeout(1000);
      expect(await page.locator('.take-dialog[open]').count()).toBe(0);
    });
  });

test('a worker that dies is told, and the deck is made again', async () => {
  const { page } = await visit({ locale: 'zh-HK' }, linkTo({ locale: 'yue', only: ['keys'] }));
  await sheetsReady(page);
  const maker = page.waitForEvent('worker');
  await page.locator('button.take').click();
  // The pointer over the button starts it, and one that dies before it is asked for files is not missed.
  await (await maker).evaluate(() => {
    setTimeout(() => {
      throw new Error('gone');
    });
  });
  expect(await taken(page)).toBe('broken');
  expect(await page.locator('.take-dialog [role="alert"]').textContent()).not.toBe('');
  await page.locator('.take-dialog button.primary').click();
  expect(await taken(page)).toBe('ready');
});
