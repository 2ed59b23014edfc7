import fs from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian, macOS and Windows put Chromium; `CHROMIUM` names another. */
const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

let browser: Promise<Browser> | undefined;

/** The browser of this process, opened once. Throws where there is none. */
export function openBrowser(): Promise<Browser> {
  const executablePath = PLACES.find(place => place !== undefined && fs.existsSync(place));
  if (executablePath === undefined)
    throw new Error(
      'There is no Chromium here. Install it (Debian: apt-get install chromium), or name it in CHROMIUM.',
    );
  // Root, as on most CI machines, can't use the sandbox.
  browser ??= chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
