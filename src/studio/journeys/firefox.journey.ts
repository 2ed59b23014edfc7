import { createHash } from 'node:crypto';
import fs from 'node:fs';
import puppeteer from 'puppeteer-core';
import { expect, inject, test } from 'vitest';
import { Desk } from '../../cli/cli.fixture.js';

/** Where Debian and others put Firefox; `FIREFOX` names another. Playwright drives only a Firefox of its own. */
const FIREFOX = [
  process.env.FIREFOX,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
].find(place => place !== undefined && fs.existsSync(place));

if (FIREFOX === undefined)
  console.warn('There is no Firefox here (FIREFOX may name one): the journey in Firefox is NOT run.');

const desk = new Desk();

test.skipIf(FIREFOX === undefined)(
  'Firefox makes the files of the command line',
  async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      ...(FIREFOX === undefined ? {} : { executablePath: FIREFOX }),
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'fa' },
    });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', fault => faults.push(String(fault)));
      page.on('console', message => message.type() === 'error' && faults.push(message.text()));
      await page.goto(inject('address'));
      await page.waitForSelector('[data-standing="ready"]', { timeout: 60_000 });
      await page.click('button.take');
      await page.waitForSelector('dialog[data-taking="ready"]', { timeout: 60_000 });
      const sums = await page.$eval('[data-code="sums"]', code => code.textContent ?? '');
      desk.deckwright('print', '--locale', 'fa', '--no-contact', '--no-verify', '--out', 'out');
      const expected = desk
        .names('out')
        .filter(name => /\.pdf$|manifest\.json$/.test(name))
        .map(name => {
          const bytes = fs.readFileSync(`${desk.folder}/out/${name}`);
          return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
        });
      expect(expected.length).toBeGreaterThan(5);
      expect(sums.trim().split('\n').sort()).toEqual(expected.sort());
      expect(faults).toEqual([]);
    } finally {
      await browser.close();
    }
  },
  180_000,
);
