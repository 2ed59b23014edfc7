import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Desk } from '../../cli/cli.fixture.js';
import { LIMITS, unzip } from '../../deckfile/index.js';
import { sheetsReady } from './visit.fixture.js';

/** Files by their names. */
export type Files = ReadonlyMap<string, Uint8Array>;

export async function choose(page: Page, value: string): Promise<void> {
  const select = page.locator('.head select').filter({ has: page.locator(`option[value="${value}"]`) });
  await select.first().selectOption(value);
  await sheetsReady(page);
}

/** Presses the red button and waits for what comes of it. */
export async function take(page: Page): Promise<string | null> {
  await page.locator('button.take').click();
  return taken(page);
}

export async function taken(page: Page): Promise<string | null> {
  const dialog = page.locator('.take-dialog:not([data-taking="making"], [data-taking="closed"])');
  await dialog.waitFor();
  return dialog.getAttribute('data-taking');
}

export async function closeTaking(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('.take-dialog[open]').waitFor({ state: 'detached' });
}

export async function download(page: Page, link: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: file.suggestedFilename(), bytes: new Uint8Array(fs.readFileSync(await file.path())) };
}

/** Everything that the page offers, as it comes out of the zip. */
export async function downloadAll(page: Page): Promise<Files> {
  const { bytes } = await download(page, page.locator('a.button.primary'));
  return unzip(bytes, 'the zip', LIMITS);
}

/** The line that the page shows, without `npm start --`. */
export async function shownCommand(page: Page): Promise<readonly string[]> {
  const line = (await page.locator('[data-code="command"]').textContent()) ?? '';
  const words = line.match(/"(?:\\.|[^"])*"|\S+/g) ?? [];
  const args = words.map(word => word.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1'));
  return args.slice(args.indexOf('--') + 1);
}

/** The files that the built program writes into `folder`. */
export function made(desk: Desk, folder: string): Files {
  return new Map(
    desk
      .names(folder)
      .filter(name => /\.(pdf|csv)$|-manifest\.json$/.test(name))
      .map(name => [name, new Uint8Array(fs.readFileSync(path.join(desk.folder, folder, name)))]),
  );
}

/** `name sha256`, in the order of the names. */
export function sums(files: Files): readonly string[] {
  const lines = [...files].map(
    ([name, bytes]) => `${name} ${createHash('sha256').update(bytes).digest('hex')}`,
  );
  return lines.sort();
}
