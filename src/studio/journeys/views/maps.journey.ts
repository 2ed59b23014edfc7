import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { Desk } from '../../../cli/cli.fixture.js';
import { LIMITS, unzip } from '../../../press/deckfile/index.js';
import { comesBack, kept, saveDeck } from '../fixtures/decks.fixture.js';
import { choose, closeTaking, downloadAll, made, sums, take } from '../fixtures/take.fixture.js';
import {
  closeBrowser,
  linkTo,
  look,
  oneVisit,
  openDeck,
  sheetsReady,
  visit,
} from '../fixtures/visit.fixture.js';

afterAll(closeBrowser);

const desk = new Desk();
const PLACES = 'place,longitude,latitude\nPrague,14.42,50.09\nVienna,16.37,48.21\nBerlin,"13,40",52.52\n';

const visited = oneVisit({}, linkTo({ game: 'duet', locale: 'en', only: ['map'] }));

/** A new deck of a map alone. */
async function openMaps(): Promise<Page> {
  const page = visited();
  await openDeck(page, { game: 'duet', locale: 'en', only: ['map'] });
  await page.getByRole('button', { name: 'Mission map', exact: true }).first().click();
  await page.getByRole('table').waitFor();
  return page;
}

/** The person's own files in the deck as it is saved. */
async function filesOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const { bytes } = await saveDeck(page);
  return new Map(
    [...unzip(bytes, 'deck', LIMITS)].map(([name, data]) => [name, Buffer.from(data).toString()]),
  );
}

describe('the mission map', () => {
  test('is chosen by its title, never by the name of a file', async () => {
    const { page } = await visit(
      { locale: 'fa' },
      linkTo({ game: 'duet', locale: 'fa', only: ['map'] }),
      () => {
        const named: string[] = [];
        Object.assign(window, { named });
        const look = () => {
          for (const { text } of document.querySelectorAll<HTMLOptionElement>('.maps-view option'))
            if (/[a-z]/.test(text)) named.push(text);
        };
        new MutationObserver(look).observe(document, { subtree: true, childList: true });
      },
    );
    await sheetsReady(page);
    await page.locator('nav.tabs [data-view="maps"]').click();
    await page.locator('.maps-view table').waitFor();
    const menu = page.locator('.maps-view select').first();
    expect(await menu.locator('option').allTextContents()).toContain('ایران‌گردی');
    expect(await page.evaluate(() => (window as unknown as { readonly named: unknown }).named)).toEqual([]);
  });

  test('another campaign lies on the desk, with the odds of its cities', async () => {
    const page = await openMaps();
    await page.getByRole('combobox', { name: 'Mission map' }).selectOption({ label: 'Across Iran' });
    const row = page.getByRole('row', { name: /Tehran/ });
    await row.waitFor();
    expect((await row.getByRole('cell').allTextContents()).slice(1)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+%$/)]),
    );
    await row.getByRole('button').click();
    expect(await page.locator('.world-dot.pointed').count()).toBe(1);
    await page.getByRole('radio', { name: 'Experts' }).check();
    await page.getByLabel('Two maps on a page').check();
    await sheetsReady(page);
    await look(page, 'maps-en');
    // Another game has no map, and nothing of it may be left.
    await choose(page, 'codenames');
    expect(await page.locator('.problem.error').count()).toBe(0);
  });

  test('places by clicking become the map that the command line makes and prints', async () => {
    const page = await openMaps();
    const world = page.getByRole('application', { name: /Where the place is/ });
    for (const [name, x, y] of [
      ['Lagos', 0.51, 0.6],
      ['Lima', 0.29, 0.65],
      ['Sydney', 0.91, 0.76],
    ] as const) {
      const box = await world.boundingBox();
      await world.click({ position: { x: x * (box?.width ?? 0), y: y * (box?.height ?? 0) } });
      await page.getByLabel('Name of the place').fill(name);
      await page.getByRole('button', { name: 'Add the place' }).click();
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
      // The map comes nearer to the first places.
      await world.press('-');
      for (let i = 0; i < 8; i++) await world.press('-');
    }
    await page.getByRole('textbox', { name: 'Seed' }).fill('7');
    await page.getByRole('button', { name: 'Make the map' }).click();
    await page.getByText(/^3 cities\./).waitFor();
    await look(page, 'maps-own-en');
    const files = await filesOf(page);
    desk.write('places.csv', files.get('places.csv') ?? '');
    const { status } = await desk.inProcess(
      'map',
      'make',
      'places.csv',
      '--seed',
      '7',
      '--title',
      'My map',
      '--out',
      'map.yaml',
    );
    expect(status).toBe(0);
    expect(fs.readFileSync(path.join(desk.folder, 'map.yaml'), 'utf8')).toBe(files.get('map.yaml'));

    expect(await take(page)).toBe('ready');
    const pdf = [...(await downloadAll(page))].filter(([name]) => name.endsWith('.pdf'));
    await closeTaking(page);
    await desk.inProcess('map', 'print', 'map.yaml', '--locale', 'en', '--no-verify', '--out', 'out');
    const printed = [...made(desk, 'out')].filter(([name]) => name.endsWith('.pdf'));
    expect(sums(new Map(pdf))).toEqual(sums(new Map(printed)));
  });

  test('with the keyboard alone: a place by its numbers, a pasted list, and what is wrong with it', async () => {
    const page = await openMaps();
    const press = (...keys: string[]) =>
      keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
    await page.getByLabel('Name of the place').focus();
    await page.keyboard.type('Oslo');
    await press('Tab');
    await page.keyboard.type('95');
    await press('Tab');
    await page.keyboard.type('10.75');
    await press('Enter');
    await page.locator('.maps-view .problem.error').first().waitFor();
    // The fields are free for the next place; this one is taken back from below them.
    await press('Tab', 'Tab', 'Tab', 'Tab', 'Enter', 'Tab');
    await page.keyboard.type('59.91');
    await press('Enter');
    await page.getByRole('button', { name: 'Remove Oslo' }).waitFor();
    // Enter takes the middle of the map, and goes on to the name.
    await page.getByRole('application', { name: /Where the place is/ }).focus();
    await press('ArrowDown', 'Enter');
    await page.keyboard.type('South of Oslo');
    await press('Enter');
    await page.getByRole('button', { name: 'Remove South of Oslo' }).waitFor();
    await page.getByText('Paste a list', { exact: true }).focus();
    await press('Enter', 'Tab');
    await page.keyboard.insertText('town,where\nPrague,here\n');
    await press('Tab', 'Enter');
    await page.locator('.maps-view .problem.error').first().waitFor();
    await press('Shift+Tab', 'Control+A');
    await page.keyboard.insertText(PLACES);
    await press('Tab', 'Enter');
    await page.getByRole('button', { name: 'Remove Vienna' }).waitFor();
    expect(await page.getByRole('button', { name: 'Remove Oslo' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Make the map' }).focus();
    await press('Enter');
    await page.getByText(/^3 cities\./).waitFor();
    const files = await filesOf(page);
    expect(files.get('places.csv')).toBe(
      'place,longitude,latitude,id\nPrague,14.42,50.09,prague\nVienna,16.37,48.21,vienna\nBerlin,13.4,52.52,berlin\n',
    );
  });

  test('a place beyond 180 degrees is clicked like any other', async () => {
    // The world as it is seen at first.
    await comesBack(visited());
    const page = await openMaps();
    const world = page.getByRole('application', { name: /Where the place is/ });
    for (const key of ['+', ...Array(10).fill('ArrowRight')]) await world.press(key);
    // The middle is now 270 degrees east of Greenwich.
    await world.press('Enter');
    await page.keyboard.type('Far out');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Far out' }).waitFor();
    const longitude = Number((await filesOf(page)).get('places.csv')?.match(/Far out,([-.\d]+),/)?.[1]);
    expect(longitude).toBeCloseTo(-90, 0);
  });

  test('wishes and places are there after a reload, and a map that is stopped leaves the one before', async () => {
    const page = await openMaps();
    await page.getByText('Paste a list', { exact: true }).click();
    await page.getByLabel('The first line has').fill(PLACES);
    await page.getByRole('button', { name: 'Use this list' }).click();
    await page.getByRole('button', { name: 'Remove Vienna' }).waitFor();
    await page.getByRole('textbox', { name: 'Title' }).fill('Our towns');
    await page.getByRole('textbox', { name: 'Seed' }).fill('7');
    await kept(page);
    await comesBack(page);
    await page.getByRole('button', { name: 'Mission map', exact: true }).first().click();
    await page.getByRole('button', { name: 'Remove Vienna' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Our towns');
    expect(await page.getByRole('textbox', { name: 'Seed' }).inputValue()).toBe('7');

    const many = Array.from({ length: 40 }, (_, i) => `T${i},${((i * 7) % 40) - 20},${((i * 11) % 50) - 10}`);
    await page.getByText('Paste a list', { exact: true }).click();
    await page.getByLabel('The first line has').fill(['place,longitude,latitude', ...many].join('\n'));
    await page.getByRole('button', { name: 'Use this list' }).click();
    await page.getByRole('button', { name: 'Remove T39' }).waitFor();
    const odds = await page.getByRole('table').textContent();
    // Nobody's mouse is this fast, but no map should have to be slow for a test: the button
    // that stops is pressed as soon as it is there.
    await page.getByRole('button', { name: 'Make the map' }).evaluate(
      make =>
        new Promise<void>(resolve => {
          const watch = new MutationObserver(() => {
            const stop = document.querySelector<HTMLElement>('.make-form .keys-progress button');
            if (!stop) return;
            watch.disconnect();
            stop.click();
            resolve();
          });
          watch.observe(document.body, { childList: true, subtree: true });
          (make as HTMLElement).click();
        }),
    );
    await page.getByText('Stopped. The map in your deck is unchanged.').waitFor();
    expect(await page.getByRole('table').textContent()).toBe(odds);
    await page.locator('.world-land path[d^="M"]').first().waitFor();
    expect(await page.locator('.maps-view .problem.error').count()).toBe(0);
  });
});
