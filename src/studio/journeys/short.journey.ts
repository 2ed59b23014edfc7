import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, look, sheetsReady, visit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

/** A phone on its side, a laptop at 200 %, and a small one. */
const WINDOWS = [
  [740, 340],
  [720, 450],
  [640, 400],
] as const;

describe('a window with little height', () => {
  for (const locale of ['en', 'fa'])
    test(`shows five rows of the words, or half a sheet, in ${locale}`, async () => {
      const { page } = await visit({ locale, viewport: { width: 740, height: 340 } });
      await sheetsReady(page);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const sides = page.locator('.side-switch input');
        await sides.nth(1).check({ force: true });
        const leaf = page.locator('.stage .leaf').first();
        await leaf.waitFor();
        const seen = () =>
          leaf.evaluate(paper => {
            const [{ top, bottom, height }, stage] = [paper, paper.parentElement ?? paper].map(each =>
              each.getBoundingClientRect(),
            );
            return (Math.min(bottom, stage.bottom) - Math.max(top, stage.top)) / height;
          });
        await expect.poll(seen).toBeGreaterThan(0.5);
        await look(page, `short-${locale}-${width}-sheets`);
        await sides.nth(0).check({ force: true });
        await page.locator('.grid tbody tr').first().waitFor();
        const rows = await page.evaluate(() => {
          const foot = document.querySelector('.foot')?.getBoundingClientRect().top ?? 0;
          return [...document.querySelectorAll('.grid tbody tr')].filter(
            row => row.getBoundingClientRect().bottom <= foot + 1,
          ).length;
        });
        expect(rows).toBeGreaterThanOrEqual(5);
        await look(page, `short-${locale}-${width}-words`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      }
    });
});
