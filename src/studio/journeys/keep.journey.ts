import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, test } from 'vitest';
import {
  beginDeck,
  comesBack,
  deckName,
  firstWord,
  kept,
  nameDeck,
  openDecks,
  tabTo,
  typeFirstWord,
} from './fixtures/decks.fixture.js';
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

/** Writes over what is kept of the deck on the desk. */
function changeRecord(page: Page, change: object): Promise<void> {
  return page.evaluate(
    change =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('deckwright');
        request.onsuccess = () => {
          const store = request.result.transaction('decks', 'readwrite').objectStore('decks');
          const key = `deck/${sessionStorage.getItem('deckwright-deck')}`;
          const found = store.get(key);
          found.onsuccess = () => store.put({ ...found.result, ...change }, key);
          store.transaction.oncomplete = () => done();
          store.transaction.onerror = failed;
        };
      }),
    change,
  );
}

/** Lets nothing be written until what it returns is called. */
async function holdUpWriting(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((held, failed) => {
        const request = indexedDB.open('deckwright');
        request.onerror = failed;
        request.onsuccess = () => {
          const store = request.result.transaction('decks', 'readwrite').objectStore('decks');
          const wait = () => {
            if ('release' in window) Reflect.deleteProperty(window, 'release');
            else store.get('nothing').onsuccess = wait;
            held();
          };
          store.get('nothing').onsuccess = wait;
        };
      }),
  );
  return () => page.evaluate(() => void Object.assign(window, { release: true }));
}

describe('what is typed', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE));

  test('is there again after a reload, with the language of the page', async () => {
    const page = visited();
    await typeFirstWord(page, 'foxglove');
    await nameDeck(page, 'A rainy Sunday');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Language of this page').selectOption('fa');
    await page.locator('html[lang="fa"]').waitFor();
    await comesBack(page);
    expect(await firstWord(page)).toBe('foxglove');
    expect(await deckName(page)).toBe('A rainy Sunday');
    expect(await page.locator('html').getAttribute('lang')).toBe('fa');
  });

  test('is kept even if the page is left at the same moment', async () => {
    const page = visited();
    await typeFirstWord(page, 'wolfsbane');
    await comesBack(page);
    expect(await firstWord(page)).toBe('wolfsbane');
  });
});

describe('several decks', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE));

  test('lie side by side: new, duplicated, renamed, opened, deleted and taken back', async () => {
    const page = visited();
    await nameDeck(page, 'Fox');
    await (await openDecks(page)).getByRole('button', { name: 'Duplicate' }).click();
    expect(await deckName(page)).toBe('Fox (copy)');
    await nameDeck(page, 'Owl');
    await (await openDecks(page)).getByRole('button', { name: 'New deck' }).click();
    expect(await deckName(page)).toBe('Unnamed deck');
    const sheet = await openDecks(page);
    const others = sheet.locator('.deck-list strong');
    await others.nth(1).waitFor();
    expect(await others.allInnerTexts()).toEqual(['Owl', 'Fox']);
    await look(page, 'decks');
    await others.getByText('Fox').click();
    await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Fox');
    await (await openDecks(page)).getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('“Fox” is deleted.').waitFor();
    expect(await deckName(page)).toBe('Owl');
    await page.locator('[data-note="deleted"]').getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Fox');
    await comesBack(page);
    expect(await deckName(page)).toBe('Fox');
  });

  test('can be handled by the keyboard alone', async () => {
    const page = visited();
    await beginDeck(page);
    await page.locator('[popovertarget="decks"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('#decks').getByRole('textbox').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wolf');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('#decks').waitFor({ state: 'hidden' });
    expect(await deckName(page)).toBe('Unnamed deck');
    // The button that opened the menu has the focus again.
    await page.keyboard.press('Enter');
    const wolf = page.locator('#decks .deck-list button', {
      has: page.locator('strong', { hasText: 'Wolf' }),
    });
    await wolf.waitFor();
    await tabTo(page, wolf);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Wolf');
  });

  test('are listed by their newest names, even if those were written late', async () => {
    const page = visited();
    await beginDeck(page);
    const release = await holdUpWriting(page);
    const sheet = await openDecks(page);
    await sheet.getByRole('textbox').pressSequentially('Heron');
    await sheet.getByRole('button', { name: 'New deck' }).click();
    await openDecks(page);
    await release();
    await sheet.locator('.deck-list strong', { hasText: /^Heron$/ }).waitFor();
  });
});

test('decks of a later version of the page are left as they are, and told', async () => {
  const { page } = await visit({}, linkTo(WORDS_ALONE));
  await sheetsReady(page);
  await nameDeck(page, 'From tomorrow');
  await kept(page);
  await changeRecord(page, { format: 99, secret: 'fox' });
  await comesBack(page);
  expect(await deckName(page)).toBe('Unnamed deck');
  const sheet = await openDecks(page);
  await sheet.getByText('made by a newer version of this page').waitFor();
  await sheet.getByRole('textbox').fill('Of today');
  await kept(page);
  const formats = await page.evaluate(
    () =>
      new Promise<number[]>(done => {
        const request = indexedDB.open('deckwright');
        request.onsuccess = () => {
          const all = request.result.transaction('decks').objectStore('decks').getAll();
          all.onsuccess = () => done(all.result.map(({ format }) => format));
        };
      }),
  );
  expect(formats.sort()).toEqual([1, 99]);
});

describe('two tabs with one deck', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE));

  test('show the same, whichever one types in', async () => {
    const page = visited();
    await nameDeck(page, 'Fox');
    await kept(page);
    const other = await page.context().newPage();
    await other.goto(inject('address'));
    await sheetsReady(other);
    expect(await deckName(other)).toBe('Fox');
    await nameDeck(other, 'Foxglove');
    await page.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Foxglove');
    await nameDeck(page, 'Foxtrot');
    await other.waitForFunction(() => document.querySelector('.deck-name')?.textContent === 'Foxtrot');
    await other.close();
  });

  test('never write over each other: what both typed at once is kept as two decks', async () => {
    const page = visited();
    await beginDeck(page);
    await nameDeck(page, 'Fox');
    await kept(page);
    // As another tab whose news did not arrive.
    await changeRecord(page, { name: 'Wolf', revision: 1000 });
    await nameDeck(page, 'Foxtrot');
    await page.getByText('was changed in another tab').waitFor();
    await look(page, 'two-tabs');
    expect(await deckName(page)).toBe('Foxtrot (copy)');
    await kept(page);
    await (await openDecks(page)).locator('strong', { hasText: 'Wolf' }).waitFor();
    await page.keyboard.press('Escape');
    await comesBack(page);
    expect(await deckName(page)).toBe('Foxtrot (copy)');
  });
});

describe('a browser', () => {
  test('that is full says so, and what was typed is kept once there is room', async () => {
    const { page } = await visit();
    await sheetsReady(page);
    const tools = await page.context().newCDPSession(page);
    const { origin } = new URL(inject('address'));
    await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await nameDeck(page, 'Foxtrot');
    await page.getByText('There is no room left in this browser').waitFor();
    await look(page, 'full');
    await tools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1e9 });
    await page.locator('[data-note="unsafe"]').getByRole('button', { name: 'Try again' }).click();
    await kept(page);
    expect(await page.locator('[data-note="unsafe"]').count()).toBe(0);
    await comesBack(page);
    expect(await deckName(page)).toBe('Foxtrot');
  });

  test('that keeps nothing says so, works all the same, and asks before the page is left', async () => {
    const { page } = await visit({}, '', () => {
      Object.defineProperty(window, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('', 'SecurityError');
          },
        },
      });
    });
    await sheetsReady(page);
    expect(await page.locator('[data-note="unsafe"]').count()).toBe(0);
    await nameDeck(page, 'Fox');
    await page.getByText('This browser does not save what you type').waitFor();
    const asked = new Promise(done =>
      page.once('dialog', dialog => done(dialog.accept().then(() => dialog.type()))),
    );
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
  });
});
