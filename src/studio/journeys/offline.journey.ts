import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, sheetsReady, visit } from './visit.fixture.js';

afterAll(closeBrowser);

describe('without a connection', () => {
  test('the page opens and lays out the deck of the first visit', async () => {
    const { page } = await visit({ locale: 'zh-HK' });
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
    const { page } = await visit({ locale: 'en' });
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
