import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { Desk, ROOT } from './cli/cli.fixture.js';

const desk = new Desk();

/** The core for a browser, without a stub and without an alias, HarfBuzz's and PDFium's WebAssembly beside it. */
async function bundle(folder: string): Promise<void> {
  await build({
    entryPoints: [path.join(import.meta.dirname, 'index.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    // HarfBuzz and ICU import them on Node alone.
    external: ['module', 'fs'],
    logLevel: 'error',
  });
  for (const [library, wasm] of [
    ['harfbuzzjs', 'harfbuzz.wasm'],
    ['@embedpdf/pdfium', 'pdfium.wasm'],
  ]) {
    const beside = path.dirname(createRequire(import.meta.url).resolve(library));
    fs.copyFileSync(path.join(beside, wasm), path.join(folder, wasm));
  }
}

test('the core makes the same bytes in a browser as on the command line, and reads them back', async () => {
  const page = path.join(desk.folder, 'page');
  await bundle(page);
  const list = fs.readFileSync(path.join(ROOT, 'wordlists/fa/classic.csv'), 'utf8');
  desk.write('words.csv', list.split('\n').slice(0, 101).join('\n'));
  const fixture = path.join(import.meta.dirname, 'browser.fixture.mjs');
  const ran = spawnSync(process.execPath, [fixture, page, desk.folder], { encoding: 'utf8' });
  expect(ran.stderr).toBe('');
  const made = ran.stdout.trim().split('\n');

  const words = [
    '--locale',
    'fa',
    '--words',
    'words.csv',
    '--only',
    'words',
    '--no-contact',
    '--out',
    'deck',
  ];
  const printed = desk.deckwright('print', ...words).stdout;
  const keys = ['duet', '--count', '16', '--locale', 'fa', '--verify', '--out', 'keys'];
  const dealt = desk.deckwright('keys', 'deal', ...keys).stdout;
  const sums = ['deck', 'keys'].flatMap(folder =>
    desk.names(folder).map(name => {
      const bytes = fs.readFileSync(path.join(desk.folder, folder, name));
      return `${name} ${crypto.createHash('sha256').update(bytes).digest('hex')}`;
    }),
  );
  const proved = [printed, dealt].flatMap(text => text.match(/^Read back .*$/m) ?? []);
  expect([...sums, ...proved]).toEqual(expect.arrayContaining(made));
  // Two PDFs, a manifest and twice what was proved, and no other word to the page.
  expect(made).toHaveLength(5);
});
