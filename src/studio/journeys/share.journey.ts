import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDeck, packDeck } from '../../deckfile/index.js';
import {
  comesBack,
  deckName,
  drop,
  firstWord,
  kept,
  nameDeck,
  openDecks,
  tabTo,
  typeFirstWord,
} from './decks.fixture.js';
import { closeBrowser, look, sheetsReady, visit } from './visit.fixture.js';

afterAll(closeBrowser);

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

/** Saves the deck on the desk as a file in a folder, and returns where it is. */
async function saveDeck(page: Page, folder: string): Promise<string> {
  const sheet = await openDecks(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = path.join(folder, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByLabel('Link to this deck').inputValue();
  await page.keyboard.press('Escape');
  return link;
}

const sha256 = (file: string) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

describe('a deck as one file', () => {
  test('is printed by the command line with the bytes of the page', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await typeFirstWord(page, 'foxglove');
    await nameDeck(page, 'A rainy Sunday');
    await sheetsReady(page);
    const folder = newFolder();
    const file = await saveDeck(page, folder);
    expect(path.basename(file)).toBe('A rainy Sunday.deckwright');
    const program = path.resolve(import.meta.dirname, '../../../dist/cli/main.js');
    const args = [program, 'print', path.basename(file), '--no-contact', '--out', '.'];
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const sums = page.locator('[data-code="sums"]');
    await sums.waitFor({ state: 'attached', timeout: 120_000 });
    const lines = ((await sums.textContent()) ?? '').trim().split('\n');
    const theirs = new Map(lines.map(line => [line.slice(66), line.slice(0, 64)]));
    const made = fs.readdirSync(folder).filter(name => theirs.has(name));
    expect(made.length).toBeGreaterThanOrEqual(6);
    expect(Object.fromEntries(made.map(name => [name, sha256(path.join(folder, name))]))).toEqual(
      Object.fromEntries(made.map(name => [name, theirs.get(name)])),
    );
  }, 180_000);

  test('is opened as a new deck wherever it is dropped, and the one on the desk stays', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await typeFirstWord(page, 'foxglove');
    await nameDeck(page, 'Fox');
    const file = await saveDeck(page, newFolder());
    await nameDeck(page, 'Wolf');
    await typeFirstWord(page, 'wolfsbane');
    for (const place of ['.desk', '.panel', '.head']) {
      await drop(page, place, 'Fox.deckwright', fs.readFileSync(file));
      await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Fox');
      expect(await firstWord(page)).toBe('foxglove');
      await (await openDecks(page)).locator('strong', { hasText: 'Wolf' }).click();
      await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Wolf');
    }
    expect(await firstWord(page)).toBe('wolfsbane');
    expect(await (await openDecks(page)).locator('.deck-list strong').allInnerTexts()).toEqual([
      'Fox',
      'Fox',
      'Fox',
    ]);
  });

  test('goes through the browser and out again, photographs and all, without a byte changed', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    const files = new Map([1, 2, 3].map(i => [`photos/${i}.jpg`, new Uint8Array(randomBytes(100_000 * i))]));
    const packed = (name: string) =>
      Buffer.from(packDeck({ name, recipe: { locale: 'en' }, files }, '1.0.0'));
    for (const name of ['Fox', 'Owl']) {
      await drop(page, '.desk', `${name}.deckwright`, packed(name));
      await page.locator('.deck-name', { hasText: name }).waitFor();
    }
    await kept(page);
    const folder = newFolder();
    const before = fs.readFileSync(await saveDeck(page, folder));
    await (await openDecks(page)).getByRole('button', { name: 'Delete “Fox”' }).click();
    await page.getByText('“Fox” is deleted.').waitFor();
    // Each visit sweeps out files that no deck has.
    await comesBack(page);
    await comesBack(page);
    const after = fs.readFileSync(await saveDeck(page, folder));
    expect(after.equals(before)).toBe(true);
    const found = openDeck(after, 'Owl.deckwright').files;
    for (const [name, bytes] of files)
      expect(Buffer.from(bytes).equals(found.get(name) ?? Buffer.of())).toBe(true);
  });

  test('that is damaged, or no deck, is told, and the page goes on', async () => {
    const { page, faults } = await visit();
    await sheetsReady(page);
    await nameDeck(page, 'Fox');
    const whole = fs.readFileSync(await saveDeck(page, newFolder()));
    await drop(page, '.desk', 'half.deckwright', whole.subarray(0, whole.length / 2));
    await page.getByText('“half.deckwright” could not be opened.').waitFor();
    await drop(page, '.desk', 'photo.deckwright', Buffer.from('not a deck'));
    await page.getByText('this is not a deck of Deckwright').waitFor();
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await drop(page, '.desk', 'letter.docx', Buffer.from('PK'));
    await page.getByText('This can’t be opened here').waitFor();
    await look(page, 'bad-files');
    expect(await deckName(page)).toBe('Fox');
    await sheetsReady(page);
    expect(faults).toEqual([]);
  });
});

describe('a link', () => {
  test('opens as a new deck, and what lay on the desk stays', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await page.getByLabel('Paper').selectOption('Letter');
    await sheetsReady(page);
    const link = await linkOf(page);
    await page.getByLabel('Paper').selectOption('A4');
    await nameDeck(page, 'Fox');
    await kept(page);
    await page.goto(link);
    await page.getByText('This deck came in a link').waitFor();
    expect(await page.getByLabel('Paper').inputValue()).toBe('Letter');
    expect(page.url()).not.toContain('#');
    expect(await deckName(page)).toBe('Unnamed deck');
    await (await openDecks(page)).locator('strong', { hasText: 'Fox' }).waitFor();
    await page.keyboard.press('Escape');
    await comesBack(page);
    expect(await page.getByLabel('Paper').inputValue()).toBe('Letter');
  });

  test('on another machine shows the deck at once', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await page.getByLabel('Game').selectOption('duet');
    const fragment = new URL(await linkOf(page)).hash;
    const { page: theirs } = await visit({ locale: 'fa' }, fragment);
    await sheetsReady(theirs);
    expect(await theirs.getByLabel('بازی', { exact: true }).inputValue()).toBe('duet');
  });

  test('is made, copied and sent by the keyboard alone', async () => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] }, '', () => {
      Object.assign(navigator, { share: async ({ url }: ShareData) => (document.title = `sent ${url}`) });
    });
    await sheetsReady(page);
    await page.getByRole('button', { name: 'Share link' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The link is copied.').waitFor();
    const link = await page.getByLabel('Link to this deck').inputValue();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
    await tabTo(page, page.getByRole('button', { name: 'Send …' }));
    await page.keyboard.press('Enter');
    expect(await page.title()).toBe(`sent ${link}`);
    await page.keyboard.press('Escape');
    expect(await page.locator('#share').isVisible()).toBe(false);
  });

  test('says which of one’s own words do not fit', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await typeFirstWord(page, 'foxglove');
    await page.getByRole('button', { name: 'Share link' }).click();
    await page.locator('.left-out').waitFor();
    await look(page, 'left-out');
    expect(await page.locator('.left-out').innerText()).toMatch(/words/);
    await page.locator('#share').getByRole('button', { name: 'Save as a file' }).waitFor();
  });

  for (const [what, fragment, words] of [
    ['was cut off', '#deck1.q1bKLE7xBQA', 'The link is cut off'],
    ['comes from a later version', '#deck9.q1bKLE7xBQA', 'later Deckwright'],
  ])
    test(`that ${what} is told, and the page is as it was`, async () => {
      const { page, faults } = await visit({}, fragment);
      await page.getByText(words).waitFor();
      await sheetsReady(page);
      expect(page.url()).not.toContain('#');
      expect(faults).toEqual([]);
    });
});
