#!/usr/bin/env node
// Prints boxes of every game, maps and every kind of key card with several Nodes, and compares the bytes: npm run test:nodes,
// or npm run test:nodes -- 20.19 26 for some of them.
import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { installNodes } from './install-nodes.mjs';

const ASKED = process.argv.slice(2);
const RELEASES = ASKED.length > 0 ? ASKED : ['20.19', '22', '24', '26'];
if (RELEASES.length < 2) throw new Error('One Node alone has nothing to be compared with.');
/** Each game and each language: those of a game differ in their words only. */
const BOXES = [
  'codenames yue',
  'codenames fa',
  'duet yue',
  'duet en',
  'pictures zh-Hant-TW',
  'decrypto zh-Hans',
];
const MAPS = ['world yue', 'silk-road fa', 'taiwan-rail en'];
const KINDS = ['codenames', 'pictures', 'duet'];

const main = path.join(import.meta.dirname, '../dist/cli/main.js');
const run = promisify(execFile);
/** These are read back too: Nodes differ more in reading than in drawing. */
const READ_BACK = ['codenames fa', 'duet yue'];
const JOBS = [
  ...BOXES.map(name => {
    const [game, locale] = name.split(' ');
    const args = ['print', game, '--locale', locale];
    return { name, args: READ_BACK.includes(name) ? args : [...args, '--no-verify'] };
  }),
  ...MAPS.map(name => {
    const [map, locale] = name.split(' ');
    return { name: `map ${name}`, args: ['map', 'print', map, '--locale', locale, '--no-verify'] };
  }),
  ...KINDS.map(kind => ({
    name: `keys ${kind}`,
    args: ['keys', 'deal', kind, '--count', '100', '--seed', '7'],
  })),
];

/** The SHA-256 of each file that a job makes, by name, or why it failed. */
async function print(program, { args }, out) {
  try {
    await run(program, [main, ...args, '--out', out], { maxBuffer: 1 << 24 });
  } catch (failed) {
    return { failed: (failed.stderr || String(failed)).trim() };
  }
  const names = fs.readdirSync(out).filter(name => !name.startsWith('.'));
  return Object.fromEntries(names.map(name => [name, sumOf([fs.readFileSync(path.join(out, name))])]));
}

function sumOf(parts) {
  const hash = crypto.createHash('sha256');
  for (const part of parts) hash.update(part ?? '');
  return hash.digest('hex');
}

const nodes = installNodes(RELEASES);
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-test-nodes-'));
const queue = JOBS.flatMap((job, j) =>
  nodes.map(({ program }, n) => ({ job, n, program, out: path.join(work, `${j}-${n}`) })),
);
/** By job, then by Node. */
const made = new Map(JOBS.map(job => [job, []]));
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift())
    made.get(next.job)[next.n] = await print(next.program, next.job, next.out);
};
try {
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}

const WIDTH = 22;
console.log(['', ...nodes.map(({ version }) => `Node ${version}`)].map(text => text.padEnd(WIDTH)).join(''));
let different = 0;
for (const [{ name }, sets] of made) {
  const files = [...new Set(sets.flatMap(Object.keys))].sort();
  const off = files.filter(file => new Set(sets.map(set => set[file])).size > 1);
  different += off.length;
  const cell = set => (set.failed ? 'failed' : sumOf(files.map(file => set[file])).slice(0, 12));
  console.log([name, ...sets.map(cell)].map(text => text.padEnd(WIDTH)).join(''));
  for (const file of off.filter(each => each !== 'failed'))
    console.log([`  ${file}`, ...sets.map(set => (set[file] ?? 'none').slice(0, 12))].join('  '));
  for (const [n, { failed }] of sets.entries())
    if (failed) console.log(`  Node ${nodes[n].version}: ${failed}`);
}
const files = [...made.values()].reduce((sum, [first]) => sum + Object.keys(first).length, 0);
console.log(
  different === 0
    ? `${files} files, the same bytes with each Node.`
    : `${different} of ${files} files differ between Nodes.`,
);
if (different > 0) process.exitCode = 1;
