import { afterAll, describe, expect, test } from 'vitest';
import { faultsOf } from './axe.fixture.js';
import { closeBrowser, look, sheetsReady, visit } from './visit.fixture.js';

afterAll(closeBrowser);

const LANGUAGES = { yue: 'zh-HK', fa: 'fa', en: 'en' };
const WIDTHS = [1440, 768, 320];

for (const [name, locale] of Object.entries(LANGUAGES))
  describe(`in ${name}`, () => {
    for (const width of WIDTHS)
      test(`every view can be used by everyone at ${width} pixels`, async () => {
        const { page, faults } = await visit({ locale, viewport: { width, height: 900 } });
        await sheetsReady(page);
        const tabs = page.locator('nav.tabs button');
        const found: string[] = [];
        for (let i = 0; i < (await tabs.count()); i++) {
          await tabs.nth(i).click();
          await page.waitForTimeout(300);
          await look(page, `${name}-${width}-${i + 1}`);
          for (const fault of await faultsOf(page)) found.push(`view ${i + 1}: ${fault}`);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (wide > 0) found.push(`view ${i + 1}: ${wide} pixels wider than the screen`);
        }
        expect(found).toEqual([]);
        expect(faults).toEqual([]);
      });
  });

test('the page can be used by everyone at night', async () => {
  const { page } = await visit({ colorScheme: 'dark' });
  await sheetsReady(page);
  await look(page, 'en-night');
  expect(await faultsOf(page)).toEqual([]);
});
