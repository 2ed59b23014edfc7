import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, oneVisit, sheetsReady } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

/** What a person hears of the first sheet that lies in front. */
const firstSheet = (page: Page) => page.locator('.leaf img.page').first().getAttribute('alt');
const pile = (page: Page, name: string) => page.locator('.tray button', { hasText: name });

describe('the desk', () => {
  const visited = oneVisit({ reducedMotion: 'no-preference' });

  test('turns paper over, and back', async () => {
    const page = visited();
    expect(await firstSheet(page)).toBe('Word cards, sheet 1, front');
    const turn = page.getByRole('button', { name: 'Turn over' });
    await turn.click();
    await page.locator('.leaf img[alt="Word cards, sheet 1, back"]').waitFor();
    await page.locator('.leaf img[alt="Word cards, sheet 1, front"]').waitFor({ state: 'detached' });
    await turn.click();
    await page.locator('.leaf img[alt="Word cards, sheet 1, front"]').waitFor();
    await page.locator('.leaf img[alt="Word cards, sheet 1, back"]').waitFor({ state: 'detached' });
  });

  test('turns paper over without moving it for a person who wants no motion', async () => {
    const page = visited();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Turn over' }).click();
    const moved = await page
      .locator('.turning')
      .first()
      .evaluate(paper => getComputedStyle(paper).transform);
    expect(moved).toBe('none');
    await page.locator('.leaf img[alt="Word cards, sheet 1, back"]').waitFor();
    await page.getByRole('button', { name: 'Turn over' }).click();
    await page.locator('.leaf img[alt="Word cards, sheet 1, front"]').waitFor();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  test('goes from sheet to sheet and from part to part by buttons', async () => {
    const page = visited();
    await page.getByRole('button', { name: 'Next sheet' }).click();
    await page.getByRole('button', { name: 'Next sheet' }).click();
    await page.locator('.steps', { hasText: '3 of 13' }).waitFor();
    await pile(page, 'Key cards').click();
    await page.locator('.leaf img[alt^="Key cards, sheet 1"]').waitFor();
    expect(await pile(page, 'Key cards').getAttribute('aria-current')).toBe('true');
  });

  test('keeps the sheet in sight when the window changes, and begins another part with its first', async () => {
    const page = visited();
    await pile(page, 'Word cards').click();
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Next sheet' }).click();
    await page.locator('.steps', { hasText: '5 of 13' }).waitFor();
    const before = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 800, height: 1000 });
    const fifth = page.locator('.leaf').nth(4);
    const isInMiddle = () =>
      fifth.evaluate(leaf => {
        const [{ top, bottom }, stage] = [leaf, leaf.parentElement ?? leaf].map(each =>
          each.getBoundingClientRect(),
        );
        const middle = (stage.top + stage.bottom) / 2;
        return top <= middle && middle <= bottom;
      });
    await expect.poll(isInMiddle).toBe(true);
    expect(await page.locator('.steps').textContent()).toContain('5 of 13');
    await page.setViewportSize(before);
    await expect.poll(isInMiddle).toBe(true);
    await pile(page, 'Key cards').click();
    await page.locator('.steps', { hasText: '1 of 4' }).waitFor();
  });

  test('has a magnifier that keys move and put away', async () => {
    const page = visited();
    await page.getByRole('button', { name: 'Magnifier' }).click();
    const glass = page.getByRole('group', { name: /^Magnifier/ });
    const at = async () => glass.evaluate(each => Number.parseFloat(each.style.getPropertyValue('--x')));
    const before = await at();
    await page.keyboard.press('ArrowRight');
    expect(await at()).toBeCloseTo(before + 0.03);
    await page.keyboard.press('Escape');
    await glass.waitFor({ state: 'detached' });
  });

  test('folds one-sided sheets', async () => {
    const page = visited();
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await page.getByRole('radio', { name: 'One-sided, fold and glue' }).check();
    await sheetsReady(page);
    await pile(page, 'Word cards').click();
    await page.getByRole('button', { name: 'Fold', exact: true }).click();
    await page.locator('.folded .backs').first().waitFor();
    expect(await page.getByRole('button', { name: 'Turn over' }).count()).toBe(1);
  });

  test('never shows the sheets of one game beside the name of another, however fast games are chosen', async () => {
    const page = visited();
    const game = page.getByLabel('Game');
    for (const next of ['duet', 'codenames', 'duet']) {
      const stale = await page.evaluate(async () => {
        const shown = () =>
          [...document.querySelectorAll<HTMLImageElement>('.desk img.page')].map(({ src }) => src);
        const before = shown();
        const select = document.querySelector('.choices select') as HTMLSelectElement;
        select.value = select.value === 'duet' ? 'codenames' : 'duet';
        select.dispatchEvent(new Event('change', { bubbles: true }));
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return shown().filter(src => before.includes(src));
      });
      expect(stale).toEqual([]);
      expect(await game.inputValue()).toBe(next);
    }
    await sheetsReady(page);
    await page.locator('.pile', { hasText: 'Mission map' }).waitFor();
    await game.selectOption('codenames');
    await sheetsReady(page);
  });

  test('shows one card large, and the next', async () => {
    const page = visited();
    await pile(page, 'Word cards').click();
    await page.getByRole('radio', { name: 'One card' }).check();
    await page.getByAltText('Front of the card').waitFor();
    await page.locator('figcaption', { hasText: 'Card W1' }).waitFor();
    await page.getByRole('button', { name: 'Next card' }).click();
    await page.locator('figcaption', { hasText: 'Card W2' }).waitFor();
  });
});
