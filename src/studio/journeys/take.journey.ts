import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../cli/cli.fixture.js';
import { choose, download, downloadAll, type Files, made, shownCommand, sums, take } from './take.fixture.js';
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
