import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { packDeck } from '../../press/deckfile/index.js';
import { drop, firstWord, typeFirstWord } from './fixtures/decks.fixture.js';
import { choose } from './fixtures/take.fixture.js';
import { closeBrowser, linkTo, sheetsReady, visit, WORDS_ALONE } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

/** Lists that hold nine times the list before them: a small file, and more values than a memory holds. */
const BOMB = ['x: &x0 [1, 2, 3, 4, 5, 6, 7, 8, 9]']
  .concat(Array.from({ length: 12 }, (_, i) => `x${i + 1}: &x${i + 1} [${Array(9).fill(`*x${i}`)}]`))
  .join('\n');

async function give(page: Page, view: string, kind: string, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: view, exact: true }).first().click();
  const file = { name, mimeType: '', buffer: Buffer.from(text) };
  await page.locator(`input[type=file][accept*=${kind}]`).first().setInputFiles(file);
}

describe('what is too much', () => {
  test('in a list is refused with its measure, and the words stay', async () => {
    const { page, faults } = await visit({}, linkTo(WORDS_ALONE));
    await sheetsReady(page);
    await typeFirstWord(page, 'foxglove');
    const long = Array.from({ length: 50_000 }, (_, i) => `${'w'.repeat(60)}${i}`);
    for (const [name, text, told] of [
      ['wide.csv', `word${',x'.repeat(50_000)}\nfox\n`, '50,001 columns'],
      ['cell.csv', `word\n${'x'.repeat(3_000_000)}\n`, 'A cell has 3,000,000 characters'],
      ['long.csv', `word\n${long.join('\n')}\n`, 'The list has 50,000 rows'],
    ]) {
      await give(page, 'Words', 'xlsx', name, text);
      const refused = page.locator('.bring', { hasText: name });
      await refused.getByText(told).waitFor();
      await refused.getByRole('button', { name: 'Close' }).click();
    }
    expect(await firstWord(page)).toBe('foxglove');
    await sheetsReady(page);
    expect(faults).toEqual([]);
  });

  test('in YAML is told, and the page goes on', async () => {
    const { page, faults } = await visit({}, linkTo(WORDS_ALONE));
    await sheetsReady(page);
    await choose(page, 'duet');
    const told = page.getByText('more than 100,000 values').first();
    await give(page, 'Mission map', 'yaml', 'bomb.yaml', BOMB);
    await told.waitFor();
    const names = Array.from({ length: 50_000 }, (_, i) => `k${i}: 1`).join('\n');
    await give(page, 'Mission map', 'yaml', 'names.yaml', names);
    await page.getByText('There is no "k0".').first().waitFor();
    const files = new Map([['bomb.yaml', Buffer.from(BOMB)]]);
    const recipe = { locale: 'en', theme: 'bomb.yaml' };
    await drop(page, '.desk', 'Ours.deckwright', packDeck({ name: 'Ours', recipe, files }, '1.0.0'));
    await page.locator('.deck-name', { hasText: 'Ours' }).waitFor();
    await told.waitFor();
    await typeFirstWord(page, 'foxglove');
    expect(await firstWord(page)).toBe('foxglove');
    expect(faults).toEqual([]);
  });
});
