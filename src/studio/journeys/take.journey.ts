import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../cli/cli.fixture.js';
import { faultsOf } from './axe.fixture.js';
import {
  choose,
  download,
  downloadAll,
  type Files,
  made,
  shownCommand,
  sums,
  take,
  taken,
} from './take.fixture.js';
import { closeBrowser, look, sheetsReady, visit } from './visit.fixture.js';

afterAll(closeBrowser);

const desk = new Desk();

/** The files that both the page and the command line make. */
function without(files: Files, ...ends: readonly string[]): Files {
  return new Map([...files].filter(([name]) => !ends.some(end => name.endsWith(end))));
}

const LOCALES = { yue: 'zh-HK', fa: 'fa' };
const GAMES = ['codenames', 'duet', 'pictures', 'decrypto'];

for (const [locale, language] of Object.entries(LOCALES))
  describe(`a deck in ${locale}`, () => {
    for (const game of GAMES)
      test(`${game}: the files of the page are those of the command line`, async () => {
        const { page, faults } = await visit({ locale: language });
        await sheetsReady(page);
        await choose(page, game);
        expect(await take(page)).toBe('ready');
        const files = await downloadAll(page);
        const command = await shownCommand(page);
        expect(command.slice(0, 4)).toEqual(['print', game, '--locale', locale]);
        const { stderr, status } = desk.deckwright(...command, '--no-verify', '--out', 'out');
        expect([status, stderr.includes('error')]).toEqual([0, false]);
        const expected = sums(made(desk, 'out'));
        expect(expected.length).toBeGreaterThan(3);
        expect(sums(without(files, '-contact.png'))).toEqual(expected);
        const shown = (await page.locator('[data-code="sums"]').textContent()) ?? '';
        const asTold = shown.split('\n').map(line => line.split('  ').reverse().join(' '));
        expect(asTold.sort()).toEqual(expected);
        await look(page, `take-${game}-${locale}`);
        expect(faults).toEqual([]);
      });
  });

test('each PDF can be downloaded by itself, and the contact sheet is a picture of the deck', async () => {
  const { page } = await visit({ locale: 'fa' });
  await sheetsReady(page);
  expect(await take(page)).toBe('ready');
  const files = await downloadAll(page);
  const links = page.locator('a.take-file');
  expect(await links.count()).toBe(files.size);
  for (let i = 0; i < files.size; i++) {
    const { name, bytes } = await download(page, links.nth(i));
    expect(sums(new Map([[name, bytes]]))).toEqual(sums(new Map([[name, files.get(name) as Uint8Array]])));
  }
  const size = await page
    .locator('.take-look img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size[0]).toBeGreaterThan(1000);
  expect(new TextDecoder('latin1').decode(files.get('codenames-fa-contact.png')?.subarray(1, 4))).toBe('PNG');
});

test('with the keyboard alone: made, downloaded, closed, and back at the button', async () => {
  const { page } = await visit({ locale: 'fa' });
  await sheetsReady(page);
  await page.locator('button.take').focus();
  await page.keyboard.press('Enter');
  await page.locator('.take-dialog[data-taking="making"] h2:focus').waitFor();
  expect(await taken(page)).toBe('ready');
  await page.locator('.take-dialog h2:focus').waitFor();
  await page.keyboard.press('Tab');
  for (let i = 0; i < 10 && (await page.locator('a.button.primary:focus').count()) === 0; i++)
    await page.keyboard.press('Tab');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('codenames-fa.zip');
  await page.keyboard.press('Escape');
  await page.locator('button.take:focus').waitFor();
  expect(await page.locator('.take-dialog[open]').count()).toBe(0);
});

test('what is no longer wanted is not made, and can be made later', async () => {
  const { page, faults } = await visit({ locale: 'fa' });
  await sheetsReady(page);
  await page.locator('button.take').click();
  await page.locator('.take-dialog[data-taking="making"] .take-foot button').click();
  await page.locator('.take-dialog[open]').waitFor({ state: 'detached' });
  await page.waitForTimeout(1000);
  expect(await page.locator('.take-dialog[open]').count()).toBe(0);
  expect(await take(page)).toBe('ready');
  expect(faults).toEqual([]);
});

test('a worker that dies is told, and the deck is made again', async () => {
  const { page } = await visit({ locale: 'yue' });
  await sheetsReady(page);
  const died = page.waitForEvent('worker').then(worker =>
    worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('gone');
      });
    }),
  );
  await page.locator('button.take').click();
  await died;
  expect(await taken(page)).toBe('broken');
  expect(await page.locator('.take-dialog [role="alert"]').textContent()).not.toBe('');
  await page.locator('.take-dialog button.primary').click();
  expect(await taken(page)).toBe('ready');
});

for (const [name, options] of Object.entries({
  'a wide one': { locale: 'yue' },
  'a phone, at night': { locale: 'fa', viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
}))
  test(`what is offered can be used by everyone on ${name}`, async () => {
    const { page } = await visit(options);
    await sheetsReady(page);
    expect(await take(page)).toBe('ready');
    await look(page, `take-${options.locale}-${name.split(' ')[1]}`);
    for (const summary of await page.locator('.take-dialog summary').all()) await summary.click();
    expect(await faultsOf(page)).toEqual([]);
    const dialog = page.locator('.take-dialog');
    expect(await dialog.evaluate(shown => shown.scrollWidth - shown.clientWidth)).toBe(0);
  });
