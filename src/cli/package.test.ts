import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, deflateRawSync } from 'node:zlib';
import { build as buildPage } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from './cli.fixture.js';

const { files, bin } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

test('the package holds the program, its data and its documents, and no page for a web space', () => {
  const named = (files as string[]).filter(name => !name.startsWith('!'));
  // The pressed fonts are made when npm packs it.
  const there = named.filter(name => name !== 'dist/fonts');
  expect(there.filter(name => !fs.existsSync(path.join(ROOT, name)))).toEqual([]);
  expect(named.some(name => bin.deckwright.startsWith(`${name}/`))).toBe(true);
  expect(['dist', 'src', 'scripts', 'output'].filter(name => named.includes(name))).toEqual([]);
});

test('every font is in the package, as it is or, if it is large, pressed', () => {
  const fonts = fs.readdirSync(path.join(ROOT, 'fonts')).filter(name => name.endsWith('.ttf'));
  const leftOut = (files as string[])
    .filter(name => name.startsWith('!fonts/'))
    .map(name => new RegExp(`^${name.slice('!fonts/'.length).replace('?', '.')}$`));
  const isLarge = (name: string) => fs.statSync(path.join(ROOT, 'fonts', name)).size >= 2 ** 20;
  expect(fonts.filter(name => leftOut.some(pattern => pattern.test(name)))).toEqual(fonts.filter(isLarge));
});

test.each([
  ['tiny-inflate', 'inflate.cjs', deflateRawSync],
  ['brotli/decompress.js', 'brotli.cjs', brotliCompressSync],
])('in place of %s, the bundle unpacks the same by zlib', (name, standIn, pack) => {
  const require = createRequire(import.meta.url);
  const unpack: (packed: Uint8Array, out: unknown) => Uint8Array = require(
    path.join(ROOT, 'scripts/bundle', standIn),
  );
  const font = fs.readFileSync(path.join(ROOT, 'fonts/Vazirmatn-Regular.ttf')).subarray(0, 20_000);
  // Unpacked tables are numbers, read from the beginning of their buffer.
  const out = () => (pack === deflateRawSync ? new Uint8Array(font.length) : font.length);
  const { buffer } = unpack(pack(font), out());
  expect(font.equals(new Uint8Array(buffer))).toBe(true);
  expect(font.equals(require(name)(pack(font), out()))).toBe(true);
  expect(() => unpack(pack(font).subarray(0, 99), out())).toThrow();
});

describe('a program that is built anew', () => {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-build-'));
  const within = (name: string) => path.join(project, name);
  const builds = () => fs.readdirSync(within('dist/cli')).filter(name => /^\w+$/.test(name));
  const build = (says: string) => {
    fs.writeFileSync(within('src/cli/later.ts'), `export const says = ${JSON.stringify(says)};\n`);
    const { status, stderr } = spawnSync(process.execPath, [within('scripts/build.mjs')], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  };
  /** Starts the program, which loads the rest of itself when it hears a line. */
  const start = async () => {
    const run = spawn(process.execPath, [within('dist/cli/main.js')], { stdio: 'pipe' });
    let told = '';
    for (const stream of [run.stdout, run.stderr])
      stream.on('data', data => {
        told += String(data);
      });
    await new Promise(resolve => run.stdout.once('data', resolve));
    return async () => {
      run.stdin.end('go on\n');
      await new Promise(resolve => run.once('close', resolve));
      return told;
    };
  };

  beforeAll(() => {
    fs.mkdirSync(within('src/cli/readback'), { recursive: true });
    fs.mkdirSync(within('src/cli/raster'), { recursive: true });
    for (const folder of ['scripts', 'templates', 'fonts']) fs.mkdirSync(within(folder));
    fs.copyFileSync(path.join(ROOT, 'scripts/build.mjs'), within('scripts/build.mjs'));
    fs.copyFileSync(path.join(ROOT, 'package.json'), within('package.json'));
    fs.symlinkSync(path.join(ROOT, 'node_modules'), within('node_modules'), 'junction');
    const main = `
      console.log('begun');
      process.stdin.once('data', () => {
        import('./later.js').then(({ says }) => console.log(says));
      });`;
    fs.writeFileSync(within('src/cli/main.ts'), main);
    for (const name of ['readback/reader', 'raster/preparer'])
      fs.writeFileSync(within(`src/cli/${name}.ts`), '');
  });
  afterAll(() => {
    fs.rmSync(project, { recursive: true, force: true });
  });

  test('goes on as it began, and the next run is the new one', async () => {
    build('old');
    const before = await start();
    build('new');
    const after = await start();
    expect([await before(), await after()]).toEqual(['begun\nold\n', 'begun\nnew\n']);
  });

  test('is packed without the builds before it', () => {
    expect(builds()).toHaveLength(2);
    const packing = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: project,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [{ files: packed }] = JSON.parse(packing.stdout);
    const names = (packed as { path: string }[])
      .map(file => file.path)
      .filter(name => /^dist\/cli/.test(name));
    expect(new Set(names.map(name => name.split('/')[2])).size).toBe(2);
    expect(names).toContain('dist/cli/main.js');
  });

  test('keeps the build before it for a day', () => {
    const old = builds();
    const before = new Date(Date.now() - 2 * 86_400_000);
    for (const name of old) fs.utimesSync(within(`dist/cli/${name}`), before, before);
    build('newer');
    // The one that was replaced now may still be running.
    expect(builds()).toHaveLength(2);
    expect(old.filter(name => builds().includes(name))).toHaveLength(1);
  });
});

test('a page that is built anew takes the place of the one before once it is whole', async () => {
  const { builtAside } = await import(path.join(ROOT, 'scripts/studio/aside.mjs'));
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-page-'));
  const within = (name: string) => path.join(project, name);
  const names = (folder: string) => (fs.existsSync(within(folder)) ? fs.readdirSync(within(folder)) : []);
  const seen: string[][] = [];
  const make = (fails = false) =>
    buildPage({
      configFile: false,
      root: project,
      logLevel: 'silent',
      build: { outDir: 'dist/page' },
      plugins: [
        {
          name: 'last-step',
          closeBundle() {
            seen.push(names('dist/page'));
            if (fails) throw new Error('the last step');
          },
        },
        builtAside(),
      ],
    });
  fs.writeFileSync(within('index.html'), '<p>A page</p>');
  await make();
  fs.writeFileSync(within('dist/page/old.html'), 'old');
  await expect(make(true)).rejects.toThrow('the last step');
  expect(names('dist/page')).toEqual(['index.html', 'old.html']);
  await make();
  expect(seen).toEqual([[], ['index.html', 'old.html'], ['index.html', 'old.html']]);
  expect(names('dist/page')).toEqual(['index.html']);
  fs.rmSync(project, { recursive: true });
});
