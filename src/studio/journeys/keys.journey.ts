import fs from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, look, sheetsReady, visit } from './visit.fixture.js';

afterAll(closeBrowser);

describe('the key cards', () => {
  test('as many as are asked for lie on the desk', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await page.getByRole('button', { name: 'Key cards', exact: true }).first().click();
    await page.getByLabel('How many').first().fill('7');
    await page.getByText(/red starts \d/).waitFor();
    const starts = await page.getByText(/red starts \d/).textContent();
    await expect
      .poll(async () => (await page.getByText(/red starts \d/).textContent())?.match(/\d+/g)?.map(Number))
      .toSatisfy(counts => (counts as number[]).reduce((a, b) => a + b) === 7);
    expect(starts).toBeTruthy();
  });

  test('a typed id shows its card, and a wrong one says what is wrong', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await page.getByRole('button', { name: 'Key cards', exact: true }).first().click();
    const id = page.getByLabel('Card id, as printed on its rim');
    // Small letters, and O for 0, are read as they are meant.
    await id.fill('c-o3y5-bwbe-w');
    const card = page.getByRole('img', { name: 'Key card C-03Y5-BWBE-W' });
    await card.waitFor();
    await look(page, 'keys-en');
    await page.getByRole('button', { name: 'Turn it' }).click();
    expect(await card.evaluate(image => (image as HTMLElement).style.transform)).toBe('rotate(90deg)');
    await id.fill('C-03Y5-BWBE-X');
    await page.locator('.problem.error').first().waitFor();
  });

  test('on a phone the card fills the screen, and hides when nobody holds it', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.locator('[data-standing="ready"]').waitFor();
    await page.getByRole('button', { name: 'Key cards', exact: true }).first().click();
    await page.getByRole('button', { name: 'Full screen for a spymaster' }).click();
    const dialog = page.getByRole('dialog', { name: 'Full screen for a spymaster' });
    const hold = dialog.getByRole('button', { name: 'Hold to look' });
    expect(await dialog.getByRole('img').count()).toBe(0);
    await hold.focus();
    await page.keyboard.down('Space');
    await dialog.getByRole('img').waitFor();
    await look(page, 'keys-phone');
    await page.keyboard.up('Space');
    await hold.waitFor();
    expect(await dialog.getByRole('img').count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  test('a club deals more, with wishes, and learns what was proved', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await page.getByRole('button', { name: 'Key cards', exact: true }).first().click();
    await page.getByLabel('How many').nth(1).fill('24');
    await page.getByLabel('No row or column of one colour').check();
    await page.getByLabel('Cell, such as C3').fill('c3');
    await page.getByRole('button', { name: 'Fix', exact: true }).click();
    await page.getByRole('button', { name: 'Deal 24 cards' }).click();
    const save = page.getByRole('button', { name: /^Save .*wished.*\.pdf$/ });
    await save.waitFor();
    await page.getByText('24 key cards').first().waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(
      fs
        .readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('wishes that no card can meet are told', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    await page.getByRole('button', { name: 'Key cards', exact: true }).first().click();
    await page.getByLabel('Most cells of a team together').fill('1');
    await page.getByLabel('Least cells that differ').fill('25');
    await page.getByRole('button', { name: 'Deal 40 cards' }).click();
    await page.locator('.problem.error').first().waitFor({ timeout: 60_000 });
  });
});
