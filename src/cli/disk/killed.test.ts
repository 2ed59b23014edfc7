import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OutputFolder } from './output-folder.js';
import { JOURNAL, LEDGER } from './own-files.js';
import { recover, recoverAt } from './recover.js';
import { makeStaging } from './staging.js';

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
// Then the old files go, the mark of the staging folder, the folder itself, and the journal.
const REMOVALS = NAMES.length + 1 + 3;

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-killed-'));
let folder = '';
beforeEach(() => {
  folder = newFolder();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => {
  fs.rmSync(work, { recursive: true, force: true });
});

function newFolder(): string {
  return fs.mkdtempSync(path.join(work, 'deck-'));
}

/** Prints a deck of which each file begins with `text`. */
async function print(text: string, into = folder, names = NAMES): Promise<void> {
  const output = await OutputFolder.open(into, 'deck');
  try {
    for (const name of names) await output.stage(name, [Buffer.from(`${text} ${name}`)]);
    await output.commit();
  } finally {
    output.close();
  }
}

/**
 * Does something that changes the disk only so many times, as if it were killed then: nothing that comes after, such as
 * tidying up, happens either. Returns whether it was killed.
 */
async function killedAfter(changes: number, run: () => Promise<unknown>): Promise<boolean> {
  let left = changes;
  let killed = false;
  const spies = (['renameSync', 'unlinkSync', 'rmdirSync', 'rmSync'] as const).map(name => {
    const real = fs[name] as (...args: unknown[]) => void;
    return vi.spyOn(fs, name).mockImplementation((...args: unknown[]) => {
      if (left === 0) {
        killed = true;
        throw new Error('killed');
      }
      left -= 1;
      real(...args);
    });
  });
  await run().catch(fault => {
    if (!killed) throw fault;
  });
  for (const spy of spies) spy.mockRestore();
  return killed;
}

/** A folder with an old deck, in which the run that prints the new one was killed. */
async function killedPrinting(changes: number): Promise<string> {
  const into = newFolder();
  await print('old', into);
  expect(await killedAfter(changes, () => print('new', into))).toBe(true);
  return into;
}

/** A folder for each moment at which the run that prints the new deck can be killed. */
async function killedAtEachMoment(): Promise<readonly string[]> {
  const folders: string[] = [];
  for (let changes = 0; changes < RENAMES + REMOVALS; changes++) folders.push(await killedPrinting(changes));
  return folders;
}

const textIn = (name: string, at = folder) => fs.readFileSync(path.join(at, name), 'utf8');
const exists = (name: string, at = folder) => fs.existsSync(path.join(at, name));
const visible = (at = folder) => fs.readdirSync(at).filter(name => !name.startsWith('.'));
const hidden = (at = folder) => fs.readdirSync(at).filter(name => name.startsWith('.'));

/** Which deck lies in a folder; both where two are mixed. */
function whose(at = folder): string {
  return [...new Set(NAMES.map(name => (exists(name, at) ? textIn(name, at).split(' ')[0] : '-')))].join();
}

function told(): string {
  return vi
    .mocked(console.error)
    .mock.calls.map(args => args.join(' '))
    .join('\n');
}

describe('a run that is killed while it puts its files in place', () => {
  test('leaves one deck, whole, once the next run starts', async () => {
    const killed = await killedAtEachMoment();
    const mixed = killed.filter(each => !['old', 'new'].includes(whose(each)));
    expect(mixed.length).toBe(2 * NAMES.length - 1);
    for (const each of killed) await recover(each, 'deck');
    expect(killed.map(each => whose(each))).toEqual(['old', ...Array(killed.length - 1).fill('new')]);
    expect(killed.slice(1).map(each => hidden(each))).toEqual(Array(killed.length - 1).fill([LEDGER]));
    // Another seed is not refused.
    for (const each of killed) await print('next', each);
    expect([...new Set(killed.map(each => whose(each)))]).toEqual(['next']);
  });

  test('does no more than that: it ends by itself when it is not killed', async () => {
    await print('old');
    expect(await killedAfter(RENAMES + REMOVALS, () => print('new'))).toBe(false);
    expect([whose(), hidden()]).toEqual(['new', [LEDGER]]);
  });

  test('can be killed again while it is ended', async () => {
    for (let changes = 0; ; changes++) {
      const into = await killedPrinting(6);
      const again = await killedAfter(changes, () => recover(into, 'deck'));
      await recover(into, 'deck');
      expect([whose(into), hidden(into)]).toEqual(['new', [LEDGER]]);
      if (!again) break;
    }
  });

  test('is ended by verify before it reads', async () => {
    const killed = await killedPrinting(8);
    await recoverAt(killed);
    expect(whose(killed)).toBe('new');
    expect(console.error).toHaveBeenCalledOnce();
  });

  test('never costs a file that somebody has put there since', async () => {
    const killed = await killedPrinting(3);
    fs.writeFileSync(path.join(killed, 'manifest.json'), 'mine');
    await expect(recover(killed, 'deck')).rejects.toThrow(
      `${path.join('deck', 'manifest.json')}: cli.file-edited`,
    );
    expect(textIn('manifest.json', killed)).toBe('mine');
    fs.renameSync(path.join(killed, 'manifest.json'), path.join(killed, 'mine.json'));
    await recover(killed, 'deck');
    expect(whose(killed)).toBe('new');
  });

  test('may have lengthened a list of your own', async () => {
    fs.writeFileSync(path.join(folder, 'my-pictures.yaml'), 'a');
    const lengthen = async () => {
      const output = await OutputFolder.open(folder, 'deck');
      output.extend('my-pictures.yaml', 'a');
      await output.stage('my-pictures.yaml', [Buffer.from('a and b')]);
      await output.commit().finally(() => output.close());
    };
    expect(await killedAfter(2, lengthen)).toBe(true);
    expect(exists('my-pictures.yaml')).toBe(false);
    await recover(folder, 'deck');
    expect(textIn('my-pictures.yaml')).toBe('a and b');
  });

  test('says which files are lost once its staging folder is gone', async () => {
    const killed = await killedPrinting(6);
    const staging = hidden(killed).find(name => name.length === '.deckwright-'.length + 6) ?? '';
    fs.rmSync(path.join(killed, staging), { recursive: true });
    for (let time = 0; time < 2; time++) {
      const [problem] = await recover(killed, 'deck');
      // The first two were in place; the third was moved aside, and the others belong to the old deck.
      expect([problem.code, problem.values.files]).toEqual(['cli.lost-files', NAMES.slice(2)]);
    }
    expect(whose(killed)).toBe('new,-,old');
    await print('next', killed);
    expect(told().match(/these are lost/g)).toHaveLength(1);
    expect([whose(killed), hidden(killed)]).toEqual(['next', [LEDGER]]);
  });

  test('with kill -9 is a run that is killed', async () => {
    await print('old');
    const program = path.join(work, 'killed.mjs');
    const [replace, staging, ledger] = ['replace', 'staging', 'ledger'].map(name =>
      JSON.stringify(path.join(import.meta.dirname, `${name}.ts`)),
    );
    const contents = `
      import fs from 'node:fs';
      import path from 'node:path';
      import { checksum } from ${ledger};
      import { replaceAll } from ${replace};
      import { enter, makeStaging } from ${staging};
      const rename = fs.renameSync;
      let left = 6;
      fs.renameSync = (from, to) => {
        if (left-- === 0) process.kill(process.pid, 'SIGKILL');
        rename(from, to);
      };
      const [folder, ...names] = process.argv.slice(2);
      const staging = makeStaging(folder);
      const put = (name, text) => {
        enter(staging, name);
        fs.writeFileSync(path.join(staging, name), text);
        return [name, { new: checksum(path.join(staging, name)) }];
      };
      const files = names.map(name => put(name, 'new ' + name));
      const sums = files.map(([name, sums]) => [name, sums.new]);
      const old = checksum(path.join(folder, '${LEDGER}'));
      const [name, next] = put('${LEDGER}', JSON.stringify(Object.fromEntries(sums)));
      const journal = Object.fromEntries([...files, [name, { ...next, old }]]);
      replaceAll({ staging: path.basename(staging), files: journal }, { folder, shown: 'deck' });`;
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

describe('a folder that was emptied by hand after a kill', () => {
  const later = (at: string) => {
    const before = new Date(Date.now() - 2 * 86_400_000);
    for (const name of fs.readdirSync(at, { recursive: true }))
      fs.utimesSync(path.join(at, String(name)), before, before);
  };
  const empty = (at: string) => {
    for (const name of visible(at)) fs.rmSync(path.join(at, name));
  };

  test('stays empty, and no old deck comes back a day later', async () => {
    for (let changes = RENAMES; changes < RENAMES + REMOVALS; changes++) {
      const into = await killedPrinting(changes);
      empty(into);
      later(into);
      (await OutputFolder.open(into, 'deck')).close();
      await print('next', into, ['tokens.pdf']);
      expect([visible(into), hidden(into)]).toEqual([['tokens.pdf'], [LEDGER]]);
    }
  });

  test('is told which files are lost, if they were not all in place yet', async () => {
    const into = await killedPrinting(6);
    empty(into);
    later(into);
    const [problem] = await recover(into, 'deck');
    expect([problem.code, problem.values.files]).toEqual(['cli.lost-files', NAMES.slice(0, 2)]);
    // What had never been in place is put there.
    expect(visible(into)).toEqual(NAMES.slice(2).sort());
    expect(whose(into)).toBe('-,new');
  });
});

describe('what killed runs leave behind', () => {
  const age = (staging: string, days: number) => {
    const before = new Date(Date.now() - days * 86_400_000);
    for (const name of [...fs.readdirSync(staging), '.'])
      fs.utimesSync(path.join(staging, name), before, before);
  };
  const leave = async () => {
    const output = await OutputFolder.open(folder, 'deck');
    await output.stage('words.pdf', [Buffer.from('half')]);
    await killedAfter(0, async () => output.close());
    return path.dirname(output.staged('words.pdf'));
  };

  test('is removed after a day, and not before', async () => {
    const staging = await leave();
    age(staging, 0.5);
    await print('new');
    expect(fs.existsSync(staging)).toBe(true);
    age(staging, 2);
    await print('new');
    expect(fs.existsSync(staging)).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('stays, but for what Deckwright put there itself, and is told', async () => {
    const staging = await leave();
    fs.writeFileSync(path.join(staging, 'notes.txt'), 'mine');
    age(staging, 2);
    await print('new');
    expect(fs.readdirSync(staging)).toContain('notes.txt');
    expect(fs.readdirSync(staging)).not.toContain('words.pdf');
    expect(told()).toContain(path.join('deck', path.basename(staging)));
  });

  test('stays and is told if it has old files, which never come back by themselves', async () => {
    const staging = await leave();
    fs.renameSync(path.join(staging, 'words.pdf'), path.join(staging, 'words.pdf.old'));
    age(staging, 2);
    (await OutputFolder.open(folder, 'deck')).close();
    expect(textIn('words.pdf.old', staging)).toBe('half');
    expect(visible()).toEqual([]);
    expect(told()).toContain(path.join('deck', path.basename(staging)));
  });

  test('stays and is told if Deckwright did not make it', async () => {
    const own = makeStaging(newFolder());
    const staging = path.join(folder, '.deckwright-abc123');
    fs.cpSync(own, staging, { recursive: true });
    fs.writeFileSync(path.join(staging, 'words.pdf.old'), 'theirs');
    age(staging, 2);
    (await OutputFolder.open(folder, 'deck')).close();
    expect(textIn('words.pdf.old', staging)).toBe('theirs');
    expect(told()).toContain(path.join('deck', '.deckwright-abc123'));
  });
});

test('a journal that was removed meanwhile stops nobody', async () => {
  const killed = await killedPrinting(6);
  fs.rmSync(path.join(killed, JOURNAL));
  expect(await recover(killed, 'deck')).toEqual([]);
});
