import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { beginDeck, nameDeck } from '../fixtures/decks.fixture.js';
import { holdUp, withSlowWorkers } from '../fixtures/slow.fixture.js';
import {
  closeBrowser,
  linkTo,
  oneVisit,
  sheetsReady,
  visit,
  WORDS_ALONE,
} from '../fixtures/visit.fixture.js';

afterAll(closeBrowser);

/** #7a3bb0 */
const PURPLE = [122, 59, 176];
const FONT = path.resolve(import.meta.dirname, '../../../../fonts/Vazirmatn-Bold.ttf');

const visited = oneVisit({}, linkTo(WORDS_ALONE));

async function openLook(): Promise<Page> {
  const page = visited();
  await beginDeck(page);
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await page.getByText('Red team').waitFor();
  return page;
}

const sheet = (page: Page) => page.locator('.leaf img.page').first();

/** Whether a colour is seen on the first sheet in front. */
async function shows(page: Page, [red, green, blue]: readonly number[]): Promise<boolean> {
  const pixels = await sheet(page).evaluate((image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    });
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return [...new Set(new Uint32Array(data.buffer))];
  });
  return pixels.some(pixel => {
    const apart = [red, green, blue].map((part, i) => Math.abs(part - ((pixel >>> (8 * i)) & 255)));
    return Math.max(...apart) < 6;
  });
}

describe('the look', () => {
  test('of the frames follows their colour, and comes back', async () => {
    const page = await openLook();
    const frames = page.getByRole('group', { name: 'Frames of word cards' });
    await frames.getByLabel('front').fill('#7a3bb0');
    await expect.poll(() => shows(page, PURPLE)).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shows(page, PURPLE)).toBe(false);
  });

  test('warns in words where colours are hard to read', async () => {
    const page = await openLook();
    const text = page.getByRole('group', { name: 'Text and paper' });
    await text.getByLabel('text', { exact: true }).fill('#bbbbbb');
    await text.getByText(/text on paper: a contrast of 1\.9/).waitFor();
  });

  test('takes an own font, and tells what it lacks', async () => {
    const page = await openLook();
    const words = page.getByRole('group', { name: 'For the words' });
    await words.locator('input[type=file]').setInputFiles(FONT);
    await words.getByText('Vazirmatn-Bold.ttf').waitFor();
    await words.getByRole('button', { name: 'Remove it' }).click();
    await words.getByText('The usual font').waitFor();
  });

  test('gives a font to the deck that it was chosen for, though another one is opened meanwhile', async () => {
    const { page } = await visit({}, linkTo(WORDS_ALONE), withSlowWorkers);
    await sheetsReady(page);
    const words = page.getByRole('group', { name: 'For the words' });
    const choose = async (name: string, bytes: Buffer) => {
      await words.locator('input[type=file]').setInputFiles({ name, mimeType: 'font/ttf', buffer: bytes });
      await words.getByText('Checking the font').waitFor();
    };
    await nameDeck(page, 'Ours');
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await words.waitFor();
    await holdUp(page, 2000);
    await choose('Mine.ttf', fs.readFileSync(FONT));
    await beginDeck(page);
    await words.getByText('The usual font').waitFor();
    await page.getByText('The font “Mine.ttf” was added to “Ours”.').waitFor();
    await choose('cut.ttf', fs.readFileSync(FONT).subarray(0, 9000));
    await page.locator('[popovertarget="decks"]').click();
    await page.locator('.deck-list').getByRole('button').filter({ hasText: 'Ours' }).first().click();
    await words.getByText('Mine.ttf').waitFor();
    await page.getByText('The font “cut.ttf” can’t be used. This font file is damaged.').waitFor();
  });

  test('goes on with a broken font, and says what is wrong beside it', async () => {
    const page = await openLook();
    const words = page.getByRole('group', { name: 'For the words' });
    const buffer = fs.readFileSync(FONT).subarray(0, 9000);
    await words.locator('input[type=file]').setInputFiles({ name: 'cut.ttf', mimeType: 'font/ttf', buffer });
    await words.getByText('This font file is damaged.').waitFor();
    await words.getByText('The usual font').waitFor();
    await sheetsReady(page);
  });

  test('deals another deck with another seed', async () => {
    const page = await openLook();
    const before = await sheet(page).getAttribute('src');
    await page.getByRole('button', { name: 'Roll' }).click();
    await expect.poll(() => sheet(page).getAttribute('src')).not.toBe(before);
    expect(await page.getByLabel('Seed').inputValue()).toMatch(/^\d{4}$/);
  });

  test('has word cards of another size, of one’s own too, and tells one that is too large', async () => {
    const page = await openLook();
    const before = await sheet(page).getAttribute('src');
    await page.getByLabel('Size of word cards').selectOption('poker');
    await expect.poll(() => sheet(page).getAttribute('src')).not.toBe(before);
    await page.getByText('1 of 25').waitFor();
    await page.getByLabel('Size of word cards').selectOption('own');
    await page.getByLabel('Width (mm)').fill('200');
    await page.getByLabel('Height (mm)').fill('170');
    const tooLarge = page.locator('.look').getByText('Word cards cannot be 200x170 mm.');
    await tooLarge.waitFor();
    await page.getByLabel('Height (mm)').fill('55');
    await tooLarge.waitFor({ state: 'detached' });
  });

  test('leaves out the sign of what is not for children, by keyboard', async () => {
    const page = await openLook();
    const before = await sheet(page).getAttribute('src');
    await page.getByLabel('Mark what is hard or not for children').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => sheet(page).getAttribute('src')).not.toBe(before);
    expect(await page.getByLabel('Readings above the words').isDisabled()).toBe(true);
  });

  test('leaves out hard words with those that are not for children, and takes their moon away', async () => {
    const page = await openLook();
    const [children, easy] = ['Only words that suit children', 'No hard words either'].map(name =>
      page.getByLabel(name),
    );
    const all = await sheet(page).getAttribute('src');
    await easy.click();
    await expect.poll(() => sheet(page).getAttribute('src')).not.toBe(all);
    expect([await children.isChecked(), await easy.isChecked()]).toEqual([true, true]);
    await children.click();
    expect([await children.isChecked(), await easy.isChecked()]).toEqual([false, false]);
    await page.getByLabel('Mark only what is not for children').click();
    expect(await page.getByLabel('Mark what is hard or not for children').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Words', exact: true }).click();
    await page.getByRole('button', { name: /^Hard: \d+$/ }).click();
    await page.getByRole('button', { name: /^Hard: \d+$/, pressed: true }).waitFor();
    // Filled where a word is not for children as well.
    await page.getByRole('button', { name: 'For children, but hard' }).first().waitFor();
  });

  test('shows the readings of one’s own list, and leaves them out', async () => {
    const page = visited();
    await beginDeck(page);
    await page.getByRole('button', { name: 'Words', exact: true }).click();
    const shipped = await sheet(page).getAttribute('src');
    const buffer = Buffer.from('word,child_safe,reading\nfox,yes,FOKS\nowl,no,OWL\n');
    const files = page.locator('input[type=file][accept*=xlsx]');
    await files.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Replace the list' }).click();
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    const readings = page.getByLabel('Readings above the words');
    await page.getByText('2 words have').waitFor();
    expect(await readings.isChecked()).toBe(true);
    await expect.poll(() => sheet(page).getAttribute('src')).not.toBe(shipped);
    const before = await sheet(page).getAttribute('src');
    await readings.uncheck();
    await expect.poll(() => sheet(page).getAttribute('src')).not.toBe(before);
  });

  test('prints only the parts that are wanted', async () => {
    const page = await openLook();
    await page.getByText('What is printed').click();
    await page.getByLabel('Key stand').uncheck();
    await page.locator('.tray button', { hasText: 'Key stand' }).waitFor({ state: 'detached' });
  });
});
