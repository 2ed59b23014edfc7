import type { Locator, Page } from 'playwright-core';
import { beginDeck } from './decks.fixture.js';

export interface Upload {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const upload = (name: string, bytes: Uint8Array | string): Upload => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** A photograph of 1200 x 900 pixels, as SVG: a disc of a colour of its own. */
export const scene = (hue: number, x = 300) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="hsl(${hue},40%,75%)"/><circle cx="${x}" cy="450" r="180" fill="hsl(${hue + 180},80%,40%)"/></svg>`,
  );

/** Lays a new deck of pictures on the desk, without photographs, and opens their view. */
export async function openPictures(page: Page): Promise<Page> {
  await beginDeck(page);
  await page.getByRole('combobox', { name: 'Game' }).first().selectOption('pictures');
  await page.getByRole('button', { name: 'Pictures', exact: true }).first().click();
  return page;
}

export async function bring(page: Page, ...files: readonly Upload[]): Promise<void> {
  await page
    .locator('.pictures-view .drop input[type=file]')
    .first()
    .setInputFiles([...files]);
}

/** Drags the middle of a thing by so many pixels. */
export async function drag(page: Page, thing: Locator, x: number, y: number): Promise<void> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('Nothing to drag.');
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x, top + y, { steps: 5 });
  await page.mouse.up();
}
