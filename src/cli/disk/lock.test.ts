import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OutputFolder } from './output-folder.js';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-lock-'));
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const print = async (name: string) => {
  const output = await OutputFolder.open(folder, 'deck');
  try {
    await output.stage(name, [Buffer.from(name)]);
    await output.commit();
  } finally {
    output.close();
  }
};

test('parts of a batch that end at the same time are all in the ledger', async () => {
  const names = Array.from({ length: 8 }, (_, i) => `keys-${i}.pdf`);
  await Promise.all(names.map(print));
  const ledger = JSON.parse(fs.readFileSync(path.join(folder, '.deckwright.json'), 'utf8'));
  expect(Object.keys(ledger).sort()).toEqual(names);
  expect(fs.readdirSync(folder).sort()).toEqual(['.deckwright.json', ...names]);
});

test('a lock left behind by a killed run blocks nobody', async () => {
  const lock = path.join(folder, '.deckwright.json.lock');
  fs.mkdirSync(lock);
  const before = new Date(Date.now() - 60_000);
  fs.utimesSync(lock, before, before);
  await print('keys.pdf');
  expect(fs.readdirSync(folder).sort()).toEqual(['.deckwright.json', 'keys.pdf']);
});

test('a run waits for a lock that another run holds', async () => {
  const lock = path.join(folder, '.deckwright.json.lock');
  fs.mkdirSync(lock);
  setTimeout(() => fs.rmdirSync(lock), 300);
  await print('keys.pdf');
  expect(fs.existsSync(path.join(folder, 'keys.pdf'))).toBe(true);
});
