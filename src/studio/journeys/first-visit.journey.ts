import { afterAll, describe, expect, inject, test } from 'vitest';
import { closeBrowser, sheetsReady, visit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

describe('a first visit', () => {
  test('shows paper before anything is chosen, in the language of the browser', async () => {
    const { page, faults } = await visit({ locale: 'zh-HK' });
    await sheetsReady(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('yue');
    const [width, height] = await page
      .locator('img.page')
      .first()
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(width / height).toBeCloseTo(297 / 210, 2);
    expect(faults).toEqual([]);
  });

  test('lays the page out from right to left in Persian, and asks nobody but its own address', async () => {
    const { page, requests } = await visit({ locale: 'fa', serviceWorkers: 'allow' });
    await sheetsReady(page);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(requests.filter(url => !url.startsWith(inject('address')))).toEqual([]);
    expect(requests.length).toBeGreaterThan(5);
  });
});
