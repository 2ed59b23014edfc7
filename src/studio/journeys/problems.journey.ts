import { afterAll, expect, test } from 'vitest';
import { comesBack, kept } from './fixtures/decks.fixture.js';
import { bring, openPictures, upload } from './fixtures/pictures.fixture.js';
import { closeBrowser, linkTo, look, sheetsReady, visit, WORDS_ALONE } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

test('a deck that is meant to be small says so once, also after a reload', async () => {
  const { page } = await visit({}, linkTo(WORDS_ALONE));
  await sheetsReady(page);
  const words = Array.from({ length: 60 }, (_, i) => `fox ${i},yes`);
  const buffer = Buffer.from(['word,child_safe', ...words].join('\n'));
  await page
    .locator('.toolbar input[type="file"]')
    .setInputFiles({ name: 'few.csv', mimeType: 'text/csv', buffer });
  await page.locator('.bring .actions button').first().click();
  const told = page.locator('.notes .problem.warning');
  await told.waitFor();
  await look(page, 'small-deck');
  await told.getByRole('button', { name: 'That is how I want it' }).click();
  await told.waitFor({ state: 'detached' });
  await kept(page);
  await comesBack(page);
  await page.waitForTimeout(500);
  expect(await told.count()).toBe(0);
});

test('many photographs with problems are one line that opens', async () => {
  const { page } = await visit();
  await sheetsReady(page);
  await openPictures(page);
  const drawing = (i: number) =>
    upload(
      `${i}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="${i * 200}" height="900" fill="hsl(${i * 60},60%,50%)"/><circle cx="${i * 150}" cy="${i * 120}" r="200"/><text x="100" y="${i * 100}" font-size="90">fox ${i}</text></svg>`,
    );
  await bring(page, ...[1, 2, 3, 4, 5].map(drawing));
  const summary = page.locator('.notes details.problem-summary');
  await summary.waitFor();
  expect(await page.locator('.notes .problem:visible').count()).toBe(0);
  expect(await summary.locator('summary').innerText()).toMatch(/^\d+ warnings$/);
  await summary.locator('summary').click();
  expect(await page.locator('.notes .problem:visible').count()).toBeGreaterThan(3);
  await look(page, 'problem-summary');
});
