import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, inject, onTestFinished } from 'vitest';
import { openBrowser } from './browser.fixture.js';

export { closeBrowser } from './browser.fixture.js';

export interface Visit {
  readonly page: Page;
  /** The address of every request, blobs left out. */
  readonly requests: readonly string[];
  /** Errors that reached the console. */
  readonly faults: readonly string[];
}

/**
 * Opens the page as a new person does, with nothing kept from before; `hash` follows the address, and `before` runs in
 * the page ahead of everything else.
 */
export async function visit(
  options: BrowserContextOptions = {},
  hash = '',
  before = () => {},
): Promise<Visit> {
  const opened = await open(options, hash, before);
  onTestFinished(() => opened.page.context().close());
  return opened;
}

/**
 * One visit for all journeys of a file or a `describe`, which saves the time to open the page: each goes on where the
 * one before it left the page. One that fails, or leaves a fault in the console, ends the visit, and the next begins anew.
 */
export function oneVisit(options: BrowserContextOptions = {}, hash = ''): () => Page {
  let shared: Visit | undefined;
  const leave = async () => {
    await shared?.page.context().close();
    shared = undefined;
  };
  beforeEach(async () => {
    shared ??= await open(options, hash);
    await sheetsReady(shared.page);
  });
  afterEach(async ({ task }) => {
    const faults = shared?.faults ?? [];
    if (task.result?.state === 'fail' || faults.length > 0) await leave();
    expect(faults).toEqual([]);
  });
  afterAll(leave);
  return () => (shared as Visit).page;
}

async function open(options: BrowserContextOptions, hash: string, before = () => {}): Promise<Visit> {
  const context = await (await openBrowser()).newContext({
    locale: 'en',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    ...options,
  });
  const page = await context.newPage();
  const requests: string[] = [];
  const faults: string[] = [];
  context.on('request', request => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  context.on('console', message => message.type() === 'error' && faults.push(message.text()));
  context.on('weberror', fault => faults.push(String(fault.error())));
  await page.addInitScript(before);
  await page.goto(`${inject('address')}${hash}`);
  return { page, requests, faults };
}

/** Waits until the sheets of the deck are laid out and the first is drawn. */
export async function sheetsReady(page: Page): Promise<void> {
  await page.locator('[data-standing="ready"]').waitFor();
  // On a phone the sheets are below the words.
  await page.evaluate(() => document.querySelector('img.page')?.scrollIntoView({ block: 'nearest' }));
  await page.locator('img.page[src]').first().waitFor();
}

/** A screenshot to look at, in `output/studio/`, which is never committed. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../../../output/studio');
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
