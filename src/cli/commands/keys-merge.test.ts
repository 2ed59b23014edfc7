import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { THREE_TEAMS } from '../../templates/keys.fixture.js';
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
