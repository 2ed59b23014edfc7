import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { keepCompiled, launch } from './launch.js';

interface Program {
  readonly greet: () => string;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-launch-'));

function programOf(name: string): URL {
  const file = path.join(folder, name);
  fs.writeFileSync(file, "exports.greet = () => require('tail')('deck');\n");
  return pathToFileURL(file);
}

/** What the program asks for is handed to it. */
const start = (file: URL, kind: string) =>
  launch<Program>(file, kind, { tail: Promise.resolve((text: string) => `${text}!`) });

describe('a program', () => {
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test('runs as it stands, and again with the code that was kept', async () => {
    const file = programOf('again.cjs');
    const first = await start(file, 'print');
    expect([first.cached, first.exports.greet()]).toEqual([false, 'deck!']);
    keepCompiled(first);
    const second = await start(file, 'print');
    expect([second.cached, second.exports.greet()]).toEqual([true, 'deck!']);
  });

  test('keeps the code of each kind of run for itself', async () => {
    const file = programOf('kinds.cjs');
    keepCompiled(await start(file, 'print'));
    expect((await start(file, 'keys-deal')).cached).toBe(false);
    expect((await start(file, 'print')).cached).toBe(true);
  });

  test('runs where what was kept is damaged, and keeps it anew', async () => {
    const file = programOf('damaged.cjs');
    const cache = `${path.join(folder, 'damaged.cjs')}.print.cache`;
    fs.writeFileSync(cache, 'not this');
    const run = await start(file, 'print');
    expect([run.cache, run.cached, run.exports.greet()]).toEqual([cache, false, 'deck!']);
    keepCompiled(run);
    expect(fs.statSync(cache).size).toBeGreaterThan(100);
  });

  test('runs in a folder that may not be written to', async () => {
    const first = await start(programOf('read-only.cjs'), 'print');
    expect(() => keepCompiled({ ...first, cache: path.join(folder, 'none', 'cache') })).not.toThrow();
  });
});
