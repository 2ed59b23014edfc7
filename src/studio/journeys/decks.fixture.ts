import type { Locator, Page } from 'playwright-core';
import { download } from './take.fixture.js';
import { sheetsReady } from './visit.fixture.js';

/** Opens the menu of the decks, and returns its sheet. */
export async function openDecks(page: Page) {
  const sheet = page.locator('#decks');
  if (!(await sheet.isVisible())) await page.locator('[popovertarget="decks"]').click();
  await sheet.getByRole('textbox').waitFor();
  return sheet;
}

/** Saves the deck on the desk as one file, in an English page. */
export async function saveDeck(page: Page): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const sheet = await openDecks(page);
  return download(page, sheet.getByRole('button', { name: 'Save as a file' }));
}

/** Lays a new deck on the desk, whatever the language of the page. */
export async function beginDeck(page: Page): Promise<void> {
  await (await openDecks(page)).locator('.deck-actions button').first().click();
  await sheetsReady(page);
}

/** Gives the deck on the desk a name, and waits until it is kept. */
export async function nameDeck(page: Page, name: string): Promise<void> {
  const sheet = await openDecks(page);
  await sheet.getByRole('textbox').fill(name);
  await page.keyboard.press('Escape');
}

/** The name of the deck on the desk as the head of the page shows it. */
export function deckName(page: Page): Promise<string> {
  return page.locator('.deck-name').innerText();
}

/** Writes over the first word of the list, letter by letter. */
export async function typeFirstWord(page: Page, word: string): Promise<void> {
  await page.locator('.cell.word').first().click();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
}

export function firstWord(page: Page): Promise<string> {
  const cell = page.locator('.cell.word').first();
  return cell.evaluate(each => each.querySelector('input')?.value ?? each.textContent ?? '');
}

/** Waits until everything that was typed is kept. */
export async function kept(page: Page): Promise<void> {
  const sheet = await openDecks(page);
  await sheet.locator('[data-kept="kept"]').waitFor();
  await page.keyboard.press('Escape');
}

export async function comesBack(page: Page): Promise<void> {
  await page.reload();
  await sheetsReady(page);
}

/** Drops a file on an element, as a person drags it out of a folder. */
export async function drop(page: Page, place: string, name: string, bytes: Uint8Array): Promise<void> {
  const carried = await page.evaluateHandle(
    ([name, text]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([Uint8Array.from(atob(text), each => each.charCodeAt(0))], name));
      return carried;
    },
    [name, Buffer.from(bytes).toString('base64')],
  );
  await page.locator(place).first().dispatchEvent('drop', { dataTransfer: carried });
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let i = 0; i < 30; i++) {
    if (await place.evaluate(each => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not lead there.');
}
