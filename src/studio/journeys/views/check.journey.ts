import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsByDayAndNight } from '../fixtures/axe.fixture.js';
import { closeBrowser, linkTo, look, oneVisit, WORDS_ALONE } from '../fixtures/visit.fixture.js';

const MAIN = path.resolve(import.meta.dirname, '../../../../dist/cli/main.js');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-check-'));
const LIST = path.resolve(import.meta.dirname, '../../../../wordlists/en/classic.csv');
const [good, other, words, changed] = ['good', 'other', 'words', 'changed'].map(name =>
  path.join(folder, name),
);

beforeAll(() => {
  const print = (out: string, part: string, ...options: readonly string[]) =>
    spawnSync(process.execPath, [
      MAIN,
      ...['print', '--locale', 'en', '--only', part, '--no-contact', '--out', out, ...options],
    ]);
  print(good, 'keys', '--seed', '1');
  print(other, 'keys', '--seed', '2');
  print(words, 'words', '--seed', '1');
  const list = path.join(folder, 'words.csv');
  // On the first card.
  fs.writeFileSync(list, fs.readFileSync(LIST, 'utf8').replace('\nchest,', '\nlantern fish,'));
  print(changed, 'words', '--seed', '1', '--words', list);
});

afterAll(closeBrowser);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const file = (of: string, name: string) => path.join(of, name);
const [PDF, MANIFEST] = ['codenames-en-keys.pdf', 'codenames-en-keys-manifest.json'];

/** How many pixels of the last third of a picture are red. */
function reddish(image: Locator): Promise<number> {
  return image.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data = [] } = pen?.getImageData((2 * width) / 3, 0, width / 3, height) ?? {};
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 200 && data[at + 1] === 0 && data[at + 2] === 0) count++;
    return count;
  });
}

const visited = oneVisit({}, linkTo(WORDS_ALONE));

/** The view as nothing has been brought to it. */
async function openCheck() {
  const page = visited();
  await page.getByRole('button', { name: 'Check', exact: true }).first().click();
  const away = page.locator('.brought button');
  while ((await away.count()) > 0) await away.first().click();
  await page.getByLabel('Type key cards').fill('');
  await page.locator('.check-view button[type=submit]').click();
  await expect.poll(() => page.locator('.check-view :is(.problem, .verdict, .checked)').count()).toBe(0);
  return page;
}

describe('checking on the page', () => {
  test('a finished PDF beside its manifest is right', async () => {
    const page = await openCheck();
    await page.locator('.check-view input[type=file]').setInputFiles([file(good, PDF), file(good, MANIFEST)]);
    await page.getByText('The PDF is right.').waitFor();
    await page.getByText('40 ok').first().waitFor();
  });

  test('a PDF of another deck is not what the manifest says', async () => {
    const page = await openCheck();
    await page
      .locator('.check-view input[type=file]')
      .setInputFiles([file(other, PDF), file(good, MANIFEST)]);
    await page.locator('.check-view .problem.error').first().waitFor();
  });

  test('a card with another word is shown as it should be and as it is', async () => {
    const page = await openCheck();
    const files = [file(changed, 'codenames-en-words.pdf'), file(words, 'codenames-en-words-manifest.json')];
    await page.locator('.check-view input[type=file]').setInputFiles(files);
    const fault = page.locator('.check-view .problem.error').filter({ has: page.locator('figure') });
    await fault.first().waitFor();
    expect(await fault.first().textContent()).toMatch(/Card 1, .*, in row 1, column 1:/);
    const picture = fault.getByRole('button', { name: /^Page 1 three times/ });
    await expect
      .poll(() => picture.locator('img').evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(3 * 1240);
    expect(await reddish(picture.locator('img'))).toBeGreaterThan(100);
    await look(page, 'check-differs');
    await picture.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Page 1 three times/ });
    await dialog.locator('img').waitFor();
    await look(page, 'check-differs-large');
    expect(await faultsByDayAndNight(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 320, height: 640 });
    await look(page, 'check-differs-narrow');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('sheets of another paper are told page by page, and each page is shown', async () => {
    const page = await openCheck();
    const turned = path.join(folder, MANIFEST);
    const text = fs.readFileSync(file(good, MANIFEST), 'utf8');
    fs.writeFileSync(turned, text.replace('"paper": "A4"', '"paper": "Letter"'));
    await page.locator('.check-view input[type=file]').setInputFiles([file(good, PDF), turned]);
    await page
      .getByRole('button', { name: /^Show on page/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Where it is on the page' });
    await dialog.locator('canvas').waitFor();
    // The canvas is there before the page is drawn on it.
    await expect
      .poll(() =>
        dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.height / canvas.width),
      )
      .toBeCloseTo(297 / 210, 1);
    await look(page, 'check-marked');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('typed key cards are held against the rules', async () => {
    const page = await openCheck();
    const typed = page.getByLabel('Type key cards');
    await typed.fill('R B . R B\nB X . R R\n. R B . .\nB . B R B\nR R . R B');
    await page.locator('.check-view button[type=submit]').click();
    await page.locator('.check-view .verdict, .check-view .problem').first().waitFor();
    await typed.fill('R R R R R\nR R R R R\nR R R R R\nR R R R R\nR R R R X');
    await page.locator('.check-view button[type=submit]').click();
    await page.locator('.check-view .problem.error').first().waitFor();
    await look(page, 'check-typed');
  });

  test('what is no PDF of ours is told in words, and the page goes on', async () => {
    const page = await openCheck();
    const odd = path.join(folder, 'odd.pdf');
    fs.writeFileSync(odd, 'not a PDF at all');
    await page
      .locator('.check-view input[type=file]')
      .setInputFiles([odd, file(good, PDF), file(good, MANIFEST)]);
    await page.getByText('Wrong:').waitFor();
    await page.getByText('Correct:').waitFor();
    expect(await page.locator('.check-view .problem.error').count()).toBeGreaterThan(0);
  });
});
