import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { JOURNAL } from './journal.js';
import { LEDGER } from './ledger.js';
import { OutputFolder } from './output-folder.js';
import { recover, recoverAt } from './recover.js';

const NAMES = [
  'words.pdf',
  'keys.pdf',
  'rules.pdf',
  'stand.pdf',
  'agents.pdf',
  'contact.png',
  'manifest.json',
];
// The journal, then each file and the ledger: the old one aside, the new one into its place.
const RENAMES = 1 + 2 * (NAMES.length + 1);

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-killed-'));
let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(work, 'deck-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  fs.rmSync(work, { recursive: true, force: true });
});

/** Prints a deck of which each file begins with `text`. */
async function print(text: string, into = folder): Promise<void> {
  const output = await OutputFolder.open(into, 'deck');
  try {
    for (const name of NAMES) await output.stage(name, [Buffer.from(`${text} ${name}`)]);
    await output.commit();
  } finally {
    output.close();
  }
}

/** The folder as it is before each rename of a run: what is left of it if the run is killed there. */
async function killedBeforeEachRename(run: () => Promise<void>): Promise<readonly string[]> {
  const killed: string[] = [];
  const rename = fs.renameSync;
  const spy = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    const copy = path.join(work, `${path.basename(folder)}-${killed.length}`);
    fs.cpSync(folder, copy, { recursive: true });
    // Ten seconds later.
    const before = new Date(Date.now() - 60_000);
    fs.utimesSync(path.join(copy, `${LEDGER}.lock`), before, before);
    killed.push(copy);
    rename(from, to);
  });
  await run();
  spy.mockRestore();
  return killed;
}

const textIn = (name: string, at = folder) => fs.readFileSync(path.join(at, name), 'utf8');

/** Which deck lies in a folder; both where two are mixed. */
function whose(at = folder): string {
  return [
    ...new Set(
      NAMES.map(name => (fs.existsSync(path.join(at, name)) ? textIn(name, at).split(' ')[0] : '-')),
    ),
  ].join();
}

describe('a run that is killed before a rename', () => {
  test('leaves one deck, whole, once the next run starts', async () => {
    await print('old');
    const killed = await killedBeforeEachRename(() => print('new'));
    expect(killed.length).toBe(RENAMES);
    const mixed = killed.filter(each => !['old', 'new'].includes(whose(each)));
    expect(mixed.length).toBe(2 * NAMES.length - 1);
    for (const each of killed) await recover(each, 'deck');
    expect(killed.map(each => whose(each))).toEqual(['old', ...Array(RENAMES - 1).fill('new')]);
    expect(killed.map(each => fs.existsSync(path.join(each, JOURNAL)))).not.toContain(true);
    // Another seed is not refused.
    const some = [killed[0], killed[8], killed[RENAMES - 1]];
    for (const each of some) await print('next', each);
    expect(some.map(each => whose(each))).toEqual(['next', 'next', 'next']);
  });

  test('can be killed again while it is ended', async () => {
    await print('old');
    const [, , , , , killed] = await killedBeforeEachRename(() => print('new'));
    folder = killed;
    const again = await killedBeforeEachRename(async () => void (await recover(killed, 'deck')));
    expect(again.length).toBe(RENAMES - 5);
    for (const each of again) await recover(each, 'deck');
    expect([...new Set(again.map(each => whose(each)))]).toEqual(['new']);
  });

  test('is ended by verify before it reads', async () => {
    await print('old');
    const killed = (await killedBeforeEachRename(() => print('new')))[8];
    await recoverAt(killed);
    expect(whose(killed)).toBe('new');
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('never costs a file that somebody has put there since', async () => {
    await print('old');
    const killed = (await killedBeforeEachRename(() => print('new')))[3];
    fs.writeFileSync(path.join(killed, 'manifest.json'), 'mine');
    await expect(recover(killed, 'deck')).rejects.toThrow(
      `${path.join('deck', 'manifest.json')}: cli.file-edited`,
    );
    expect(textIn('manifest.json', killed)).toBe('mine');
    fs.renameSync(path.join(killed, 'manifest.json'), path.join(killed, 'mine.json'));
    await recover(killed, 'deck');
    expect(whose(killed)).toBe('new');
  });

  test('with kill -9 is a run that is killed', async () => {
    await print('old');
    const program = path.join(work, 'killed.mjs');
    const replace = JSON.stringify(path.join(import.meta.dirname, 'replace.ts'));
    const contents = `
      import fs from 'node:fs';
      import { replaceAll } from ${replace};
      const rename = fs.renameSync;
      let left = 6;
      fs.renameSync = (from, to) => {
        if (left-- === 0) process.kill(process.pid, 'SIGKILL');
        rename(from, to);
      };
      const [folder, ...names] = process.argv.slice(2);
      const staging = fs.mkdtempSync(folder + '/.deckwright-').slice(folder.length + 1);
      for (const name of names) fs.writeFileSync(folder + '/' + staging + '/' + name, 'new ' + name);
      const files = Object.fromEntries(names.map(name => [name, {}]));
      replaceAll({ staging, files }, { folder, shown: 'deck' });`;
    await build({
      stdin: { contents, resolveDir: import.meta.dirname },
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
    });
    expect(spawnSync(process.execPath, [program, folder, ...NAMES]).signal).toBe('SIGKILL');
    expect(whose()).toBe('new,-,old');
    await recover(folder, 'deck');
    expect(whose()).toBe('new');
  });
});

test('a damaged journal is told, and leads to no other folder', async () => {
  for (const text of [
    '{',
    'null',
    '{"staging": "..", "files": {}}',
    '{"staging": "a", "files": {"../b": {}}}',
  ]) {
    fs.writeFileSync(path.join(folder, JOURNAL), text);
    await expect(recover(folder, 'deck')).rejects.toThrow('cli.damaged-journal');
  }
});

describe('what killed runs leave behind', () => {
  const leave = (text: string, days: number) => {
    const staging = path.join(folder, '.deckwright-abc123');
    fs.mkdirSync(staging);
    fs.writeFileSync(path.join(staging, 'words.pdf.old'), text);
    const before = new Date(Date.now() - days * 86_400_000);
    for (const each of [path.join(staging, 'words.pdf.old'), staging]) fs.utimesSync(each, before, before);
    return staging;
  };

  test('is removed after a day, and not before', async () => {
    const staging = leave('old', 0.5);
    await print('new');
    expect(fs.existsSync(staging)).toBe(true);
    fs.utimesSync(path.join(staging, 'words.pdf.old'), 0, 0);
    fs.utimesSync(staging, 0, 0);
    await print('new');
    expect(fs.existsSync(staging)).toBe(false);
  });

  test('goes back if it is all that is left of a file', async () => {
    leave('mine', 2);
    (await OutputFolder.open(folder, 'deck')).close();
    expect(textIn('words.pdf')).toBe('mine');
  });

  test('stays if it is the file that the ledger knows', async () => {
    await print('old');
    const staging = leave('old words.pdf', 2);
    fs.writeFileSync(path.join(folder, 'words.pdf'), 'half a deck');
    (await OutputFolder.open(folder, 'deck')).close();
    expect(textIn('words.pdf.old', staging)).toBe('old words.pdf');
  });
});
