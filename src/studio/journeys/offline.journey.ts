import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { comesBack, firstWord, typeFirstWord } from './fixtures/decks.fixture.js';
import { serve } from './fixtures/serve.fixture.js';
import { closeBrowser, look, sheetsReady, visit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

describe('a newer version', () => {
  test('is told, and takes over with the deck as it was typed', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true }));
    fs.cpSync(path.resolve(import.meta.dirname, '../../../dist/studio'), folder, { recursive: true });
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
