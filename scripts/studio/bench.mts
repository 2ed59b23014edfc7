// Times the page in a real browser: npm run bench:studio
// First paint, what is loaded for it, an edit until its sheet shows it, whole boxes beside the command line, and memory.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../src/studio/journeys/fixtures/browser.fixture.js';
import { memoryOfPages } from '../../src/studio/journeys/fixtures/memory.fixture.js';
import { serve } from '../../src/studio/journeys/fixtures/serve.fixture.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'dist/studio');
const RUNS = 5;
const EDITS = 15;
const [MB, KB] = [1024 * 1024, 1024];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value: number) => `${Math.round(value)} ms`;
const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`;
const kilo = (value: number) => `${Math.round(value / KB)} kB`;
const mega = (value: number) => `${(value / MB).toFixed(1)} MB`;
/** A line of the table: a measure as people read it, and the most that it may be. */
const tell = (
  what: string,
  value: number,
  shown: (value: number) => string,
  most = Number.POSITIVE_INFINITY,
) => {
  const limit = Number.isFinite(most) ? `at most ${shown(most)}${value > most ? ', MISSED' : ''}` : '';
  console.log(`${what.padEnd(52)} ${shown(value).padStart(10)} ${limit}`);
};

const { address, close } = await serve(PAGE);
const browser: Browser = await openBrowser();

/** A page that nobody has opened before. */
async function fresh(locale: string, waitForSheets = true): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  if (waitForSheets) {
    await page.locator('[data-standing="ready"]').waitFor();
    await page.locator('img.page[src]').first().waitFor();
  }
  return page;
}

async function firstPaint(): Promise<void> {
  const [paints, sheets]: number[][] = [[], []];
  for (let i = 0; i < RUNS; i++) {
    const page = await fresh('zh-HK', false);
    await page.locator('img.page[src]').first().waitFor();
    sheets.push(await page.evaluate(() => performance.now()));
    const paint = '(performance.getEntriesByName("first-contentful-paint")[0] ?? {}).startTime';
    paints.push(await page.evaluate<number>(paint));
    await page.context().close();
  }
  tell('first paint', median(paints), ms);
  tell('first sheet (Cantonese)', median(sheets), seconds, 1500);
}

/** What index.html asks for before anything is painted: its scripts and those that they import at once. */
function scriptOfFirstPaint(): number {
  const html = fs.readFileSync(path.join(PAGE, 'index.html'), 'utf8');
  const wanted = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name);
  const seen = new Set<string>();
  for (const name of wanted) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = fs.readFileSync(path.join(PAGE, name), 'utf8');
    for (const [, other] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      wanted.push(`assets/${other}`);
  }
  return [...seen].reduce((sum, name) => sum + gzipSync(fs.readFileSync(path.join(PAGE, name))).length, 0);
}

/** Bytes of everything that is fetched until the sheets of a language are there, gzipped where a host would do so. */
async function loaded(locale: string): Promise<number> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  const names = new Set<string>();
  context.on('request', request => {
    if (request.url().startsWith(address)) names.add(request.url().slice(address.length) || 'index.html');
  });
  await page.goto(address);
  await page.locator('[data-standing="ready"]').waitFor();
  await context.close();
  const files = [...names].map(name => path.join(PAGE, name)).filter(file => fs.existsSync(file));
  return files.reduce((sum, file) => {
    const bytes = fs.readFileSync(file);
    return sum + (file.endsWith('.bin') ? bytes.length : gzipSync(bytes).length);
  }, 0);
}

/** From a letter that is typed until the sheet with it is a loaded picture. */
async function editToSheet(locale: string): Promise<number> {
  const page = await fresh(locale);
  const cell = page.locator('td[data-column="word"]').first();
  await cell.click();
  await page.waitForTimeout(500);
  await page.keyboard.press('Enter');
  const times: number[] = [];
  for (let i = 0; i < EDITS; i++) {
    // An expression that ends in a promise would be waited for.
    await page.evaluate(`void (window.changed = new Promise(done => {
      let typed;
      const before = new Set([...document.images].map(({ src }) => src));
      addEventListener('input', () => { typed ??= performance.now(); }, { capture: true, once: true });
      const watcher = new MutationObserver(() => {
        const image = [...document.querySelectorAll('img.page')].find(({ src }) => !before.has(src));
        if (!image || typed === undefined) return;
        watcher.disconnect();
        image.decode().finally(() => done(performance.now() - typed));
      });
      watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] });
    }))`);
    await page.keyboard.type(i % 2 === 0 ? 'x' : 'y');
    times.push(await page.evaluate<number>('window.changed'));
    await page.waitForTimeout(300);
  }
  await page.context().close();
  return median(times);
}

/** From the red button until everything is made, read back and offered; and the same on the command line. */
async function box(
  game: string,
  locale: string,
  language: string,
): Promise<{ page: number; command: number; peak: number | undefined }> {
  const page = await fresh(language);
  const select = page.locator('.head select').filter({ has: page.locator(`option[value="${game}"]`) });
  await select.first().selectOption(game);
  await page.locator('[data-standing="ready"]').waitFor();
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const start = performance.now();
    await page.locator('button.take').click();
    await page.locator('dialog[data-taking="ready"]').waitFor();
    times.push(performance.now() - start);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(500);
  }
  const peak = (await memoryOfPages())?.peak;
  await page.context().close();
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-bench-'));
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'dist/cli/main.js'), 'print', game, '--locale', locale, '--out', out],
    { encoding: 'utf8' },
  );
  const command = performance.now() - start;
  if (status !== 0) throw new Error(stderr);
  fs.rmSync(out, { recursive: true });
  return { page: median(times), command, peak };
}

await firstPaint();
tell('script before first paint, gzip', scriptOfFirstPaint(), kilo, 130 * KB);
for (const [name, locale] of Object.entries({ Cantonese: 'zh-HK', Persian: 'fa', English: 'en' }))
  tell(`loaded until its sheets are there (${name})`, await loaded(locale), mega, 2 * MB);
for (const [name, locale] of Object.entries({ Cantonese: 'zh-HK', Persian: 'fa' }))
  tell(`a typed letter until its sheet (400 words, ${name})`, await editToSheet(locale), ms, 120);
const persian = await box('codenames', 'fa', 'fa');
tell('the Persian box, made and read back', persian.page, seconds, 1500);
tell('  on the command line, with contact sheet', persian.command, seconds);
const duet = await box('duet', 'yue', 'zh-HK');
tell('the Cantonese game for two, made and read back', duet.page, seconds, 3000);
tell('  on the command line, with contact sheet', duet.command, seconds);
const peak = Math.max(persian.peak ?? 0, duet.peak ?? 0);
if (peak > 0) tell('peak memory of the page and its workers', peak, mega, 500 * MB);
await browser.close();
await close();
