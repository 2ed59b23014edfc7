import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { beginDeck, comesBack, firstWord, kept, openDecks } from './fixtures/decks.fixture.js';
import { holdUp, PACES, typeAt, withSlowWorkers } from './fixtures/slow.fixture.js';
import { closeBrowser, look, oneVisit, openDeck } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

const LATE = 1200;
const WORDS = ['روباه', 'می‌خواهم', 'فانوس'];
const CITIES = ['تهران', 'شهر کرد', 'می‌بد'];

const view = (page: Page, name: string) => page.locator(`[data-view="${name}"]`).click();
const place = (page: Page) => page.locator('.place-form input').first();

const wordAt = (page: Page, row: number) =>
  page
    .locator('.cell.word')
    .nth(row)
    .evaluate(each => each.querySelector('input')?.value ?? each.textContent ?? '');

/** Lays the deck of that name on the desk, from the menu. */
async function turnTo(page: Page, name: string): Promise<void> {
  const sheet = await openDecks(page);
  await sheet.locator('.deck-list').getByRole('button').filter({ hasText: name }).first().click();
  await page.locator('.deck-name', { hasText: name }).waitFor();
}

describe('what is typed in Persian between views, decks and languages, with slow workers', () => {
  const visited = oneVisit({ locale: 'fa' }, '', withSlowWorkers);

  async function opened(name: string): Promise<Page> {
    const page = visited();
    await holdUp(page, 0);
    await openDeck(page, { game: 'duet', locale: 'fa', only: ['words', 'map'] });
    const sheet = await openDecks(page);
    await sheet.getByRole('textbox').fill(name);
    await page.keyboard.press('Escape');
    await kept(page);
    return page;
  }

  test('stays where it was typed when another view is opened after the last key', async () => {
    const page = await opened('الف');
    await holdUp(page, LATE);
    for (const [i, pace] of PACES.entries()) {
      await view(page, 'words');
      await page.locator('.cell.word').nth(i).click();
      await typeAt(page, pace, WORDS[i]);
      await view(page, 'maps');
      await place(page).focus();
      await page.keyboard.press('Control+a');
      await typeAt(page, pace, CITIES[i]);
      expect(await place(page).inputValue()).toBe(CITIES[i]);
    }
    await page.waitForTimeout(2 * LATE);
    expect(await place(page).inputValue()).toBe(CITIES[2]);
    await view(page, 'words');
    for (const [i, word] of WORDS.entries()) expect(await wordAt(page, i)).toBe(word);
    await view(page, 'maps');
    expect(await place(page).inputValue()).toBe(CITIES[2]);
    await holdUp(page, 0);
  });

  test('stays in its own deck when decks are changed in between', async () => {
    const page = await opened('دسته یک');
    await beginDeck(page);
    await (await openDecks(page)).getByRole('textbox').fill('دسته دو');
    await page.keyboard.press('Escape');
    await kept(page);
    await holdUp(page, LATE);
    for (const [i, pace] of PACES.entries()) {
      for (const deck of ['دسته یک', 'دسته دو']) {
        await turnTo(page, deck);
        await view(page, 'words');
        await page.locator('.cell.word').first().click();
        await page.keyboard.press('Control+a');
        await typeAt(page, pace, `${WORDS[i]} ${deck.at(-1)}`);
      }
    }
    await page.waitForTimeout(2 * LATE);
    expect(await firstWord(page)).toBe(`${WORDS[2]} و`);
    await turnTo(page, 'دسته یک');
    expect(await firstWord(page)).toBe(`${WORDS[2]} ک`);
    await holdUp(page, 0);
    await kept(page);
    await comesBack(page);
    expect(await firstWord(page)).toBe(`${WORDS[2]} ک`);
  });

  test('stays when the language of the page or of the deck is changed in between', async () => {
    const page = await opened('ب');
    await holdUp(page, LATE);
    for (const [i, pace] of PACES.entries()) {
      await view(page, 'words');
      await page.locator('.cell.word').nth(i).click();
      await typeAt(page, pace, WORDS[i]);
      await page.locator('.head .menu > button').click();
      await page.locator('.menu-sheet select').last().selectOption(['en', 'yue', 'fa'][i]);
      await page.keyboard.press('Escape');
      await view(page, 'maps');
      await place(page).focus();
      await page.keyboard.press('Control+a');
      await typeAt(page, pace, CITIES[i]);
      await page.locator('.head .choices select').nth(1).selectOption(['zh-Hans', 'en', 'fa'][i]);
      expect(await place(page).inputValue()).toBe(CITIES[i]);
    }
    await page.waitForTimeout(2 * LATE);
    expect(await place(page).inputValue()).toBe(CITIES[2]);
    await view(page, 'words');
    for (const [i, word] of WORDS.entries()) expect(await wordAt(page, i)).toBe(word);
    await look(page, 'typing-between');
    await holdUp(page, 0);
  });
});
