import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readJournal, writeJournal } from './journal.js';
import { OutputFolder } from './output-folder.js';
import { isFileName, JOURNAL, LEDGER, LOCK } from './own-files.js';
import { recover } from './recover.js';
import { enter, makeStaging } from './staging.js';

let work = '';
let folder = '';
beforeEach(() => {
  work = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-hostile-'));
  folder = path.join(work, 'deck');
  fs.mkdirSync(path.join(folder, 'precious'), { recursive: true });
  write('precious/photo.jpg', 'mine');
  write('notes.txt', 'mine');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(work, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), text);
}

const sha256 = (text: string) => crypto.createHash('sha256').update(text).digest('hex');

/** All that is in a folder, with what is in it. */
function contents(at = folder): Readonly<Record<string, string>> {
  const names = fs.readdirSync(at, { recursive: true }).map(String).sort();
  return Object.fromEntries(
    names.map(name => {
      const full = path.join(at, name);
      const stat = fs.lstatSync(full);
      if (stat.isSymbolicLink()) return [name, `-> ${fs.readlinkSync(full)}`];
      return [name, stat.isFile() ? fs.readFileSync(full, 'utf8') : stat.isDirectory() ? '/' : '|'];
    }),
  );
}

async function print(): Promise<void> {
  const output = await OutputFolder.open(folder, 'deck');
  try {
    await output.stage('words.pdf', [Buffer.from('words')]);
    await output.commit();
  } finally {
    output.close();
  }
}

/** Neither a reader nor a printer believes what lies in the folder, and both leave all as it was. */
async function expectRefused(code: string): Promise<void> {
  const before = contents();
  await expect(recover(folder, 'deck')).rejects.toThrow(code);
  await expect(print()).rejects.toThrow(code);
  expect(contents()).toEqual(before);
}

/** A journal as a run of ours writes it, with its staging folder, at `at`; it replaces files by name. */
function forge(at: string, files: Readonly<Record<string, { old?: string; text: string }>>): string {
  const staging = makeStaging(at);
  const ledger = JSON.stringify(
    Object.fromEntries(Object.entries(files).map(([name, { text }]) => [name, sha256(text)])),
  );
  const all: typeof files = { ...files, [LEDGER]: { text: ledger } };
  for (const [name, { text }] of Object.entries(all)) {
    enter(staging, name);
    fs.writeFileSync(path.join(staging, path.basename(name)), text);
  }
  const replacements = Object.entries(all).map(([name, { old, text }]) => [
    name,
    { ...(old === undefined ? {} : { old }), new: sha256(text) },
  ]);
  writeJournal(at, { staging: path.basename(staging), files: Object.fromEntries(replacements) });
  return path.basename(staging);
}

/** Changes the text of the journal in place, so that it stays the file that was made here. */
function rewrite(change: (journal: Record<string, unknown>) => object, sign = true): void {
  const full = path.join(folder, JOURNAL);
  const { sha256: _, ...journal } = JSON.parse(fs.readFileSync(full, 'utf8'));
  const written = change(journal);
  const signed = sign ? { ...written, sha256: sha256(JSON.stringify(written)) } : written;
  fs.writeFileSync(full, JSON.stringify(signed));
}

describe('a journal that somebody else wrote', () => {
  test.each([
    '{',
    'null',
    '7',
    '{"staging":"precious","files":{}}',
    '{"staging":"..","files":{}}',
    '{"format":1,"staging":"precious","files":{}}',
    '{"format":1,"staging":".deckwright-abc123","files":{},"sha256":"0"}',
  ])('removes no folder, and is told as damaged: %s', async text => {
    write(JOURNAL, text);
    await expectRefused('cli.damaged-journal');
  });

  test('of another version is left alone and told', async () => {
    forge(folder, { 'words.pdf': { text: 'theirs' } });
    rewrite(journal => ({ ...journal, format: 2 }));
    await expectRefused('cli.unknown-journal');
  });

  test('that comes with an unzipped folder is left alone and told, however well it is made', async () => {
    const theirs = path.join(work, 'theirs');
    fs.mkdirSync(theirs);
    forge(theirs, { 'notes.txt': { old: sha256('mine'), text: 'theirs' } });
    fs.writeFileSync(path.join(theirs, LEDGER), JSON.stringify({ 'notes.txt': sha256('mine') }));
    fs.cpSync(theirs, folder, { recursive: true });
    await expectRefused('cli.journal-elsewhere');
  });

  test.each([
    ['another folder', 'precious'],
    ['a folder above', '..'],
    ['a folder elsewhere', '/tmp'],
    ['a path', '.deckwright-abc123/../precious'],
    ['a drive of Windows', 'C:deck'],
  ])('with %s as its staging folder is told as damaged', async (_, staging) => {
    forge(folder, { 'words.pdf': { text: 'theirs' } });
    rewrite(journal => ({ ...journal, staging }));
    await expectRefused('cli.damaged-journal');
  });

  test.each([
    '../notes.txt',
    'precious/photo.jpg',
    '',
    '.',
    '..',
    JOURNAL,
    '.deckwright-abc123',
  ])('with a file of the name "%s" is told as damaged', async name => {
    forge(folder, { 'words.pdf': { text: 'theirs' } });
    rewrite(journal => ({
      ...journal,
      files: { [name]: { new: sha256('x') }, ...(journal.files as object) },
    }));
    await expectRefused('cli.damaged-journal');
  });

  test('whose checksum is wrong is told as damaged', async () => {
    forge(folder, { 'words.pdf': { text: 'theirs' } });
    rewrite(journal => ({ ...journal, sha256: sha256('something else') }), false);
    await expectRefused('cli.damaged-journal');
  });
});

describe('even a journal that was made here', () => {
  test('replaces no file that the ledger does not know', async () => {
    forge(folder, { 'notes.txt': { old: sha256('mine'), text: 'theirs' } });
    await expectRefused('cli.file-not-ours');
  });

  test('puts nothing in place that is not what it says', async () => {
    const staging = forge(folder, { 'words.pdf': { text: 'words' } });
    write(path.join(staging, 'words.pdf'), 'something else');
    await expectRefused('cli.damaged-journal');
  });

  test('follows no link to a staging folder', async () => {
    const staging = forge(folder, { 'words.pdf': { text: 'words' } });
    fs.renameSync(path.join(folder, staging), path.join(work, 'elsewhere'));
    fs.symlinkSync(path.join(work, 'elsewhere'), path.join(folder, staging), 'junction');
    await expectRefused('cli.name-taken');
    expect(Object.keys(contents(path.join(work, 'elsewhere')))).toContain('words.pdf');
  });

  test('takes no staging folder that has no mark of ours', async () => {
    const staging = forge(folder, { 'words.pdf': { text: 'words' } });
    fs.rmSync(path.join(folder, staging, '.deckwright.mark'));
    await expectRefused('cli.name-taken');
  });

  test('removes nothing from its staging folder that we did not put there', async () => {
    const staging = forge(folder, { 'words.pdf': { text: 'words' } });
    fs.mkdirSync(path.join(folder, staging, 'precious'));
    write(path.join(staging, 'precious/photo.jpg'), 'mine');
    write(path.join(staging, 'photo.jpg'), 'mine');
    await recover(folder, 'deck');
    const left = contents();
    expect(left['words.pdf']).toBe('words');
    expect(left[path.join(staging, 'photo.jpg')]).toBe('mine');
    expect(left[path.join(staging, 'precious/photo.jpg')]).toBe('mine');
  });

  test.runIf(process.platform !== 'win32')('puts no link and no pipe in place', async () => {
    const staging = forge(folder, { 'words.pdf': { text: 'words' } });
    const staged = path.join(folder, staging, 'words.pdf');
    fs.rmSync(staged);
    fs.symlinkSync('/etc/hostname', staged);
    await expectRefused('cli.damaged-journal');
    fs.rmSync(staged);
    spawnSync('mkfifo', [staged]);
    await expectRefused('cli.damaged-journal');
  });
});

describe('where Deckwright keeps its journal, its ledger and its lock', () => {
  const PUT: Readonly<Record<string, (full: string) => void>> = {
    'a folder with files': full => {
      fs.mkdirSync(full);
      fs.writeFileSync(path.join(full, 'photo.jpg'), 'mine');
    },
    'a link': full => {
      fs.symlinkSync(path.join(folder, 'notes.txt'), full);
    },
    'a link that leads nowhere': full => {
      fs.symlinkSync('nowhere', full);
    },
    'a pipe': full => {
      spawnSync('mkfifo', [full]);
    },
  };
  const cases = [JOURNAL, LEDGER, LOCK].flatMap(name => Object.keys(PUT).map(kind => [kind, name] as const));

  // Windows has no pipes in folders, and asks for rights to make a link.
  test.runIf(process.platform !== 'win32').each(cases)('%s is told at once: %s', async (kind, name) => {
    PUT[kind](path.join(folder, name));
    const before = contents();
    const began = performance.now();
    await expect(print()).rejects.toThrow(`${path.join('deck', name)}: cli.name-taken`);
    // No lock is waited for, no pipe either.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(contents()).toEqual(before);
  });

  test('a file in place of the lock is told at once', async () => {
    write(LOCK, 'mine');
    await expect(print()).rejects.toThrow('cli.name-taken');
    expect(contents()[LOCK]).toBe('mine');
  });

  test('a ledger leads to no file outside the folder, and takes only names and checksums', async () => {
    write(LEDGER, JSON.stringify({ '../up-manifest.json': sha256('a'), 'keys.pdf': 7 }));
    await print();
    expect(JSON.parse(contents()[LEDGER])).toEqual({ 'words.pdf': sha256('words') });
  });
});

test('a name that leads somewhere on Windows is none for a file of a deck there', () => {
  const names = [
    'a\\b',
    'C:a',
    'a.pdf:stream',
    'NUL',
    'con.pdf',
    'COM1',
    'lpt¹.txt',
    'a.',
    'a ',
    'a?',
    'CONIN$',
  ];
  expect(names.filter(name => isFileName(name, 'win32'))).toEqual([]);
  expect(isFileName('連 牌.pdf', 'win32')).toBe(true);
  expect(isFileName('a:b.pdf', 'linux')).toBe(true);
});

test('a journal that we wrote is read as it was written', () => {
  const staging = forge(folder, { 'words.pdf': { text: 'words' } });
  expect(readJournal(folder, 'deck')).toMatchObject({
    staging,
    files: { 'words.pdf': { new: sha256('words') } },
  });
});
