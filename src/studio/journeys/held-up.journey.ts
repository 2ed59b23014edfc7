import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { packDeck } from '../../press/deckfile/index.js';
import { foreign } from '../../proof/foreign-pdf.fixture.js';
import { drop, firstWord, typeFirstWord } from './fixtures/decks.fixture.js';
import { choose } from './fixtures/take.fixture.js';
import { closeBrowser, linkTo, look, sheetsReady, visit, WORDS_ALONE } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

interface Asked {
  readonly job?: string;
  readonly payload?: {
    readonly name?: string;
    readonly own?: { readonly path: string };
    readonly recipe?: { readonly map?: string };
    readonly wishes?: { readonly title?: string };
  };
}

/** No question about a file whose name begins with `endless` is ever answered; the sheets are laid out all the same. */
function swallow(): void {
  const Real = window.Worker;
  window.Worker = class extends Real {
    override postMessage(question: Asked) {
      const { name, own, recipe, wishes } = question.payload ?? {};
      const map = question.job === 'campaign' ? recipe?.map : undefined;
      const names = [name, own?.path, map, wishes?.title];
      if (!names.some(each => each?.startsWith('endless'))) super.postMessage(question);
    }
  };
}

/** A page full of a pattern that is repeated ten thousand times in each point: drawing it takes for ever. */
function endlessPdf(): Promise<Uint8Array> {
  return foreign({ info: { Producer: 'Deckwright 0.0.0' } }, document => {
    for (let line = 1; line <= 10; line++) document.text(`Line ${line}`);
    const tiny = document.pattern([0, 0, 1, 1], 0.0001, 0.0001, '0 0 1 1 re f');
    document.rect(0, 0, 600, 800).fill([tiny, '#000']);
  });
}

const file = (name: string, buffer = Buffer.from('a,b')) => ({ name, mimeType: '', buffer });

async function give(page: Page, view: string, kind: string, ...files: ReturnType<typeof file>[]) {
  await page.getByRole('button', { name: view, exact: true }).first().click();
  await page.locator(`input[type=file][accept*=${kind}]`).first().setInputFiles(files);
}

describe('a file that holds the worker up for ever', () => {
  test('is left out and named, whatever it is; nothing else is lost', async () => {
    const { page } = await visit({}, linkTo(WORDS_ALONE), swallow);
    await sheetsReady(page);
    await typeFirstWord(page, 'foxglove');
    await page.clock.install();
    const late = () => page.clock.fastForward(31_000);

    await give(page, 'Look', 'woff', file('endless.ttf'));
    await page.getByText('Checking the font').waitFor();
    await late();
    await page.getByText('“endless.ttf” took too long').waitFor();
    await look(page, 'held-up-font');

    await choose(page, 'duet');
    await give(page, 'Mission map', 'yaml', file('endless.csv'));
    await late();
    await page.getByText('“endless.csv” took too long').waitFor();
    await look(page, 'held-up-places');

    await drop(page, '.desk', 'endless.deckwright', Buffer.from('PK'));
    await late();
    await page.getByText('“endless.deckwright” could not be opened.').waitFor();

    await give(page, 'Words', 'xlsx', file('endless.xlsx'));
    await page.locator('.bring', { hasText: 'endless.xlsx' }).waitFor();
    await late();
    await page.locator('.bring', { hasText: 'endless.xlsx' }).getByText('could not be read').waitFor();
    await page.locator('.bring button').click();
    await give(page, 'Words', 'xlsx', file('good.csv', Buffer.from('word\nrose\n')));
    await page.locator('.bring', { hasText: 'good.csv' }).getByText('1 row').waitFor();
    await page.locator('.bring').getByRole('button', { name: 'Cancel' }).click();
    expect(await firstWord(page)).toBe('foxglove');
    await sheetsReady(page);
  });

  test('costs only itself when it came with a deck', async () => {
    const { page } = await visit({}, linkTo(WORDS_ALONE), swallow);
    await sheetsReady(page);
    const project = projectLibrary();
    const files = new Map([
      ['endless.yaml', project.bytes('templates/themes/dossier.yaml')],
      ['endless-map.yaml', project.bytes('templates/campaigns/iran.yaml')],
      ['places.csv', Buffer.from('place,longitude,latitude\nPrague,14.42,50.09\nVienna,16.37,48.21\n')],
    ]);
    const recipe = { game: 'duet', locale: 'en', theme: 'endless.yaml', map: 'endless-map.yaml' };
    await drop(page, '.desk', 'Ours.deckwright', packDeck({ name: 'Ours', recipe, files }, '1.0.0'));
    await page.locator('.deck-name', { hasText: 'Ours' }).waitFor();
    await sheetsReady(page);
    await page.clock.install();
    const late = () => page.clock.fastForward(31_000);
    await page.getByRole('button', { name: 'Look', exact: true }).first().click();
    await page.getByText('Colours').first().waitFor();
    await late();
    await page.getByText('“endless.yaml” took too long').waitFor();
    await look(page, 'held-up-theme');

    await page.getByRole('button', { name: 'Mission map', exact: true }).first().click();
    await page.getByText('Reading the map').waitFor();
    await late();
    await page.getByText('The map could not be read').waitFor();
    await page.getByText('2 places').waitFor();
    await page.getByLabel('Title', { exact: true }).fill('endless');
    const make = page.getByRole('button', { name: 'Make the map' });
    await make.click();
    await page.getByText('Making').first().waitFor();
    await late();
    await page.getByText('Making the map stopped').waitFor();
    await look(page, 'held-up-map');
    await page.getByLabel('Title', { exact: true }).fill('Ours');
    await make.click();
    await page.getByText(/^2 cities\./).waitFor();
    await sheetsReady(page);
  });

  test('is left out of what is checked; the PDFs beside it are checked', async () => {
    const { page } = await visit({}, linkTo(WORDS_ALONE));
    await sheetsReady(page);
    await page.clock.install();
    const bad = Buffer.from(await endlessPdf());
    const good = Buffer.from(await foreign({}));
    await give(page, 'Check', 'pdf', file('endless.pdf', bad), file('letter.pdf', good));
    await page.getByText('Reading endless.pdf').waitFor();
    await page.waitForTimeout(5000);
    await page.clock.fastForward(31_000);
    await page.getByText('“endless.pdf” took too long').waitFor();
    await page.locator('.checked', { hasText: 'letter.pdf' }).waitFor();
    await look(page, 'held-up-check');
  });
});
