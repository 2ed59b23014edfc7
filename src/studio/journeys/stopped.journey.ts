import type { Page } from 'playwright-core';
import { afterAll, describe, test } from 'vitest';
import { packDeck } from '../../press/deckfile/index.js';
import { drop, firstWord, typeFirstWord } from './fixtures/decks.fixture.js';
import { closeBrowser, linkTo, look, sheetsReady, visit, WORDS_ALONE } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

/** The worker ends, or never answers, as soon as it is to lay out a deck with this theme. */
function workerThat(dies: boolean): () => void {
  const install = (dies: boolean) => {
    const Real = window.Worker;
    window.Worker = class extends Real {
      override postMessage(question: { payload?: { files?: { path: string }[] } }) {
        if (!question.payload?.files?.some(({ path }) => path === 'trap.yaml')) super.postMessage(question);
        else if (dies) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { cancelable: true })));
      }
    };
  };
  return new Function(`(${install})(${dies})`) as () => void;
}

async function openTrap(page: Page): Promise<void> {
  await sheetsReady(page);
  const theme = new TextEncoder().encode('name: trap\n');
  const recipe = { locale: 'en', theme: 'trap.yaml', only: ['words'] };
  const deck = packDeck({ name: 'Trap', recipe, files: new Map([['trap.yaml', theme]]) }, '1.0.0');
  await drop(page, '.desk', 'Trap.deckwright', deck);
}

describe('a file that stops the sheets from being laid out', () => {
  test('is told; once it is taken out everything else goes on', async () => {
    const { page } = await visit({}, linkTo(WORDS_ALONE), workerThat(true));
    await openTrap(page);
    const note = page.locator('[data-note="stopped"]');
    await note.getByText('The file you just added stopped the sheets').waitFor();
    await look(page, 'stopped');
    await note.getByRole('button', { name: 'Try again' }).click();
    await note.waitFor();
    await note.getByRole('button', { name: 'Take out “trap.yaml”' }).click();
    await note.waitFor({ state: 'detached' });
    await sheetsReady(page);
    await typeFirstWord(page, 'foxglove');
    await sheetsReady(page);
    await page.waitForFunction(() => document.querySelector('.note.bad') === null);
    if ((await firstWord(page)) !== 'foxglove') throw new Error('The word was not taken.');
  });

  test('or takes forever, can be stopped', async () => {
    const { page } = await visit({}, linkTo(WORDS_ALONE), workerThat(false));
    await page.clock.install();
    await openTrap(page);
    await page.locator('.deck-name', { hasText: 'Trap' }).waitFor();
    await page.clock.fastForward(31_000);
    const late = page.locator('[data-note="late"]');
    await late.getByText('unusually long').waitFor();
    await late.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Take out “trap.yaml”' }).click();
    await late.waitFor({ state: 'detached' });
    await sheetsReady(page);
  });
});
