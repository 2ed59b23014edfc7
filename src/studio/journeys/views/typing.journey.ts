import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { holdUp, PACES, typeAt, withSlowWorkers } from '../fixtures/slow.fixture.js';
import { closeBrowser, linkTo, look, oneVisit, openDeck, WORDS_ALONE } from '../fixtures/visit.fixture.js';

afterAll(closeBrowser);

const LATE = 1500;
const wordAt = (page: Page, row: number) => page.locator(`tr[aria-rowindex="${row + 1}"] [data-column=word]`);
const flagAt = (page: Page, row: number) => page.locator(`tr[aria-rowindex="${row + 1}"] .safe-mark`);
const textAt = (page: Page, row: number) =>
  wordAt(page, row).evaluate(each => each.querySelector('input')?.value ?? each.textContent ?? '');
const counted = async (page: Page) =>
  Number(await page.locator('table.grid').getAttribute('aria-rowcount')) - 1;

/** Where the keys go: the row, counted from 1, and the column. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
    const row = Number(cell?.closest('tr')?.getAttribute('aria-rowindex')) - 1;
    return `${row} ${cell?.dataset.column}`;
  });

const LANGUAGES = [
  { locale: 'en', id: 'en', words: ['foxglove', 'wombat', 'teapot', 'quilt', 'harbour', 'lantern'] },
  { locale: 'zh-HK', id: 'yue', words: ['狐狸精', '茶壺', '燈籠', '海港', '被單', '袋熊'] },
  { locale: 'fa', id: 'fa', words: ['روباه', 'می‌خواهم', 'فانوس', 'بندر', 'لحاف', 'قوری'] },
];

for (const { locale, id, words } of LANGUAGES)
  describe(`words that are typed fast, with slow workers, in ${locale}`, () => {
    const visited = oneVisit({ locale }, linkTo({ locale: id, only: ['words'] }), withSlowWorkers);

    test('are all there, each with its flag, and the person stays where they are', async () => {
      const page = visited();
      await holdUp(page, LATE);
      const all = PACES.flatMap(pace => words.map(word => ({ pace, word })));
      const before = await flagAt(page, 1).getAttribute('class');
      await wordAt(page, 1).click();
      for (const { pace, word } of all) {
        await typeAt(page, pace, word);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');
      }
      const texts = () => Promise.all(all.map((_, i) => textAt(page, i + 1)));
      const typed = all.map(({ word }) => word);
      expect(await texts()).toEqual(typed);
      expect(await flagAt(page, 1).getAttribute('class')).not.toBe(before);
      expect(await counted(page)).toBe(400);
      expect(await focused(page)).toBe(`${all.length + 1} word`);
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe(`${all.length} child_safe`);
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe(`${all.length} word`);
      // The answers come, tell that words are there twice, and change nothing.
      await page.locator('.row-problems').first().waitFor();
      await page.waitForTimeout(LATE);
      expect(await texts()).toEqual(typed);
      expect(await focused(page)).toBe(`${all.length} word`);
      await holdUp(page, 0);
      await look(page, `typing-${locale}`);
    });
  });

describe('the keys in the text of a word', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE), withSlowWorkers);

  async function at(row: number): Promise<Page> {
    const page = visited();
    await openDeck(page, WORDS_ALONE);
    await wordAt(page, row).click();
    return page;
  }
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  test('are about that text alone: all of it, its beginning and end, what is before and behind', async () => {
    const page = await at(3);
    const last = await textAt(page, 400);
    await press(page, 'Control+a');
    await typeAt(page, 200, 'teapot');
    expect([await textAt(page, 3), await textAt(page, 400)]).toEqual(['teapot', last]);
    await press(page, 'Home', 'Delete', 'End', 'Backspace', 'ArrowLeft', 'ArrowLeft');
    await typeAt(page, 200, 'XY');
    expect(await textAt(page, 3)).toBe('eaXYpo');
    expect([await focused(page), await counted(page)]).toEqual(['3 word', 400]);
    // A whole word may be taken out; its row stays, to be written again.
    await press(page, 'Control+a', 'Backspace');
    expect([await textAt(page, 3), await counted(page)]).toEqual(['', 400]);
    await typeAt(page, 200, 'kettle');
    await press(page, 'ArrowDown', 'ArrowUp', 'Home', 'End');
    expect(await focused(page)).toBe('3 word');
    await press(page, 'Delete');
    expect([await textAt(page, 3), await counted(page)]).toEqual(['kettle', 400]);
  });

  test('undo and redo its letters first, and then what was done before', async () => {
    const page = await at(3);
    const [third, fourth] = [await textAt(page, 3), await textAt(page, 4)];
    await typeAt(page, 60, 'teapot');
    await press(page, 'Enter');
    await typeAt(page, 60, 'kettle');
    const both = async () => (await Promise.all([textAt(page, 3), textAt(page, 4)])).join();
    /** Presses a pair of keys until the two words are as they should be, as a person does. */
    const pressUntil = async (key: string, wanted: string) => {
      for (let i = 0; i < 8 && (await both()) !== wanted; i++) await press(page, key);
      expect(await both()).toBe(wanted);
    };
    await pressUntil('Control+z', `teapot,${fourth}`);
    await pressUntil('Control+y', 'teapot,kettle');
    await pressUntil('Control+z', `teapot,${fourth}`);
    await pressUntil('Control+z', `${third},${fourth}`);
    expect(await focused(page)).toBe('4 word');
  });

  test('lead out of the table after Escape, and to the buttons of a row from its end', async () => {
    const page = await at(3);
    await press(page, 'Escape', 'Tab');
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(await label()).toBe('Remove this word');
    await press(page, 'ArrowLeft', 'Tab', 'ArrowRight');
    expect(await label()).toBe('Remove this word');
    await press(page, 'Escape');
    expect(await focused(page)).toBe('3 child_safe');
  });

  test('make new words at the end of the list as fast as they are typed', async () => {
    const page = visited();
    await openDeck(page, WORDS_ALONE);
    await holdUp(page, LATE);
    await page.getByRole('button', { name: 'New word' }).click();
    const fresh = Array.from({ length: 10 }, (_, i) => `newcomer${i}`);
    for (const word of fresh) {
      await typeAt(page, 200, word);
      await press(page, 'Enter');
    }
    await press(page, 'Escape');
    expect(await counted(page)).toBe(410);
    expect(await Promise.all(fresh.map((_, i) => textAt(page, 401 + i)))).toEqual(fresh);
    expect(await focused(page)).toBe('410 word');
    await holdUp(page, 0);
  });

  test('compose a word with an input method, also while the sheets change', async () => {
    const page = await at(3);
    await holdUp(page, LATE);
    await typeAt(page, 60, 'x');
    await press(page, 'Control+a');
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    for (const text of ['n', 'ni', '你', '你h', '你ha', '你好']) await compose(text);
    await page.waitForTimeout(2 * LATE);
    expect(await textAt(page, 3)).toBe('你好');
    await session.send('Input.insertText', { text: '你好' });
    await press(page, 'Enter');
    expect([await textAt(page, 3), await focused(page)]).toEqual(['你好', '4 word']);
    // A composition that a click ends is kept too.
    await compose('再');
    await wordAt(page, 6).click();
    expect(await textAt(page, 4)).toBe('再');
    await holdUp(page, 0);
  });

  test('stay in a row that the filter no longer wants, once the answer comes', async () => {
    const page = visited();
    await openDeck(page, WORDS_ALONE);
    const first = await textAt(page, 1);
    await wordAt(page, 5).click();
    await typeAt(page, 60, first);
    await page.getByRole('button', { name: /^(To look at|Needs attention)/ }).click();
    await wordAt(page, 1).click();
    await holdUp(page, LATE);
    await press(page, 'Control+a');
    await typeAt(page, 60, 'gazebo');
    await page.waitForTimeout(3 * LATE);
    await typeAt(page, 60, 's');
    expect(await textAt(page, 1)).toBe('gazebos');
    await holdUp(page, 0);
  });
});

describe('a word that is removed', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE), withSlowWorkers);
  const offer = (page: Page) => page.locator('.put-back button');

  test('is told, and comes back where it was with one press, whatever was typed since', async () => {
    const page = visited();
    await openDeck(page, WORDS_ALONE);
    const [third, fourth] = [await textAt(page, 3), await textAt(page, 4)];
    await wordAt(page, 3).click();
    await page.locator('tr.here .row-actions button').click();
    await page
      .getByRole('status')
      .filter({ hasText: `“${third}” was removed` })
      .waitFor();
    await look(page, 'typing-removed');
    await typeAt(page, 200, 'teapot');
    expect([await counted(page), await textAt(page, 3)]).toEqual([399, 'teapot']);
    await offer(page).click();
    expect([await textAt(page, 3), await textAt(page, 4)]).toEqual([third, 'teapot']);
    expect([await counted(page), await focused(page)]).toEqual([400, '3 word']);
    expect(fourth).not.toBe('teapot');
    await offer(page).waitFor({ state: 'detached' });
  });

  test('is offered to the keyboard too', async () => {
    const page = visited();
    await openDeck(page, WORDS_ALONE);
    const third = await textAt(page, 3);
    await wordAt(page, 3).click();
    for (const key of ['Tab', 'Delete']) await page.keyboard.press(key);
    expect(await counted(page)).toBe(399);
    await page.keyboard.press('Control+z');
    expect([await textAt(page, 3), await counted(page)]).toEqual([third, 400]);
    await offer(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Delete');
    for (const key of ['Escape', 'Tab', 'Tab']) await page.keyboard.press(key);
    expect(await offer(page).evaluate(each => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect([await textAt(page, 3), await counted(page)]).toEqual([third, 400]);
  });

  test('is the one that the button stands at, though the answer is older than the list', async () => {
    const page = visited();
    await openDeck(page, WORDS_ALONE);
    const first = await textAt(page, 1);
    await wordAt(page, 7).click();
    await typeAt(page, 60, first);
    const mend = page.getByRole('button', { name: 'Remove this one' });
    await mend.waitFor();
    const [sixth, eighth] = [await textAt(page, 6), await textAt(page, 8)];
    await holdUp(page, 4000);
    await wordAt(page, 3).click();
    await page.locator('tr.here .row-actions button').click();
    await mend.click();
    expect([await counted(page), await textAt(page, 5), await textAt(page, 6)]).toEqual([398, sixth, eighth]);
    await holdUp(page, 0);
  });

  test('is offered for ten seconds', async () => {
    const page = visited();
    await openDeck(page, WORDS_ALONE);
    await wordAt(page, 3).click();
    await page.clock.install();
    await page.locator('tr.here .row-actions button').click();
    await page.clock.fastForward(9_500);
    expect(await offer(page).count()).toBe(1);
    await page.clock.fastForward(1_000);
    await offer(page).waitFor({ state: 'detached' });
    expect(await counted(page)).toBe(399);
  });
});
