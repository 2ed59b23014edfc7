import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutputFolder } from './output-folder.js';
import { JOURNAL } from './own-files.js';

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

describe('a power cut', () => {
  /** What is in a file or in a folder that the disk does not have yet. */
  function unsafe(): Set<string> {
    const written = new Set<string>();
    const paths = new Map<number, string>();
    const [open, sync, rename] = [fs.openSync, fs.fsyncSync, fs.renameSync];
    vi.spyOn(fs, 'openSync').mockImplementation((file, flags, mode) => {
      const handle = open(file, flags, mode);
      paths.set(handle, String(file));
      if (String(flags).startsWith('w')) written.add(String(file));
      return handle;
    });
    vi.spyOn(fs, 'fsyncSync').mockImplementation(handle => {
      sync(handle);
      written.delete(paths.get(handle) ?? '');
    });
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      rename(from, to);
      if (written.delete(String(from))) written.add(String(to));
      // Windows opens no folder, and keeps their names by itself.
      if (process.platform !== 'win32') written.add(path.dirname(String(to)));
    });
    return written;
  }

  test('finds all new files whole on the disk before the first is renamed, and all names before the journal goes', async () => {
    const output = await OutputFolder.open(folder, 'deck');
    const written = unsafe();
    const atRenames: string[][] = [];
    let namesAtFirst: readonly string[] = [];
    const rename = vi.mocked(fs.renameSync).getMockImplementation();
    vi.mocked(fs.renameSync).mockImplementation((from, to) => {
      atRenames.push([...written].filter(each => each !== folder));
      // After the journal's own rename comes that of the first file.
      if (atRenames.length === 2) namesAtFirst = [...written];
      rename?.(from, to);
    });
    const remove = fs.rmSync;
    const atEnd: string[][] = [];
    vi.spyOn(fs, 'rmSync').mockImplementation((file, options) => {
      if (path.basename(String(file)) === JOURNAL) atEnd.push([...written]);
      remove(file, options);
    });
    await commit(output);
    output.close();
    // The journal, two files and the ledger.
    expect(atRenames).toEqual([[], [], [], []]);
    expect(namesAtFirst).toEqual([]);
    expect(atEnd).toEqual([[]]);
  });
});

// Windows has no signals.
describe.skipIf(process.platform === 'win32')('a run that is stopped', () => {
  const EVENTS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit'] as NodeJS.Signals[];
  /** Who listens besides the run. */
  let heard: [NodeJS.Signals, NodeJS.SignalsListener[]][] = [];
  /** Stops a run as the system would; returns what it says last and its exit code. */
  function stop(signal: NodeJS.Signals): { said: string; code: unknown } {
    const stderr = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    process.emit(signal, signal);
    return { said: String(stderr.mock.calls[0]?.[0]).trim(), code: exit.mock.calls[0]?.[0] };
  }
  beforeEach(() => {
    vi.stubEnv('LC_ALL', 'C');
    vi.resetModules();
    heard = EVENTS.map(name => [name, process.listeners(name)]);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    for (const [name, before] of heard)
      for (const each of process.listeners(name))
        if (!before.includes(each)) process.removeListener(name, each);
  });
  /** A process that has put nothing in place yet, and hears signals. */
  const start = async () => {
    const { watchSignals } = await import('../signals.js');
    watchSignals();
    return (await import('./output-folder.js')).OutputFolder;
  };

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('by %s before its first rename changes nothing, says so, and exits with %i', async (signal, code) => {
    const output = await (await start()).open(path.join(folder, 'new'), 'new');
    await output.stage('words.pdf', [Buffer.from('words')]);
    expect(stop(signal)).toEqual({ said: 'Stopped. Nothing was changed.', code });
    expect(fs.readdirSync(folder)).toEqual([]);
    output.close();
  });

  test('before its folder is open says that nothing was changed', async () => {
    await start();
    expect(stop('SIGTERM')).toEqual({ said: 'Stopped. Nothing was changed.', code: 143 });
  });

  test('in long work before anything is on the disk is left to the system, which ends it at once', async () => {
    await start();
    const { withoutWatch } = await import('../signals.js');
    const listening = () => process.listenerCount('SIGINT') - (heard[0]?.[1].length ?? 0);
    expect([withoutWatch(listening), listening()]).toEqual([0, 1]);
  });

  test.each([
    ['after its last rename', false],
    ['when its folder is closed already', true],
  ])('%s says that the new deck is in place', async (_, closed) => {
    const output = await (await start()).open(folder, 'deck');
    await commit(output);
    if (closed) output.close();
    expect(stop('SIGTERM')).toEqual({
      said: 'Stopped. 2 new files were already in place; nothing else was changed.',
      code: 143,
    });
    expect(fs.readdirSync(folder).sort()).toEqual(['.deckwright.json', 'keys.pdf', 'words.pdf']);
    output.close();
  });

  test('in its second folder says how many files are in place in the first', async () => {
    const Folder = await start();
    const first = await Folder.open(path.join(folder, 'first'), 'first');
    await commit(first);
    first.close();
    const second = await Folder.open(path.join(folder, 'second'), 'second');
    await second.stage('words.pdf', [Buffer.from('words')]);
    expect(stop('SIGINT').said).toBe('Stopped. 2 new files were already in place; nothing else was changed.');
    expect(fs.readdirSync(folder)).toEqual(['first']);
    second.close();
  });

  test.each([
    ['open', false],
    ['closed', true],
  ])('half-way, when files can be put neither in place nor back, says that the next run ends it: its folder is %s', async (_, closed) => {
    const output = await (await start()).open(folder, 'deck');
    const rename = fs.renameSync;
    const spy = vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (
        String(to).endsWith('keys.pdf') ||
        (String(from).endsWith(`${path.sep}words.pdf`) && path.dirname(String(from)) === folder)
      )
        refuse('EBUSY')();
      rename(from, to);
    });
    await expect(commit(output)).rejects.toThrow('cli.file-in-use');
    spy.mockRestore();
    if (closed) output.close();
    expect(stop('SIGINT').said).toContain('Some files are not in place yet');
    output.close();
    const next = await OutputFolder.open(folder, 'deck');
    next.close();
    expect(fs.readdirSync(folder).sort()).toEqual(['.deckwright.json', 'keys.pdf', 'words.pdf']);
  });
});
