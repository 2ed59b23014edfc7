import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, look, oneVisit } from '../fixtures/visit.fixture.js';

const MAIN = path.resolve(import.meta.dirname, '../../../../dist/cli/main.js');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-check-'));
const [good, other] = ['good', 'other'].map(name => path.join(folder, name));

beforeAll(() => {
  const print = (out: string, seed: string) =>
    spawnSync(process.execPath, [
      MAIN,
      ...['print', '--locale', 'en', '--only', 'keys', '--no-contact', '--seed', seed, '--out', out],
    ]);
  print(good, '1');
  print(other, '2');
});

afterAll(closeBrowser);
afterAll(() => fs.rmSync(folder, { recursive: true }));

const file = (of: string, name: string) => path.join(of, name);
const [PDF, MANIFEST] = ['codenames-en-keys.pdf', 'codenames-en-keys-manifest.json'];

const visited = oneVisit();

/** The view as nothing has been brought to it. */
async function openCheck() {
  const page = visited();
  await page.getByRole('button', { name: 'Check', exact: true }).first().click();
  const away = page.locator('.brought button');
  while ((await away.count()) > 0) await away.first().click();
  await page.getByLabel('Key cards, typed').fill('');
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
    const [width, height] = await dialog
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
    expect(height / width).toBeCloseTo(297 / 210, 1);
    await look(page, 'check-marked');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('typed key cards are held against the rules', async () => {
    const page = await openCheck();
    const typed = page.getByLabel('Key cards, typed');
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
    await page.getByText('Right:').waitFor();
    expect(await page.locator('.check-view .problem.error').count()).toBeGreaterThan(0);
  });
});
