import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import type { RecipeInput } from '../../data/index.js';
import { typedMeasure } from '../../speech/index.js';
import { comesBack, drop, openDecks, saveDeck } from './fixtures/decks.fixture.js';
import { scene, upload } from './fixtures/pictures.fixture.js';
import { holdUp, PACES, typeAt, withSlowWorkers } from './fixtures/slow.fixture.js';
import {
  closeBrowser,
  linkTo,
  look,
  oneVisit,
  openDeck,
  sheetsReady,
  visit,
} from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

const LATE = 1200;
/** Everything that text or numbers are typed into, but for the cells of the words, which typing.journey.ts tells of. */
const FIELDS =
  ':is(input:not([type]), input[type=text], input[type=search], textarea):not([readonly], [data-typed])';
const LANGUAGES = [
  { locale: 'en', id: 'en', text: ' Fox & owl  2' },
  { locale: 'zh-HK', id: 'yue', text: '狐狸同 貓頭鷹' },
  { locale: 'fa', id: 'fa', text: ' روباهِ می‌خواهم ۲' },
];

const views = (page: Page, name: string) => page.locator(`[data-view="${name}"]`).click();

/** Types into every field of a part of the page, then lets all answers come: every field has what was typed. */
async function typeEverywhere(page: Page, place: Locator, text: string): Promise<number> {
  await place.locator('details:not([open]) > summary').evaluateAll(all => {
    for (const each of all) (each as HTMLElement).click();
  });
  const fields = await place.locator(`${FIELDS}:visible:enabled`).all();
  const typed: { readonly field: Locator; readonly text: string; readonly name: string }[] = [];
  for (const [i, field] of fields.entries()) {
    const isNumber = (await field.getAttribute('inputmode')) !== null;
    const wanted = isNumber ? String(12 + i) : text;
    const name = await field.evaluate(each => each.closest('label')?.textContent ?? each.outerHTML);
    await field.focus();
    await page.keyboard.press('Control+a');
    await typeAt(page, PACES[i % PACES.length], wanted);
    expect({ name, value: await field.inputValue() }).toEqual({ name, value: wanted });
    typed.push({ field, text: wanted, name });
  }
  await page.waitForTimeout(2 * LATE);
  for (const { field, text, name } of typed) {
    const value = await field.inputValue();
    // A number that a person leaves is written as the language writes it; a text may lose the spaces at its ends.
    const same = typedMeasure(value) === typedMeasure(text) || value.trim() === text.trim();
    expect({ name, value, same }).toEqual({ name, value, same: true });
  }
  return fields.length;
}

for (const { locale, id, text } of LANGUAGES)
  describe(`what is typed while the workers are slow, in ${locale}`, () => {
    const visited = oneVisit({ locale }, '', withSlowWorkers);

    async function opened(recipe: RecipeInput): Promise<Page> {
      const page = visited();
      await holdUp(page, 0);
      await openDeck(page, { locale: id, ...recipe });
      await holdUp(page, LATE);
      return page;
    }

    test('stays in every field of the map, the keys, the look, the words and the name of the deck', async () => {
      const page = await opened({ game: 'duet', cardSize: '60x40', only: ['words', 'keys', 'map'] });
      const panel = page.locator('.panel');
      const counts: Record<string, number> = {};
      for (const view of ['maps', 'keys', 'look', 'words', 'check']) {
        await views(page, view);
        await page.waitForTimeout(2 * LATE);
        counts[view] = await typeEverywhere(page, panel, text);
      }
      counts.name = await typeEverywhere(page, await openDecks(page), text);
      await page.keyboard.press('Escape');
      expect(counts).toEqual({ maps: 11, keys: 8, look: 11, words: 1, check: 1, name: 1 });
      expect((await page.locator('.deck-name').textContent())?.trim()).toBe(text.trim());
      await holdUp(page, 0);
    });

    test('stays in the fields of pictures and of the code game', async () => {
      const page = await opened({ game: 'pictures', only: ['pictures'] });
      await holdUp(page, 0);
      await views(page, 'pictures');
      await page
        .locator('.pictures-view .drop input[type=file]')
        .first()
        .setInputFiles([upload('IMG_0005.svg', scene(20))]);
      await page.locator('.photo img').waitFor();
      await holdUp(page, LATE);
      expect(await typeEverywhere(page, page.locator('.panel'), text)).toBe(1);
      await page.locator('button.photo').click();
      await page.locator('.crop').waitFor();
      expect(await typeEverywhere(page, page.locator('.photo-editor'), text)).toBe(3);
      await page.keyboard.press('Escape');

      const code = await opened({ game: 'decrypto', only: ['notes'] });
      await views(code, 'look');
      await code.waitForTimeout(2 * LATE);
      expect(await typeEverywhere(code, code.locator('.panel'), text)).toBeGreaterThan(8);
      await holdUp(code, 0);
    });

    test('ten places are on the list as they were typed, one after the other', async () => {
      const page = await opened({ game: 'duet', only: ['map'] });
      await views(page, 'maps');
      const name = page.locator('.place-form input').first();
      await name.focus();
      const names = Array.from({ length: 10 }, (_, i) => `${text.trim()}${i}`);
      for (const [i, each] of names.entries()) {
        await typeAt(page, PACES[i % PACES.length], each);
        await page.keyboard.press('Tab');
        await typeAt(page, 200, String(40 + i));
        await page.keyboard.press('Tab');
        await typeAt(page, 200, String(10 + 3 * i));
        await page.keyboard.press('Enter');
      }
      expect(await name.inputValue()).toBe('');
      await look(page, `fields-places-${locale}`);
      await holdUp(page, 0);
      const list = page.locator('.place-list li bdi:first-child');
      await expect.poll(() => list.allTextContents()).toEqual(names);
      expect(await page.locator('.entered-places li').count()).toBe(0);
      expect(await name.inputValue()).toBe('');
    });
  });

test('places that are still looked at are there when the tab was closed, and what was typed stays beside them', async () => {
  const { page } = await visit({}, linkTo({ game: 'duet', locale: 'en', only: ['map'] }), withSlowWorkers);
  await views(page, 'maps');
  await holdUp(page, 60_000);
  const name = page.locator('.place-form input').first();
  await name.focus();
  for (const [i, each] of ['Taipei', 'تهران', '香港'].entries()) {
    for (const text of [each, String(20 + i), String(100 + i)]) {
      await typeAt(page, 200, text);
      await page.keyboard.press(text === each || text === String(20 + i) ? 'Tab' : 'Enter');
    }
  }
  await typeAt(page, 60, 'Half');
  // Another view, and back: what is not finished is not gone.
  await views(page, 'words');
  await views(page, 'maps');
  expect(await name.inputValue()).toBe('Half');
  expect(await page.locator('.entered-places li').count()).toBe(3);
  await comesBack(page);
  await views(page, 'maps');
  const list = page.locator('.place-list li bdi:first-child');
  await expect.poll(() => list.allTextContents()).toEqual(['Taipei', 'تهران', '香港']);
});

test('places that are still looked at go with the deck when it is saved as a file', async () => {
  const { page } = await visit({}, linkTo({ game: 'duet', locale: 'en', only: ['map'] }), withSlowWorkers);
  await sheetsReady(page);
  await views(page, 'maps');
  await holdUp(page, 3000);
  for (const [i, each] of ['Taipei', 'تهران'].entries()) {
    await page.locator('.place-form input').first().fill(each);
    await page.getByLabel('Latitude').fill(String(20 + i));
    await page.getByLabel('Longitude').fill(String(100 + i));
    await page.keyboard.press('Enter');
  }
  expect(await page.locator('.entered-places li').count()).toBe(2);
  const { name, bytes } = await saveDeck(page);
  const other = (await visit()).page;
  await sheetsReady(other);
  await drop(other, '.desk', name, bytes);
  await views(other, 'maps');
  await other.locator('.place-list li').nth(1).waitFor();
  const list = other.locator('.place-list li bdi:first-child');
  expect(await list.allTextContents()).toEqual(['Taipei', 'تهران']);
});

test('a list that is pasted stays where it is when it was changed while it was read', async () => {
  const { page } = await visit({}, linkTo({ game: 'duet', locale: 'en', only: ['map'] }), withSlowWorkers);
  await views(page, 'maps');
  await page.locator('.paste summary').first().click();
  const area = page.locator('.paste textarea');
  await area.fill('place,longitude,latitude\nPrague,14.42,50.09\n');
  await holdUp(page, LATE);
  await page.getByRole('button', { name: 'Use this list' }).click();
  await area.focus();
  await page.keyboard.press('Control+End');
  await typeAt(page, 60, 'Vienna,16.37,48.21');
  await page.getByText('1 place', { exact: true }).waitFor();
  expect(await area.inputValue()).toContain('Vienna,16.37,48.21');
});
