import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutputFolder } from './output-folder.js';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-output-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder, { recursive: true, force: true });
});

const FILES = [
  { name: 'words.pdf', bytes: Buffer.from('words') },
  { name: 'keys.pdf', bytes: Buffer.from('keys') },
];

/** Stages files and puts them in place. */
async function commit(output: OutputFolder, files = FILES): Promise<readonly string[]> {
  for (const { name, bytes } of files) await output.stage(name, [bytes]);
  return await output.commit();
}

function refuse(code: string) {
  return () => {
    throw Object.assign(new Error(code), { code, syscall: 'write' });
  };
}

describe('an output folder', () => {
  test('gets all files, and no temporary ones are left', async () => {
    const output = await OutputFolder.open(path.join(folder, 'new', 'deck'), 'deck');
    expect(await commit(output)).toEqual([path.join('deck', 'words.pdf'), path.join('deck', 'keys.pdf')]);
    output.close();
    expect(fs.readdirSync(path.join(folder, 'new', 'deck')).sort()).toEqual([
      '.deckwright.json',
      'keys.pdf',
      'words.pdf',
    ]);
  });

  test('is removed again if it was made for a run that failed', async () => {
    (await OutputFolder.open(path.join(folder, 'new', 'deck'), 'deck')).close();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['EACCES', 'deck: cli.folder-forbidden'],
    ['EROFS', 'deck: cli.folder-forbidden'],
    ['ENOSPC', 'deck: cli.disk-full'],
  ])('that cannot be used (%s) is an error before any work is done', async (code, message) => {
    vi.spyOn(fs, 'mkdtempSync').mockImplementation(refuse(code));
    await expect(OutputFolder.open(folder, 'deck')).rejects.toThrow(message);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test('is unchanged if one of its files cannot be replaced, such as one that is open elsewhere', async () => {
    const first = await OutputFolder.open(folder, 'deck');
    await commit(first);
    first.close();
    const ledger = fs.readFileSync(path.join(folder, '.deckwright.json'), 'utf8');
    const second = await OutputFolder.open(folder, 'deck');
    const rename = fs.renameSync;
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (
        to === path.join(folder, 'keys.pdf') &&
        path.dirname(String(from)) !== folder &&
        !String(from).endsWith('.old')
      )
        refuse('EBUSY')();
      rename(from, to);
    });
    const changed = FILES.map(file => ({ ...file, bytes: Buffer.from('new') }));
    await expect(commit(second, changed)).rejects.toThrow(
      `${path.join('deck', 'keys.pdf')}: cli.file-in-use`,
    );
    second.close();
    expect(FILES.map(({ name }) => fs.readFileSync(path.join(folder, name), 'utf8'))).toEqual([
      'words',
      'keys',
    ]);
    expect(fs.readFileSync(path.join(folder, '.deckwright.json'), 'utf8')).toBe(ledger);
    expect(fs.readdirSync(folder).sort()).toEqual(['.deckwright.json', 'keys.pdf', 'words.pdf']);
  });

  test('with a damaged ledger never replaces a file', async () => {
    fs.writeFileSync(path.join(folder, '.deckwright.json'), 'null');
    fs.writeFileSync(path.join(folder, 'keys.pdf'), 'mine');
    const output = await OutputFolder.open(folder, 'deck');
    await expect(commit(output, FILES)).rejects.toThrow('keys.pdf: cli.file-not-ours');
    output.close();
    expect(fs.readFileSync(path.join(folder, 'keys.pdf'), 'utf8')).toBe('mine');
  });

  test('is unchanged if the disk fills up half-way', async () => {
    const first = await OutputFolder.open(folder, 'deck');
    await commit(first);
    first.close();
    const second = await OutputFolder.open(folder, 'deck');
    const write = fs.writeSync as (...args: unknown[]) => number;
    let left = 1;
    vi.spyOn(fs, 'writeSync').mockImplementation(((...args: unknown[]) => {
      if (left-- === 0) refuse('ENOSPC')();
      return write(...args);
    }) as typeof fs.writeSync);
    const changed = FILES.map(file => ({ ...file, bytes: Buffer.from('new') }));
    await expect(commit(second, changed)).rejects.toThrow('cli.disk-full');
    second.close();
    expect(fs.readFileSync(path.join(folder, 'words.pdf'), 'utf8')).toBe('words');
    expect(fs.readdirSync(folder).sort()).toEqual(['.deckwright.json', 'keys.pdf', 'words.pdf']);
  });
});
