import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { faultsByDayAndNight } from './fixtures/axe.fixture.js';
import { comesBack, firstWord, typeFirstWord } from './fixtures/decks.fixture.js';
import { serve } from './fixtures/serve.fixture.js';
import { downloadAll, take } from './fixtures/take.fixture.js';
import { closeBrowser, linkTo, look, sheetsReady, visit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

const STUDIO = path.resolve(import.meta.dirname, '../../../dist/studio');

describe('a newer version', () => {
  test('is told, and takes over with the deck as it was typed', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    fs.cpSync(STUDIO, folder, { recursive: true });
    const { address, close } = await serve(folder);
    onTestFinished(close);
    const { page } = await visit({ serviceWorkers: 'allow' });
    await page.goto(address);
    await sheetsReady(page);
    await page.locator('html[data-offline="ready"]').waitFor();
    await comesBack(page);
    await typeFirstWord(page, 'foxglove');
    fs.appendFileSync(path.join(folder, 'sw.js'), '\n// tomorrow');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const note = page.locator('[data-note="newer"]');
    await note.waitFor();
    await look(page, 'newer');
    await Promise.all([page.waitForEvent('load'), note.getByRole('button', { name: 'Reload' }).click()]);
    await sheetsReady(page);
    expect(await firstWord(page)).toBe('foxglove');
    expect(await note.count()).toBe(0);
  });
});

describe('without a connection', () => {
  test('the page opens and lays out the deck of the first visit', async () => {
    const { page } = await visit({ locale: 'zh-HK', serviceWorkers: 'allow' });
    await sheetsReady(page);
    await page.locator('html[data-offline="ready"]').waitFor();
    await page.context().setOffline(true);
    await page.reload();
    await sheetsReady(page);
    expect(
      await page
        .locator('img.page')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    ).toBe(true);
  });

  test('a first visit that says it is ready prints the whole deck, read back, from a host that is gone', async () => {
    const { address, close } = await serve(STUDIO);
    const { page } = await visit({ locale: 'fa', serviceWorkers: 'allow' });
    await page.goto(address);
    await sheetsReady(page);
    await page.getByText('بدون اینترنت هم کار می‌کند').waitFor();
    await close();
    await page.context().setOffline(true);
    await page.reload();
    await sheetsReady(page);
    expect(await take(page)).toBe('ready');
    expect(await page.locator('.take-proof li').count()).toBeGreaterThan(3);
    expect([...(await downloadAll(page)).keys()]).toContain('codenames-fa-words.pdf');
  });

  test('before it is ready the files are made all the same, and are read back once there is a connection', async () => {
    const { page } = await visit({ locale: 'zh-HK' });
    await sheetsReady(page);
    await page.context().setOffline(true);
    expect(await take(page)).toBe('unread');
    expect(await page.locator('.take-proof li').count()).toBe(0);
    expect([...(await downloadAll(page)).keys()]).toContain('codenames-yue-words.pdf');
    await look(page, 'take-unread');
    expect(await faultsByDayAndNight(page, '.take-dialog')).toEqual([]);
    await page.locator('.take-unread button').click();
    await page.locator('.take-unread button:enabled').waitFor();
    await page.context().setOffline(false);
    await page.locator('.take-dialog[data-taking="ready"]').waitFor();
    expect(await page.locator('.take-proof li').count()).toBeGreaterThan(3);
  });

  test('key cards beside the deck are dealt too, and are read back when asked', async () => {
    const { page } = await visit({}, linkTo({ locale: 'en', only: ['keys'] }));
    await sheetsReady(page);
    await page.getByRole('button', { name: 'Key cards', exact: true }).first().click();
    // Its worker is there; what reads PDFs never was.
    await page.getByText('More key cards').waitFor();
    await page.context().route('**/pdfium-*.bin', route => route.abort());
    await page.getByRole('button', { name: 'Deal 40 cards' }).click();
    const again = page.getByRole('button', { name: 'Check them now' });
    await again.waitFor();
    expect(await page.locator('.dealt a.take-file').count()).toBeGreaterThan(1);
    await page.context().unroute('**/pdfium-*.bin');
    await again.click();
    await page.locator('.dealt .take-proof li').first().waitFor();
  });

  test('a deck that needs a font which was never loaded says so, and goes on once there is a connection', async () => {
    const { page } = await visit({ locale: 'en', serviceWorkers: 'allow' });
    await sheetsReady(page);
    await page.locator('html[data-offline="ready"]').waitFor();
    await page.context().setOffline(true);
    const locale = page.getByLabel('Language of the deck');
    await locale.selectOption('zh-Hans');
    await page.getByText('could not be loaded').first().waitFor();
    await page.context().setOffline(false);
    await locale.selectOption('zh-Hant-TW');
    await sheetsReady(page);
  });
});
