import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { beginDeck } from './fixtures/decks.fixture.js';
import { memoryOfPages } from './fixtures/memory.fixture.js';
import { bring, openPictures, scene, upload } from './fixtures/pictures.fixture.js';
import { closeTaking, take } from './fixtures/take.fixture.js';
import { closeBrowser, linkTo, sheetsReady, visit } from './fixtures/visit.fixture.js';

afterAll(closeBrowser);

const MB = 1024 * 1024;
/** What a page may take once a box is made: a browser needs a third of it for an empty page. */
const MOST = 500 * MB;
/** In ms: browsers give memory back when they have nothing else to do. */
const SOON = 40_000;
/** Before memory is looked for a second time; a machine that is busy may take longer once. */
const AT_ONCE = 2800;

async function settles(timeout = SOON): Promise<void> {
  await expect.poll(async () => (await memoryOfPages())?.now ?? 0, { timeout }).toBeLessThan(MOST);
}

describe('the memory of the page', () => {
  for (const [game, locale] of [
    ['duet', 'yue'],
    ['pictures', 'en'],
  ] as const)
    test(`is given back as soon as a box is made: ${game} in ${locale}`, { retry: 2 }, async () => {
      const { page } = await visit({}, linkTo({ game, locale }));
      await sheetsReady(page);
      expect(await take(page)).toBe('ready');
      expect(page.workers().length).toBe(1);
      await settles(AT_ONCE);
      await closeTaking(page);
      await page.waitForTimeout(1000);
      expect(page.workers().length).toBe(1);
    });

  test('lets photographs and sheets go with their deck', async () => {
    const { page } = await visit({}, '', () => {
      const live = new Set<string>();
      Object.assign(window, { live });
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = thing => {
        const url = createObjectURL(thing);
        live.add(url);
        return url;
      };
      URL.revokeObjectURL = url => {
        live.delete(url);
        revokeObjectURL(url);
      };
    });
    await sheetsReady(page);
    const old = async () =>
      page.evaluate(() => {
        const shown = new Set([...document.images].map(({ src }) => src));
        const { live } = window as unknown as { readonly live: ReadonlySet<string> };
        return [...live].filter(url => !shown.has(url)).length;
      });
    await openPictures(page);
    const photos = [20, 140, 260].map(async hue =>
      upload(`${hue}.jpg`, await sharp(scene(hue)).jpeg().toBuffer()),
    );
    await bring(page, ...(await Promise.all(photos)));
    await page.locator('.photo img').nth(2).waitFor();
    await sheetsReady(page);
    await beginDeck(page);
    await expect.poll(old).toBeLessThan(4);
    await settles();
  });
});

test('a page with nothing to do lies still', async () => {
  const { page } = await visit({ reducedMotion: 'no-preference' });
  await sheetsReady(page);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
