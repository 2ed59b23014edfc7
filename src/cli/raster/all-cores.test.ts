import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PictureWish } from '../../platform.js';
import { buildFolder, Desk } from '../cli.fixture.js';
import { AllCores } from './all-cores.js';
import { prepare } from './prepare.js';

const desk = new Desk();
const PREPARER = path.join(buildFolder(), 'preparer.js');
const WISH: PictureWish = {
  width: 300,
  height: 300,
  fit: 'crop',
  look: 'colour',
  ground: '#ffffff',
  bytes: 200_000,
};
const MANY = 16;

let large: Uint8Array;
beforeAll(async () => {
  const ground = { width: 2400, height: 1800, channels: 3, background: '#c81e1e' } as const;
  large = await sharp({ create: ground }).png().toBuffer();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const file = (name: string) => path.join(desk.folder, name);
const prepareAll = (cores: AllCores, count: number) =>
  Promise.all(Array.from({ length: count }, () => cores.prepare(large, WISH)));

/** A program that notes in `started` that it was started. */
function noting(more = ''): string {
  desk.write(
    'noting.mjs',
    `import fs from 'node:fs';\nfs.writeFileSync(${JSON.stringify(file('started'))}, '');\n${more}`,
  );
  return file('noting.mjs');
}

describe('on eight cores', () => {
  test('more than four pictures are decoded at once, to the same bytes', async () => {
    desk.write(
      'watch.mjs',
      `import fs from 'node:fs';
      import sharp from ${JSON.stringify(pathToFileURL(createRequire(import.meta.url).resolve('sharp')))};
      const counts = [];
      setInterval(() => counts.push(sharp.counters().process), 1).unref();
      process.on('exit', () => fs.writeFileSync(${JSON.stringify(file('counts'))}, JSON.stringify(counts)));`,
    );
    vi.stubEnv('NODE_OPTIONS', `--import ${pathToFileURL(file('watch.mjs'))}`);
    const [alone, many] = await Promise.all([
      prepare(large, WISH),
      prepareAll(new AllCores(8, PREPARER), MANY),
    ]);
    for (const each of many) {
      expect(Buffer.compare(each?.jpeg as Uint8Array, alone?.jpeg as Uint8Array)).toBe(0);
      expect(each).toMatchObject({ width: 300, height: 300, pixels: { length: 300 * 300 * 3 } });
    }
    // The process ends by itself when it has nothing to do.
    await vi.waitFor(() => expect(fs.existsSync(file('counts'))).toBe(true), 5000);
    const counts = (JSON.parse(fs.readFileSync(file('counts'), 'utf8')) as number[]).filter(
      count => count > 0,
    );
    // One that is done counts until it is fetched: no single moment tells.
    expect(counts.filter(count => count > 4).length).toBeGreaterThan(counts.length / 4);
  });

  test('four pictures need no other process', async () => {
    const made = await prepareAll(new AllCores(8, noting()), 4);
    expect(made.filter(each => each !== undefined)).toHaveLength(4);
    expect(desk.names('.')).toEqual(['noting.mjs']);
  });

  test('a damaged picture is refused, and no other', async () => {
    const cores = new AllCores(8, PREPARER);
    const files = Array.from({ length: 8 }, (_, i) =>
      i % 3 === 2 ? large.subarray(0, large.length / 2) : large,
    );
    const made = await Promise.all(files.map(bytes => cores.prepare(bytes, WISH)));
    expect(made.map(each => each === undefined)).toEqual(files.map(bytes => bytes !== large));
  });

  test.each([
    ['at once', 'process.exit(1);'],
    ['when it is asked', "process.on('message', () => process.kill(process.pid, 'SIGKILL'));"],
  ])('pictures are prepared all the same if the other process ends %s', async (_, more) => {
    const cores = new AllCores(8, noting(more));
    for (const count of [8, 6]) {
      const made = await prepareAll(cores, count);
      expect(made.filter(each => each !== undefined)).toHaveLength(count);
    }
    expect(desk.names('.')).toContain('started');
  });

  test('the other process ends with the program, however that ends', async () => {
    desk.write('large.png', large);
    desk.write(
      'program.mjs',
      `import { fork } from 'node:child_process';
      import fs from 'node:fs';
      const child = fork(${JSON.stringify(PREPARER)}, { serialization: 'advanced' });
      const bytes = fs.readFileSync(${JSON.stringify(file('large.png'))});
      for (let id = 0; id < ${MANY}; id++) child.send({ id, bytes, wish: ${JSON.stringify(WISH)} });
      child.on('message', () => process.kill(process.pid, 'SIGKILL'));`,
    );
    const run = spawn(process.execPath, [file('program.mjs')], { stdio: ['ignore', 'pipe', 'pipe'] });
    let told = '';
    run.stderr.on('data', data => {
      told += String(data);
    });
    run.stdout.resume();
    // Which comes when neither process holds its streams any longer.
    await once(run, 'close');
    expect(told).toBe('');
  });
});

test('on four cores, pictures need no other process', async () => {
  const made = await prepareAll(new AllCores(4, noting()), 8);
  expect(made.filter(each => each !== undefined)).toHaveLength(8);
  expect(desk.names('.')).toEqual(['noting.mjs']);
});
