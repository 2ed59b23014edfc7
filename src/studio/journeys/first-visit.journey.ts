import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { firstWord } from './fixtures/decks.fixture.js';
import { closeBrowser, linkTo, look, sheetsReady, visit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

const PICTURES = linkTo({ game: 'pictures', locale: 'en', only: ['stand'] });

/** Before anything else in the page: remembers every tab, and every line at the foot, that is ever shown. */
function remember(): void {
  const seen = new Set<string>();
  Object.assign(window, { seen });
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('nav.tabs button, .foot .standing'))
      seen.add(each.textContent ?? '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const seenOn = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { readonly seen: ReadonlySet<string> }).seen]);

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

  for (const [what, file] of Object.entries({ program: '**/answer-*.js', texts: '**/deckwright-*' }))
    test(`that does not get the ${what} says so, and goes on when it is tried again`, async () => {
      const { page } = await visit({ locale: 'zh-CN' });
      await page.context().route(file, route => route.abort());
      await page.evaluate(async () => {
        for (const kept of await caches.keys()) await caches.delete(kept);
      });
      await page.reload();
      const note = page.locator('[data-note="unreached"]');
      await note.getByText('没有加载完整').waitFor();
      expect(await page.locator('.foot .standing').textContent()).toContain('没有加载完整');
      await note.getByRole('button', { name: '重试' }).click();
      await note.waitFor();
      await look(page, `unreached-${what}`);
      await page.context().unroute(file);
      await note.getByRole('button', { name: '重试' }).click();
      await sheetsReady(page);
      expect(await note.count()).toBe(0);
      expect(await firstWord(page)).not.toBe('');
    });

  for (const [what, hash] of Object.entries({ 'a first deck': '', 'a link to a picture game': PICTURES }))
    test(`never shows a tab that goes, nor counts sheets that are not there: ${what}`, async () => {
      const { page } = await visit({}, hash, remember);
      await sheetsReady(page);
      const tabs = await page.locator('nav.tabs button').allTextContents();
      const seen = await seenOn(page);
      expect(tabs.length).toBe(4);
      expect(seen.filter(text => seen.length > 0 && !/sheet|…|%/.test(text)).sort()).toEqual(tabs.sort());
      expect(seen.filter(text => /(^|\D)0 sheets/.test(text))).toEqual([]);
    });
});
