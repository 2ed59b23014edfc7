// Draws the pictures of the page in docs/ in a real browser: npm run studio:pictures
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../../src/studio/journeys/fixtures/browser.fixture.js';
import { serve } from '../../src/studio/journeys/fixtures/serve.fixture.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const docs = (name: string) => path.join(ROOT, 'docs', name);

const { address, close } = await serve(path.join(ROOT, 'dist/studio'));
const browser = await openBrowser();

async function open(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('[data-standing="ready"]').waitFor();
  await page.locator('img.page').first().scrollIntoViewIfNeeded();
  await page.locator('img.page[src]').first().waitFor();
  await page.waitForTimeout(1500);
  return page;
}

async function still(page: Page, name: string): Promise<void> {
  const bytes = await page.screenshot();
  await sharp(bytes).png({ palette: true, quality: 90 }).toFile(docs(name));
  console.log(`docs/${name}`);
}

/** A word is typed, its card follows, and the sheet turns over. */
async function animation(name: string): Promise<void> {
  const page = await open({ locale: 'zh-HK', viewport: { width: 1120, height: 720 } });
  const frames: { readonly bytes: Buffer; readonly delay: number }[] = [];
  const shoot = async (delay: number) => frames.push({ bytes: await page.screenshot(), delay });
  await shoot(1200);
  await page.locator('td[data-column="word"]').nth(6).click();
  await page.waitForTimeout(1200);
  await shoot(900);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  for (const letter of '大笪地') {
    await page.keyboard.insertText(letter);
    await page.waitForTimeout(900);
    await shoot(450);
  }
  await shoot(1200);
  await page.keyboard.press('Escape');
  await page.locator('.desk-tools button, .tools button').first().click();
  for (let i = 0; i < 8; i++) {
    await page.waitForTimeout(60);
    await shoot(80);
  }
  await page.waitForTimeout(900);
  await shoot(1800);
  const images = await Promise.all(
    frames.map(({ bytes }) => sharp(bytes).resize({ width: 960 }).png().toBuffer()),
  );
  await sharp(images, { join: { animated: true } })
    .webp({ delay: frames.map(({ delay }) => delay), loop: 0, quality: 70, effort: 6 })
    .toFile(docs(name));
  console.log(`docs/${name}`);
  await page.context().close();
}

const yue = await open({ locale: 'zh-HK' });
await still(yue, 'studio-yue.png');
await yue.context().close();
const fa = await open({ locale: 'fa' });
await still(fa, 'studio-fa.png');
await fa.context().close();
await animation('studio-yue.webp');
await browser.close();
await close();
