import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { comesBack, kept } from '../fixtures/decks.fixture.js';
import { BEACH, bring, drag, openPictures, scene, upload } from '../fixtures/pictures.fixture.js';
import { choose } from '../fixtures/take.fixture.js';
import { closeBrowser, linkTo, look, oneVisit, visit, WORDS_ALONE } from '../fixtures/visit.fixture.js';

afterAll(closeBrowser);

/** The colours of `scene(20)`. */
const COLOURS = [
  [217, 187, 166],
  [20, 136, 184],
] as const;
const SMALL = await sharp(scene(140, 900)).resize(300).png().toBuffer();

/** On which side of the beach its disc is, on the first sheet, and how the picture is held. */
function discOnSheet(page: Page): Promise<readonly string[]> {
  const sheet = page.locator('img.page[src]').first();
  return sheet.evaluate(async (image: HTMLImageElement, [sky, disc]) => {
    await image.decode();
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    const pen = new OffscreenCanvas(width, height).getContext('2d');
    pen?.drawImage(image, 0, 0);
    const data = pen?.getImageData(0, 0, width, height).data ?? [];
    const boxOf = (...colours: readonly (readonly number[])[]) => {
      const box = { left: width, right: 0, top: height, bottom: 0 };
      for (let i = 0; i < width * height; i++) {
        if (!colours.some(each => each.every((value, c) => Math.abs(value - data[4 * i + c]) < 12))) continue;
        const [x, y] = [i % width, Math.floor(i / width)];
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
      }
      return box;
    };
    const [all, part] = [boxOf(sky, disc), boxOf(disc)];
    const spare = Object.entries({
      left: part.left - all.left,
      right: all.right - part.right,
      top: part.top - all.top,
      bottom: all.bottom - part.bottom,
    });
    const [nearest] = spare.sort(([, a], [, b]) => a - b)[0];
    return [nearest, all.right - all.left > all.bottom - all.top ? 'lying' : 'standing'];
  }, COLOURS);
}

describe('pictures on the page', () => {
  const visited = oneVisit({}, linkTo(WORDS_ALONE));

  test('photographs come into the deck, and one with few pixels says so beside it', async () => {
    const page = await openPictures(visited());
    await bring(
      page,
      upload('beach.jpg', BEACH),
      upload('small.png', SMALL),
      upload('drawing.svg', scene(250, 600)),
    );
    await page.getByText('3 photographs added.').waitFor();
    await page.getByRole('checkbox', { name: 'Pictures that come with Deckwright' }).uncheck();
    await page.locator('.photo-problem.warning', { hasText: 'Few pixels' }).waitFor();
    await page.locator('.desk-head, .table').getByText('2', { exact: false }).first().waitFor();
    await look(page, 'pictures-own');
  });

  test('photographs wait while another game lies on the desk', async () => {
    const page = await openPictures(visited());
    await bring(page, upload('beach.jpg', BEACH), upload('drawing.svg', scene(250, 600)));
    const shipped = page.getByRole('checkbox', { name: 'Pictures that come with Deckwright' });
    await shipped.uncheck();
    await choose(page, 'duet');
    await choose(page, 'pictures');
    await page.getByRole('button', { name: 'Pictures', exact: true }).first().click();
    await expect.poll(() => page.locator('.photos > li').count()).toBe(2);
    expect(await shipped.isChecked()).toBe(false);
  });

  test('what is no photograph stays out, in the words of the command line', async () => {
    const page = await openPictures(visited());
    await bring(
      page,
      upload('zero.jpg', ''),
      upload('program.jpg', 'MZ\u0090\0'),
      upload('half.jpg', BEACH.subarray(0, BEACH.length / 2)),
      upload(
        'script.svg',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>document.title = "harm"</script></svg>',
      ),
      upload('beach.jpg', BEACH),
      upload('Beach.jpg', SMALL),
    );
    const refused = page.locator('.refused');
    await refused.getByText('differs from').waitFor();
    for (const words of ['it has no bytes', 'this is a program', 'be opened', 'contains a script'])
      await expect.poll(() => refused.innerText()).toContain(words);
    expect(await page.locator('.photos > li').count()).toBe(1);
    expect(await page.title()).not.toContain('harm');
  });

  test('what is kept of a photograph is moved with the keyboard alone', async () => {
    const page = await openPictures(visited());
    await bring(page, upload('beach.jpg', BEACH));
    await page.locator('.photo').focus();
    await page.keyboard.press('Enter');
    const editor = page.getByRole('dialog', { name: 'A photograph' });
    const frame = editor.getByRole('button', { name: /^What is kept/ });
    await frame.focus();
    for (let i = 0; i < 8; i++) await page.keyboard.press('+');
    const closer = editor.getByRole('slider', { name: 'Closer' });
    await expect.poll(() => closer.getAttribute('aria-valuetext')).toBe('2.15 ×');
    const left = editor.getByLabel('From the left, %');
    await left.fill('40');
    await frame.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowUp');
    // A fifth of the frame's width, which is 80.7 % of the photograph's at first.
    await expect.poll(() => left.inputValue()).toBe('47.5');
    await editor.getByLabel('Caption').fill('Where we lost the kite');
    await look(page, 'pictures-editor');
    await page.keyboard.press('Escape');
    await page.locator('.photo', { hasText: 'Where we lost the kite' }).waitFor();
  });

  test('what is kept is dragged, by its corners too, and a warning follows when few pixels are left', async () => {
    const page = await openPictures(visited());
    await bring(page, upload('beach.jpg', BEACH));
    await page.locator('.photo').click();
    const editor = page.getByRole('dialog', { name: 'A photograph' });
    const slider = editor.getByRole('slider', { name: 'Closer' });
    await editor.getByText('Sharp enough: 300 dpi').waitFor();
    await drag(page, editor.locator('[data-corner="2"]'), -240, -200);
    await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(1.6);
    await drag(page, editor.locator('.crop-frame'), 60, 90);
    await editor.getByRole('button', { name: 'Keep less' }).click();
    const zoom = Number(await slider.inputValue());
    await slider.fill('4');
    await editor.getByText(/Few pixels: 1\d\d dpi in print/).waitFor();
    await look(page, 'pictures-cut');
    await editor.getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('.photo-problem.warning', { hasText: /Few pixels: 1\d\d dpi/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.photo-problem.warning').waitFor({ state: 'detached' });
    expect(zoom).toBeLessThan(4);
  });
});

describe('a photograph that lies on its side', () => {
  test('is turned with a button, stays so after a reload, and is printed so', async () => {
    const { page, faults } = await visit({}, linkTo(WORDS_ALONE));
    await openPictures(page);
    await bring(page, upload('beach.jpg', BEACH));
    await page.getByText('1 photograph added.').waitFor();
    await page.getByRole('checkbox', { name: 'Pictures that come with Deckwright' }).uncheck();
    await page.locator('.photo').click();
    const editor = page.getByRole('dialog', { name: 'A photograph' });
    await editor.getByLabel('From the left, %').fill('20');
    await page.keyboard.press('Tab');
    const turn = editor.getByRole('button', { name: 'Turn by 90°' });
    await turn.focus();
    await page.keyboard.press('Enter');
    await editor.getByText('Turned 90° clockwise').waitFor();
    // What was kept on the left is at the top now.
    await expect.poll(() => editor.getByLabel('From the top, %').inputValue()).toBe('20');
    expect(await turn.evaluate(button => button === document.activeElement)).toBe(true);
    await look(page, 'pictures-turned');
    await editor.getByLabel('How it fills the card').selectOption({ label: 'Show whole' });
    await page.keyboard.press('Escape');
    await expect.poll(() => discOnSheet(page)).toEqual(['top', 'standing']);

    await kept(page);
    await comesBack(page);
    await page.getByRole('button', { name: 'Pictures', exact: true }).first().click();
    await page.locator('.photos').getByText('Turned 90° clockwise').waitFor({ state: 'attached' });
    await expect.poll(() => discOnSheet(page)).toEqual(['top', 'standing']);
    // Presses in a hurry all count.
    const onCard = page.getByRole('button', { name: 'Turn beach.jpg by 90° clockwise' });
    await onCard.click();
    await onCard.click();
    await page.locator('.photos').getByText('Turned 270° clockwise').waitFor({ state: 'attached' });
    await expect.poll(() => discOnSheet(page)).toEqual(['bottom', 'standing']);
    await look(page, 'pictures-turned-card');
    await onCard.click();
    await expect.poll(() => discOnSheet(page)).toEqual(['left', 'lying']);
    expect(faults).toEqual([]);
  });
});
