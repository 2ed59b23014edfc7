import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../cli/cli.fixture.js';
import { saveDeck } from './fixtures/decks.fixture.js';
import { downloadAll, made, shownCommand, sums, take } from './fixtures/take.fixture.js';
import { closeBrowser, linkTo, look, sheetsReady, visit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

const desk = new Desk();

const ANIMALS = 'fox,bear,otter,heron,wolf,hare,mole,newt,crane,stoat,badger,lynx,owl,pike,trout,seal'.split(
  ',',
);

/** A list of enough words for a game, which begins with `first`. */
function listOf(...first: readonly string[]): string {
  const words = Array.from({ length: 60 }, (_, i) => `${ANIMALS[i % 16]} ${'ABCD'[Math.floor(i / 16)]}`);
  return ['word,child_safe', ...[...first, ...words].map(word => `${word},yes`)].join('\n');
}

async function bringWords(page: Page, csv: string): Promise<void> {
  const file = { name: 'ours.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('.toolbar input[type="file"]').setInputFiles(file);
  await page.locator('.bring .actions button').first().click();
}

describe('a deck of a person’s own', () => {
  test('words and colours has the bytes of the command line, by the deck in one file', async () => {
    const parts = { locale: 'en', only: ['words', 'agents', 'keys'] };
    const { page, faults } = await visit({ locale: 'en' }, linkTo(parts));
    await sheetsReady(page);
    await bringWords(page, listOf('snow leopard'));
    await page.locator('nav.tabs button').nth(1).click();
    await page.locator('.swatches input[type="color"]').first().fill('#102a43');
    await page.waitForTimeout(500);
    await sheetsReady(page);
    expect(await take(page)).toBe('ready');
    const files = await downloadAll(page);
    const packed = 'codenames-en.deckwright';
    const command = await shownCommand(page);
    expect(command).toEqual(['print', packed, '--no-contact', '--out', '.']);

    // The menu saves the same deck.
    await page.keyboard.press('Escape');
    expect(Buffer.from((await saveDeck(page)).bytes).equals(files.get(packed) ?? Buffer.of())).toBe(true);

    desk.write(packed, files.get(packed) ?? new Uint8Array());
    expect(desk.deckwright(...command, '--no-verify').status).toBe(0);
    const expected = made(desk, '.');
    expect([...expected.keys()].length).toBe(4);
    const alike = [...files].filter(([name]) => !/contact\.png$|deckwright$/.test(name));
    expect(sums(new Map(alike))).toEqual(sums(expected));

    // What comes out of the zip is a whole deck: its files are proved as they lie there.
    const folder = path.join(desk.folder, 'unpacked');
    fs.mkdirSync(folder);
    for (const [name, bytes] of files) desk.write(`unpacked/${name}`, bytes);
    const pdfs = [...files.keys()].filter(name => name.endsWith('.pdf')).map(name => `unpacked/${name}`);
    const verified = await desk.inProcess('verify', ...pdfs);
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    expect(faults).toEqual([]);
  });

  test('words with a mistake leads from the red button to its row', async () => {
    const { page } = await visit({ locale: 'en' }, linkTo({ locale: 'en', only: ['words'] }));
    await sheetsReady(page);
    await bringWords(page, listOf('fox A'));
    const fix = page.locator('button.fix');
    await fix.waitFor();
    expect(await page.locator('button.take').count()).toBe(0);
    await page.locator('nav.tabs button').nth(1).click();
    await fix.click();
    await page.locator('.panel tr :focus').waitFor();
    expect(await page.locator('nav.tabs [aria-current="page"]').textContent()).toBe('Words');
    await look(page, 'take-fix');
  });
});
