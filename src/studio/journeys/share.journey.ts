import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { openDeck, packDeck } from '../../press/deckfile/index.js';
import {
  beginDeck,
  comesBack,
  deckName,
  drop,
  firstWord,
  kept,
  nameDeck,
  openDecks,
  saveDeck,
  tabTo,
  typeFirstWord,
} from './fixtures/decks.fixture.js';
import { holdUp, typeAt, withSlowWorkers } from './fixtures/slow.fixture.js';
import {
  closeBrowser,
  linkTo,
  look,
  oneVisit,
  sheetsReady,
  visit,
  WORDS_ALONE,
} from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByLabel('Link to this deck').inputValue();
  await page.keyboard.press('Escape');
  return link;
}

describe('a deck as one file', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE));

  test('is opened as a new deck wherever it is dropped, and the one on the desk stays', async () => {
    const page = visited();
    await typeFirstWord(page, 'foxglove');
    await nameDeck(page, 'Fox');
    const { name, bytes } = await saveDeck(page);
    expect(name).toBe('Fox.deckwright');
    await nameDeck(page, 'Wolf');
    await typeFirstWord(page, 'wolfsbane');
    for (const place of ['.desk', '.panel', '.head']) {
      await drop(page, place, name, bytes);
      await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Fox');
      expect(await firstWord(page)).toBe('foxglove');
      await (await openDecks(page)).locator('strong', { hasText: 'Wolf' }).click();
      await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Wolf');
    }
    expect(await firstWord(page)).toBe('wolfsbane');
    expect(await (await openDecks(page)).locator('.deck-list strong').allInnerTexts()).toEqual([
      'Fox',
      'Fox',
      'Fox',
    ]);
    await page.keyboard.press('Escape');
  });

  /** A deck of two words in a language of its own; its strings are English. */
  function ownLanguage(name: string, lang: string): Buffer {
    const locale = fs
      .readFileSync('templates/locales/en.yaml', 'utf8')
      .replace('lang: en', `lang: ${lang}`)
      .replace('name: English', 'name: Our own');
    const bytes = (text: string) => new TextEncoder().encode(text);
    const files = new Map([
      [`${lang}.yaml`, bytes(locale)],
      ['classic.csv', bytes('word,child_safe\nFuchs,yes\nEule,yes\n')],
    ]);
    const recipe = { locale: `${lang}.yaml`, words: 'classic.csv', only: ['words' as const] };
    return Buffer.from(packDeck({ name, recipe, files }, '1.0.0'));
  }

  test('may be in a language of its own', async () => {
    const page = visited();
    await drop(page, '.desk', 'Eulen.deckwright', ownLanguage('Eulen', 'de'));
    await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Eulen');
    await sheetsReady(page);
    expect(await firstWord(page)).toBe('Fuchs');
    const locale = page.getByLabel('Language of the deck').first();
    await locale.locator('option:checked', { hasText: 'Our own' }).waitFor({ state: 'attached' });
    expect(await locale.locator('option').allTextContents()).not.toContain('de.yaml');
    expect(await page.getByText('There is no word list').count()).toBe(0);
    await beginDeck(page);
  });

  test('in a language without spaces fetches what knows its words, and no other deck does', async () => {
    const page = visited();
    const dictionaries: number[] = [];
    page.context().on('response', answer => {
      if (answer.url().includes('icu_capi')) dictionaries.push(answer.status());
    });
    for (const lang of ['fi', 'lo']) {
      expect(dictionaries).toEqual([]);
      await drop(page, '.desk', `${lang}.deckwright`, ownLanguage(`Owls ${lang}`, lang));
      await page.waitForFunction(
        name => document.querySelector('.deck-name')?.textContent === name,
        `Owls ${lang}`,
      );
      await sheetsReady(page);
    }
    expect(dictionaries).toEqual([200]);
    await beginDeck(page);
  });

  test('goes through the browser and out again, photographs and all, without a byte changed', async () => {
    const page = visited();
    const files = new Map([1, 2, 3].map(i => [`photos/${i}.jpg`, new Uint8Array(randomBytes(100_000 * i))]));
    const packed = (name: string) =>
      Buffer.from(packDeck({ name, recipe: { locale: 'en' }, files }, '1.0.0'));
    for (const name of ['Lynx', 'Owl']) {
      await drop(page, '.desk', `${name}.deckwright`, packed(name));
      await page.locator('.deck-name', { hasText: name }).waitFor();
    }
    await kept(page);
    const { bytes: before } = await saveDeck(page);
    await (await openDecks(page)).getByRole('button', { name: 'Delete “Lynx”' }).click();
    await page.getByText('“Lynx” is deleted.').waitFor();
    // Each visit sweeps out files that no deck has.
    await comesBack(page);
    await comesBack(page);
    const { bytes: after } = await saveDeck(page);
    expect(Buffer.from(after).equals(before)).toBe(true);
    const found = openDeck(after, 'Owl.deckwright').files;
    for (const [name, bytes] of files)
      expect(Buffer.from(bytes).equals(found.get(name) ?? Buffer.of())).toBe(true);
  });

  test('that is damaged, or no deck, is told, and the page goes on', async () => {
    const page = visited();
    await beginDeck(page);
    await nameDeck(page, 'Fox');
    const { bytes: whole } = await saveDeck(page);
    await drop(page, '.desk', 'half.deckwright', whole.subarray(0, whole.length / 2));
    await page.getByText('“half.deckwright” could not be opened.').waitFor();
    await drop(page, '.desk', 'photo.deckwright', Buffer.from('not a deck'));
    await page.getByText('this is not a Deckwright deck').waitFor();
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await drop(page, '.desk', 'letter.docx', Buffer.from('PK'));
    await page.getByText('This can’t be opened here').waitFor();
    await look(page, 'bad-files');
    expect(await deckName(page)).toBe('Fox');
    await sheetsReady(page);
  });
});

describe('a link', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE));

  test('opens as a new deck, and what lay on the desk stays', async () => {
    const page = visited();
    await page.getByLabel('Paper').selectOption('Letter');
    await sheetsReady(page);
    const link = await linkOf(page);
    await page.getByLabel('Paper').selectOption('A4');
    await nameDeck(page, 'Fox');
    await kept(page);
    await page.goto(link);
    await page.getByText('This deck came in a link').waitFor();
    expect(await page.getByLabel('Paper').inputValue()).toBe('Letter');
    expect(page.url()).not.toContain('#');
    expect(await deckName(page)).toBe('Unnamed deck');
    await (await openDecks(page)).locator('strong', { hasText: 'Fox' }).waitFor();
    await page.keyboard.press('Escape');
    await comesBack(page);
    expect(await page.getByLabel('Paper').inputValue()).toBe('Letter');
  });

  test('on another machine shows the deck at once', async () => {
    const page = visited();
    await page.getByLabel('Game').selectOption('duet');
    const fragment = new URL(await linkOf(page)).hash;
    const { page: theirs } = await visit({ locale: 'fa' }, fragment);
    await sheetsReady(theirs);
    expect(await theirs.getByRole('combobox', { name: 'بازی', exact: true }).inputValue()).toBe('duet');
  });

  test('says which of one’s own words do not fit', async () => {
    const page = visited();
    await beginDeck(page);
    await typeFirstWord(page, 'foxglove');
    await page.getByRole('button', { name: 'Share link' }).click();
    await page.locator('.left-out').waitFor();
    await look(page, 'left-out');
    expect(await page.locator('.left-out').innerText()).toMatch(/words/);
    await page.locator('#share').getByRole('button', { name: 'Save as a file' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('that comes from a later version is told, and the page is as it was', async () => {
    const page = visited();
    await page.goto(`${inject('address')}#deck9.q1bKLE7xBQA`);
    await page.getByText('later version of Deckwright').waitFor();
    await sheetsReady(page);
    expect(page.url()).not.toContain('#');
  });
});

describe('a deck that comes while a person types', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE), withSlowWorkers);

  for (const way of ['link', 'file'])
    test(`by a ${way} leaves every letter where it was typed, and waits beside`, async () => {
      const page = visited();
      await nameDeck(page, 'Fox');
      await holdUp(page, 2500);
      const recipe = { ...WORDS_ALONE, paper: 'Letter' };
      const theirs = { name: 'Theirs', recipe, files: new Map() };
      if (way === 'link') await page.goto(`${inject('address')}${linkTo(theirs.recipe)}`);
      else await drop(page, '.desk', 'Theirs.deckwright', packDeck(theirs, '1.0.0'));
      // For longer than the answer takes.
      await page.locator('.cell.word').first().click();
      await typeAt(page, 20, 'The quick brown fox jumps over the lazy dog, again and again');
      const beside = page.locator('.note', { hasText: 'is open too' });
      await beside.waitFor();
      await page.keyboard.type('!');
      await look(page, `beside-${way}`);
      expect(await firstWord(page)).toBe('The quick brown fox jumps over the lazy dog, again and again!');
      expect([await deckName(page), page.url().includes('#')]).toEqual(['Fox', false]);
      await holdUp(page, 0);
      await beside.getByRole('button', { name: 'Go to it' }).click();
      await expect.poll(() => page.getByLabel('Paper').inputValue()).toBe('Letter');
      await expect.poll(() => firstWord(page)).not.toContain('fox');
    });
});

test('a link that was cut off is told, and the page is as on a first visit', async () => {
  const { page, faults } = await visit({}, '#deck1.q1bKLE7xBQA');
  await page.getByText('The link is cut off').waitFor();
  await sheetsReady(page);
  expect(page.url()).not.toContain('#');
  expect(faults).toEqual([]);
});

test('a link is made, copied and sent by the keyboard alone', async () => {
  const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] }, '', () => {
    Object.assign(navigator, { share: async ({ url }: ShareData) => (document.title = `sent ${url}`) });
  });
  await sheetsReady(page);
  await page.getByRole('button', { name: 'Share link' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('The link is copied.').waitFor();
  const link = await page.getByLabel('Link to this deck').inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await tabTo(page, page.getByRole('button', { name: 'Send …' }));
  await page.keyboard.press('Enter');
  expect(await page.title()).toBe(`sent ${link}`);
  await page.keyboard.press('Escape');
  expect(await page.locator('#share').isVisible()).toBe(false);
});

test('a text that the browser does not copy is told beneath the button, marked to be copied by hand', async () => {
  for (const locale of ['en', 'zh-HK', 'fa']) {
    const { page } = await visit({ locale }, linkTo(WORDS_ALONE), () => {
      const writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await sheetsReady(page);
    await page.locator('[popovertarget="share"]').click();
    const link = await page.locator('#share input').inputValue();
    await page.locator('#share button.copy').click();
    expect(await page.locator('#share [role="alert"]').innerText()).toContain('Ctrl+C');
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(link);
    await look(page, `not-copied-${locale}`);
  }
});
