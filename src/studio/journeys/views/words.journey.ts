import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { beginDeck } from '../fixtures/decks.fixture.js';
import { closeBrowser, look, oneVisit, sheetsReady, visit } from '../fixtures/visit.fixture.js';

afterAll(closeBrowser);

const counted = (page: Page) => page.locator('.counts').textContent();
const wordAt = (page: Page, row: number) => page.locator(`tr[aria-rowindex="${row + 1}"] [data-column=word]`);

/** Text that was copied in another program, pasted where the person is. */
function paste(page: Page, text: string) {
  return page.evaluate(pasted => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

function bring(page: Page, name: string, buffer: Buffer) {
  return page.locator('input[type=file][accept*=xlsx]').setInputFiles({ name, mimeType: '', buffer });
}

describe('the words', () => {
  const visited = oneVisit();

  test('are edited by keyboard alone, and each is soon on its sheet', async () => {
    const page = visited();
    await page.keyboard.press('Control+f');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('wombat');
    // The desk marks the card of the word that is typed, and shows its page.
    await page.locator('.leaf .mark').first().waitFor();
    await expect.poll(() => wordAt(page, 2).locator('input').inputValue()).toBe('wombat');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Delete');
    expect(await counted(page)).toContain('399 words');
    await page.keyboard.press('Control+z');
    expect(await counted(page)).toContain('400 words');
    await page.keyboard.press('Control+z');
    await expect.poll(() => wordAt(page, 2).textContent()).not.toBe('wombat');
    await page.keyboard.press('Control+y');
    await expect.poll(() => wordAt(page, 2).textContent()).toBe('wombat');
  });

  test('that are written and left with Escape are as they were', async () => {
    const page = visited();
    await wordAt(page, 1).click();
    const before = await wordAt(page, 1).locator('input').inputValue();
    await page.keyboard.type('xyz');
    await page.keyboard.press('Escape');
    expect(await wordAt(page, 1).locator('input').inputValue()).toBe(before);
  });

  test('are pasted from a spreadsheet, and marked all at once', async () => {
    const page = visited();
    await paste(page, 'fox\towl grey\ncasino\t\nbear\tbrown\n');
    await page.getByText('3 rows', { exact: true }).waitFor();
    await page.getByLabel('What column 2 is').selectOption('note');
    await page.getByRole('button', { name: 'Replace the list' }).click();
    expect(await counted(page)).toContain('3 words');
    await page.getByRole('button', { name: 'No words are for children' }).click();
    await expect.poll(() => counted(page)).toContain('3 not for children');
    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Back to the list that comes with the deck' }).click();
    expect(await counted(page)).toContain('400 words');
  });

  test('are pasted with the keys where the browser refuses the clipboard, as is told at the button', async () => {
    const page = visited();
    await page.locator('.search').fill('fox');
    for (const keys of ['Control+a', 'Control+c']) await page.keyboard.press(keys);
    await page.locator('.search').fill('');
    await page.locator('.more summary').click();
    const button = page.getByRole('button', { name: 'Paste', exact: true });
    await button.click();
    const told = page.locator('.more').getByText('Press Ctrl+V now');
    await told.waitFor();
    const [above, below] = [await button.boundingBox(), await told.boundingBox()];
    expect((below?.y ?? 999) - (above?.y ?? 0)).toBeLessThan(60);
    await look(page, 'words-paste-refused');
    await page.keyboard.press('Control+v');
    await page.getByText('1 row', { exact: true }).waitFor();
    await page.locator('.bring').getByRole('button', { name: 'Cancel' }).click();
    expect(await counted(page)).toContain('400 words');
  });

  test('can not be brought in from a PDF or 200 MB of text, and the list stays as it is', async () => {
    const page = visited();
    await bring(page, 'rules.pdf', Buffer.from('%PDF-1.7\n'));
    await page.getByText('The file is a PDF, not CSV text.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    // As large as a file that is dropped, which no browser test can hand over at once.
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(200 * 2 ** 20)], 'all.txt'));
      document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await page.getByText('The list is 200 MB; the page reads at most 16 MB.').waitFor();
    expect(await counted(page)).toContain('400 words');
  });

  test('of the code game are its keywords', async () => {
    const page = visited();
    await page
      .locator('select', { has: page.locator('option[value="decrypto"]') })
      .first()
      .selectOption('decrypto');
    await page.getByText(/\d keyword cards/).waitFor();
    expect(await counted(page)).toContain('440 words');
  });
});

describe('the words in Chinese', () => {
  const visited = oneVisit({ locale: 'zh-HK' });

  test('that are there twice are told beside the second, with a button that takes it away', async () => {
    const page = visited();
    await wordAt(page, 6).click();
    await page.keyboard.type('鸚鵡');
    const row = page.locator('tr[aria-rowindex="7"]');
    await row.getByText('第 1 行已經有「鸚鵡」').waitFor();
    await look(page, 'words-twice');
    await row.getByRole('button', { name: '去第 1 行' }).click();
    await expect.poll(() => page.locator('tr.here .row-number').textContent()).toBe('1');
    await row.getByRole('button', { name: '刪走呢個' }).click();
    await expect.poll(() => counted(page)).toContain('399');
    await page.locator('.row-problems').waitFor({ state: 'detached' });
  });

  test('are brought in from a file in Big5, and added without what is there already', async () => {
    const page = visited();
    await beginDeck(page);
    // 狐狸精, which is in the list, and 賭場.
    const text = 'aab0af57baeb2c7965730abde4b3f52c6e6f0a';
    await bring(page, 'old.csv', Buffer.from(text, 'hex'));
    await page.getByText('而家當佢係 Big5').waitFor();
    await page.getByRole('button', { name: '加落份詞表' }).click();
    await expect.poll(() => counted(page)).toContain('401 個詞語');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('賭場');
    await expect.poll(() => page.locator('.grid tbody tr').count()).toBe(1);
  });
});

test('words in Persian with the headings of the page are read, and what is wrong is told by those headings', async () => {
  const { page } = await visit({ locale: 'fa' });
  await sheetsReady(page);
  await paste(page, 'یادداشت\tواژه\tمناسب بچه‌ها\nسرخ\tروباه\tخیر\nزرد\tقناری\tشاید\n');
  const uses = page.locator('.mapping select');
  await uses.first().waitFor();
  expect(await uses.evaluateAll(all => all.map(each => (each as HTMLSelectElement).value))).toEqual([
    'note',
    'word',
    'child_safe',
  ]);
  await look(page, 'words-headings-fa');
  await page.locator('.bring .actions button').first().click();
  const said = page.locator('.row-problems .said').first();
  await said.waitFor();
  expect(await said.textContent()).toContain('قناری');
  expect(await page.locator('body').textContent()).not.toMatch(/child_safe|yes or no/);
  await look(page, 'words-told-fa');
});

test('the words that a conversion changed are ticked one by one, and then final', async () => {
  const { page } = await visit({ locale: 'zh-CN' });
  await sheetsReady(page);
  const script = page.locator('select', { has: page.locator('option[value="zh-Hant-HK"]') }).first();
  await script.selectOption('zh-Hant-HK');
  const chip = page.getByRole('button', { name: /转换：/ });
  await chip.waitFor();
  const before = Number((await chip.textContent())?.match(/\d+/)?.[0]);
  await chip.click();
  await page.locator('.converted .choice').first().click();
  await expect.poll(async () => Number((await chip.textContent())?.match(/\d+/)?.[0])).toBe(before - 1);
  // The next one is ready to be ticked.
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('choice');
  await look(page, 'words-ticked');
});
