import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../../cli/cli.fixture.js';
import { beginDeck, comesBack, kept } from '../fixtures/decks.fixture.js';
import { holdUp, typeAt, withSlowWorkers } from '../fixtures/slow.fixture.js';
import { download, made, shownCommand, sums } from '../fixtures/take.fixture.js';
import { closeBrowser, look, oneVisit, visit } from '../fixtures/visit.fixture.js';

afterAll(closeBrowser);

const desk = new Desk();

const openKeys = (page: Page) => page.getByRole('button', { name: 'Key cards', exact: true }).first().click();

/** The milliseconds between two frames of the page: the median of some. */
function betweenFrames(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const gaps: number[] = [];
    for (let before = performance.now(); gaps.length < 31; before = performance.now()) {
      await new Promise(requestAnimationFrame);
      gaps.push(performance.now() - before);
    }
    return gaps.sort((x, y) => x - y)[15];
  });
}

describe('the key cards', () => {
  const visited = oneVisit();

  /** The key cards of a deck on which nothing was wished for. */
  async function newKeys(): Promise<Page> {
    const page = visited();
    await beginDeck(page);
    await openKeys(page);
    return page;
  }

  test('as many as are asked for lie on the desk', async () => {
    const page = await newKeys();
    await page.getByLabel('How many').first().fill('7');
    await page.getByText(/red starts on \d/).waitFor();
    const starts = await page.getByText(/red starts on \d/).textContent();
    await expect
      .poll(async () => (await page.getByText(/red starts on \d/).textContent())?.match(/\d+/g)?.map(Number))
      .toSatisfy(counts => (counts as number[]).reduce((a, b) => a + b) === 7);
    expect(starts).toBeTruthy();
  });

  test('a typed id shows its card, and a wrong one says what is wrong', async () => {
    const page = await newKeys();
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
    // Nobody takes the key from before for that of this id.
    const keys = page.getByRole('img', { name: /^Key card C-/ });
    const whole = page.getByRole('button', { name: 'Full screen' });
    expect([await keys.count(), await whole.count()]).toEqual([0, 0]);
    await look(page, 'keys-wrong-id');
    await id.fill('');
    await page.locator('.problem.error').waitFor({ state: 'detached' });
    await keys.first().waitFor();
    expect(await whole.count()).toBe(1);
  });

  test('no key is seen while another id is typed', async () => {
    const { page } = await visit({}, '', withSlowWorkers);
    await openKeys(page);
    const id = page.getByLabel('Card id, as printed on its rim');
    const keys = page.getByRole('img', { name: /^Key card C-/ });
    await keys.first().waitFor();
    await holdUp(page, 3000);
    await id.focus();
    const other = (await page.locator('#key-ids option').nth(7).getAttribute('value')) ?? '';
    for (const letter of other) {
      await typeAt(page, 200, letter);
      expect({ letter, keys: await keys.count() }).toEqual({ letter, keys: 0 });
    }
    await page.getByRole('img', { name: `Key card ${other}` }).waitFor();
    // From card to card by buttons, the focus stays on the button, and the old key goes at once.
    const next = page.getByRole('button', { name: 'Next card' });
    await next.press('Enter');
    expect(await keys.count()).toBe(0);
    expect(await next.evaluate(each => each === document.activeElement)).toBe(true);
    await keys.first().waitFor();
  });

  test('a club deals more, with wishes, and gets the files of the command line, read back', async () => {
    const page = await newKeys();
    await page.getByLabel('How many').nth(1).fill('24');
    await page.getByLabel('Seed').fill('our club');
    await page.getByLabel('No row or column of one colour').check();
    await page.getByLabel('Cell, such as C3').fill('c3');
    await page.getByRole('button', { name: 'Fix', exact: true }).click();
    await page.getByRole('button', { name: 'Deal 24 cards' }).click();
    const dealt = page.locator('.dealt');
    await dealt.getByText('24 key cards are legal and true to their ids').waitFor();
    await dealt.getByText('all fonts are embedded').waitFor();
    // The button that was pressed is gone; what came of it is in front of the person.
    await page.locator('.dealt:focus').waitFor();
    await look(page, 'keys-batch-en');
    const files = new Map<string, Uint8Array>();
    for (const link of await dealt.locator('a.take-file').all()) {
      const { name, bytes } = await download(page, link);
      files.set(name, bytes);
    }
    expect([...files.keys()]).toEqual([
      'codenames-keys-wished-00001-00024.pdf',
      'codenames-keys-wished-00001-00024-manifest.json',
    ]);
    // The line that the page shows makes the same bytes.
    await dealt.locator('summary', { hasText: 'Checksums' }).click();
    const { status, stderr } = desk.deckwright(...(await shownCommand(page)));
    expect([stderr, status]).toEqual(['', 0]);
    expect(sums(files)).toEqual(sums(made(desk, '.')));

    // The pair is what Check reads.
    await page.getByRole('button', { name: 'Check', exact: true }).first().click();
    const pair = [...files].map(([name, bytes]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    }));
    await page.locator('.check-view input[type=file]').setInputFiles(pair);
    await page.getByText('The PDF is right, as far as can be told.').waitFor();
  });

  test('thousands of cards leave the hands free, and can be stopped', async () => {
    const page = await newKeys();
    await page.getByLabel('How many').nth(1).fill('10000');
    const idle = await betweenFrames(page);
    await page.getByRole('button', { name: 'Deal 10,000 cards' }).click();
    await page.getByText(/of 10,000 cards/).waitFor();
    // What is typed is seen with the next frame, as it was before; only what else the machine does may hold it up.
    expect(await betweenFrames(page)).toBeLessThan(Math.max(100, 4 * idle));
    await page.getByLabel('Card id, as printed on its rim').fill('C-03Y5-BWBE-W');
    await page.getByRole('img', { name: 'Key card C-03Y5-BWBE-W' }).waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByLabel('How many').nth(1).fill('8');
    await page.getByRole('button', { name: 'Deal 8 cards' }).click();
    await page.getByText('8 key cards are legal').waitFor();
  });

  test('what was wished for is there after a reload', async () => {
    const page = await newKeys();
    await page.getByLabel('How many').nth(1).fill('24');
    await page.getByLabel('Who starts').selectOption('equal');
    await kept(page);
    await comesBack(page);
    await openKeys(page);
    await expect.poll(() => page.getByLabel('How many').nth(1).inputValue()).toBe('24');
    expect(await page.getByLabel('Who starts').inputValue()).toBe('equal');
  });

  test('wishes that no card can meet are told', async () => {
    const page = await newKeys();
    for (const cell of ['A1', 'A2']) {
      await page.getByLabel('Cell, such as C3').fill(cell);
      await page.getByRole('button', { name: 'Fix', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Deal 40 cards' }).click();
    await page.locator('.problem.error').first().waitFor();
  });

  test('of wishes that few cards can meet, those are dealt, and it is told that there are no more', async () => {
    const page = await newKeys();
    await page.getByLabel('Fewest cells in which two cards differ').fill('25');
    await page.getByRole('button', { name: 'Deal 40 cards' }).click();
    await page.locator('.dealt .problem.warning').first().waitFor();
  });
});

describe('numbers', () => {
  test('are read as people type them', async () => {
    const { page } = await visit();
    await openKeys(page);
    const count = page.getByLabel('How many', { exact: true }).nth(1);
    for (const typed of ['10,000', '10 000', '10.000', '１００００', '١٠٬٠٠٠']) {
      await count.fill(typed);
      await page.getByRole('button', { name: 'Deal 10,000 cards' }).waitFor();
      await count.fill('');
    }
    await count.fill('12');
    await count.press('ArrowUp');
    await page.getByRole('button', { name: 'Deal 13 cards' }).waitFor();
  });

  test('that are none are quoted beside their field, in Persian too, and nothing is dealt', async () => {
    const { page } = await visit({ locale: 'fa' });
    await page.getByRole('button', { name: 'کلیدهای رمز', exact: true }).first().click();
    const count = page.getByLabel('چند تا', { exact: true }).nth(1);
    await count.fill('۱۲');
    const deal = page.getByRole('button', { name: /۱۲ کارت/ });
    await deal.waitFor();
    await count.fill('ده‌تا');
    await count.press('Tab');
    const note = page.getByRole('alert').filter({ hasText: 'ده‌تا' });
    expect(await note.textContent()).toBe('«\u2068ده‌تا\u2069» عدد صحیحی از ۱ تا ۱۰۰٬۰۰۰ نیست.');
    expect(await count.getAttribute('aria-describedby')).toBe(await note.getAttribute('id'));
    await look(page, 'numbers-fa');
    await deal.click();
    expect(await page.locator('.keys-progress, .dealt').count()).toBe(0);
    await count.fill('12');
    await note.waitFor({ state: 'detached' });
    await count.press('Tab');
    expect(await count.inputValue()).toBe('۱۲');
  });
});

test('on a phone the key card fills the screen, and hides when nobody holds it', async () => {
  const { page } = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator('[data-standing="ready"]').waitFor();
  await openKeys(page);
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
