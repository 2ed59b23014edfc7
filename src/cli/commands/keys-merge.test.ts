import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { THREE_TEAMS } from '../../data/keys.fixture.js';
import { Desk } from '../cli.fixture.js';

const desk = new Desk();
const { inProcess, write } = desk;

const filesIn = (folder: string) => desk.names(folder).filter(name => !name.startsWith('.'));
const read = (folder: string) =>
  filesIn(folder).map(name => [name, fs.readFileSync(path.join(desk.folder, folder, name), 'base64')]);

/** Deals nine cards of a kind of one's own in two parts, and returns the paths of their manifests. */
async function parts(): Promise<readonly string[]> {
  write('mine.yaml', THREE_TEAMS);
  for (const shard of ['1/2', '2/2'])
    await inProcess(
      ...['keys', 'deal', 'mine.yaml', '--count', '9', '--format', 'csv', '--shard', shard, '--out', 'parts'],
    );
  return filesIn('parts')
    .filter(name => name.endsWith('-manifest.json'))
    .map(name => `parts/${name}`);
}

test('parts of any format are one PDF on wish, with the bytes and the manifest of a single run', async () => {
  const { stdout } = await inProcess('keys', 'merge', ...(await parts()), '--pdf', '--out', 'whole');
  expect(stdout).toContain('9 key cards in 2 files: no gap, no overlap');
  await inProcess('keys', 'deal', 'mine.yaml', '--count', '9', '--out', 'single');
  expect(read('whole')).toEqual(read('single'));
  expect(filesIn('whole').map(name => path.extname(name))).toEqual(['.json', '.pdf']);
});

test('parts of another version are not dealt again, as their cards may differ', async () => {
  const manifests = await parts();
  for (const name of manifests) {
    const file = path.join(desk.folder, name);
    const old = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({ ...old, version: '0.1.0' }));
  }
  const { status, stderr } = await inProcess('keys', 'merge', ...manifests, '--pdf', '--out', 'whole');
  expect([status, stderr]).toEqual([1, expect.stringContaining('This deck was made by version 0.1.0')]);
});

describe('what a manifest says is held against the cards themselves', () => {
  interface Recorded {
    version: string;
    batch: { count: number; from: number; seed: string; format: string; whole?: object };
    files: { name: string; sha256: string }[];
    cards?: { sha256: string };
  }

  const full = (name: string) => path.join(desk.folder, name);
  const digest = (name: string) =>
    crypto
      .createHash('sha256')
      .update(fs.readFileSync(full(name)))
      .digest('hex');
  const edit = (name: string, change: (manifest: Recorded) => void) => {
    const manifest = JSON.parse(fs.readFileSync(full(name), 'utf8')) as Recorded;
    change(manifest);
    fs.writeFileSync(full(name), JSON.stringify(manifest));
  };
  const merge = (...args: readonly string[]) => inProcess('keys', 'merge', ...args, '--out', 'whole');

  /** Ten cards in two parts: the paths of their files and their manifests. */
  async function halves(format: string) {
    for (const shard of ['1/2', '2/2'])
      await inProcess(
        'keys',
        'deal',
        '--count',
        '10',
        '--format',
        format,
        '--shard',
        shard,
        '--out',
        'parts',
      );
    const paths = filesIn('parts').map(name => `parts/${name}`);
    const isManifest = (name: string) => name.endsWith('-manifest.json');
    return { files: paths.filter(name => !isManifest(name)), manifests: paths.filter(isManifest) };
  }

  test.each([
    'csv',
    'json',
    'txt',
    'pdf',
  ])('parts in %s make up a whole with the digest of a single run', async format => {
    const { manifests } = await halves(format);
    const { status, stdout } = await merge(...manifests);
    expect([status, stdout]).toEqual([0, expect.stringContaining('every card as the seed deals it')]);
    await inProcess('keys', 'deal', '--count', '10', '--out', 'single');
    const cards = (folder: string) => {
      const name = filesIn(folder).find(each => each.endsWith('.json'));
      return (JSON.parse(fs.readFileSync(full(`${folder}/${name}`), 'utf8')) as Recorded).cards;
    };
    expect(cards('whole')).toEqual(cards('single'));
  });

  test.each([
    ['csv', 9_000_000],
    ['pdf', 9_000_000],
    ['txt', 9e14],
    ['json', 6],
    ['csv', 4],
  ])('a %s of five cards is not one of %d', { timeout: 60_000 }, async (format, count) => {
    const { manifests } = await halves(format);
    edit(manifests[0], ({ batch }) => {
      batch.count = count;
      batch.whole = { from: 0, count };
    });
    const begun = performance.now();
    const { status, stderr } = await merge(manifests[0]);
    expect(status).toBe(1);
    expect(stderr).toContain('but its files hold 5.');
    // Dealing nine million takes minutes.
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(fs.existsSync(full('whole'))).toBe(false);
  });

  test.each([
    ['csv', 'json'],
    ['json', 'txt'],
  ])('a %s that is called %s is told at the file', async (format, called) => {
    const { files, manifests } = await halves(format);
    for (const manifest of manifests)
      edit(manifest, ({ batch }) => {
        batch.format = called;
      });
    const { status, stderr } = await merge(...manifests);
    expect(status).toBe(1);
    expect(stderr).toContain(`${files[0]}: The manifest says that this file is ${called.toUpperCase()}, but`);
  });

  test('a manifest without files proves nothing', async () => {
    const { manifests } = await halves('csv');
    edit(manifests[1], manifest => (manifest.files = []));
    expect((await merge(...manifests)).stderr).toContain('names no files');
  });

  test('a file that is named twice is refused, under whatever name', async () => {
    const { files, manifests } = await halves('csv');
    const [one, two] = files.map(file => path.basename(file));
    edit(manifests[1], ({ files }) => (files[0] = { name: one, sha256: digest(`parts/${one}`) }));
    expect((await merge(...manifests)).stderr).toContain('This file is named twice');
    edit(manifests[1], ({ files }) => (files[0] = { name: two, sha256: digest(`parts/${one}`) }));
    for (const link of [fs.linkSync, fs.symlinkSync]) {
      fs.rmSync(full(`parts/${two}`));
      link(full(`parts/${one}`), full(`parts/${two}`));
      expect((await merge(...manifests)).stderr).toContain('This file is named twice');
    }
    fs.rmSync(full(`parts/${two}`));
    fs.copyFileSync(full(`parts/${one}`), full(`parts/${two}`));
    expect((await merge(...manifests)).stderr).toContain('Cards 6 to 10 of this seed do not include');
    edit(manifests[0], ({ files }) => files.push(files[0]));
    expect((await merge(...manifests)).stderr).toContain('This file is named twice in one manifest');
    fs.cpSync(full('parts'), full('other'), { recursive: true });
    expect((await merge(manifests[0], `other/../${manifests[0]}`)).stderr).toContain(
      'are in another part already',
    );
  });

  test.each([
    '../parts/x.csv',
    '/etc/hostname',
    'a\\b.csv',
    'C:x.csv',
    '..',
  ])('a manifest names files beside it, not %s', async name => {
    const { manifests } = await halves('csv');
    edit(manifests[0], ({ files }) => (files[0].name = name));
    expect((await merge(...manifests)).stderr).toContain('which cannot be beside it');
  });

  test('a card that another seed dealt, and one that is there twice, are found', async () => {
    const { files, manifests } = await halves('csv');
    const rows = fs.readFileSync(full(files[0]), 'utf8').split('\n');
    const other = await inProcess(
      'keys',
      'deal',
      '--count',
      '1',
      '--seed',
      '99',
      '--format',
      'csv',
      '--out',
      'other',
    );
    expect(other.status).toBe(0);
    const strange = fs.readFileSync(
      full(`other/${filesIn('other').find(name => name.endsWith('.csv'))}`),
      'utf8',
    );
    const told = async (row: string) => {
      fs.writeFileSync(full(files[0]), rows.with(3, row).join('\n'));
      edit(manifests[0], ({ files: recorded }) => (recorded[0].sha256 = digest(files[0])));
      return (await merge(...manifests)).stderr;
    };
    expect(await told(strange.split('\n')[1])).toMatch(
      /Cards 1 to 5 of this seed do not include [A-Z]-[\w-]+\./,
    );
    expect(await told(rows[2])).toContain('are the same');
  });

  test('parts of another version are read card by card', { timeout: 60_000 }, async () => {
    for (const format of ['csv', 'pdf']) {
      const { manifests } = await halves(format);
      for (const name of manifests) edit(name, manifest => (manifest.version = '0.1.0'));
      const { status, stdout } = await merge(...manifests);
      expect([status, stdout]).toEqual([0, expect.stringContaining('10 key cards in 2 files')]);
      edit(manifests[1], ({ batch }) => (batch.seed = 'another'));
      edit(manifests[0], ({ batch }) => (batch.seed = 'another'));
      expect((await merge(...manifests)).stderr).toContain('of this seed do not include');
      fs.rmSync(full('parts'), { recursive: true });
    }
  });

  test('a whole that was merged can be merged again, and its digest is held', async () => {
    const { manifests } = await halves('csv');
    await inProcess('keys', 'merge', ...manifests, '--out', 'parts');
    const whole = filesIn('parts').find(name => name.includes('00001-00010')) as string;
    expect((await merge(`parts/${whole}`)).status).toBe(0);
    edit(`parts/${whole}`, manifest => (manifest.cards = { sha256: 'f'.repeat(64) }));
    expect((await merge(`parts/${whole}`)).stderr).toContain('The checksum of the cards');
    edit(`parts/${whole}`, manifest => manifest.files.pop());
    expect((await merge(`parts/${whole}`)).stderr).toContain('Cards 6 to 10 are missing');
  });

  test('verify lays out no more sheets than a PDF has, whatever its manifest says', {
    timeout: 60_000,
  }, async () => {
    const { files, manifests } = await halves('pdf');
    edit(manifests[0], ({ batch }) => (batch.count = 9_000_000));
    const begun = performance.now();
    const { status, stderr } = await inProcess('verify', files[0]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('There are 2 pages')]);
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});
