#!/usr/bin/env node
// Times whole processes, start and work apart, on two Nodes side by side: npm run bench
// 280 photographs, which take some minutes to make, are measured alone: npm run bench -- photographs
// Medians. Programs that are compared take turns, so that other load on the machine falls on all of them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { photographs } from './bench/photographs.mjs';
import { installNodes } from './install-nodes.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const RUNS = 7;
const MAIN = 'dist/cli/main.js';
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-bench-'));

const PEAK = ['--import', './scripts/bench/peak.mjs'];
const LIVE = ['--expose-gc', '--import', './scripts/bench/live.mjs'];

/** Seconds and MiB of one process: at its peak, or in use. */
function once(node, args, memory = PEAK) {
  const start = process.hrtime.bigint();
  const run = spawnSync(node, [...memory, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (run.status !== 0) throw new Error(`${args.join(' ')}: ${run.stderr}`);
  return { seconds, mib: Number(/peak (\d+)/.exec(run.stderr)[1]) / 1024 };
}

const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The medians of several programs by name. The first round only warms the disk and Node's compile cache. */
function together(node, programs, rounds = RUNS) {
  const runs = Object.keys(programs).map(name => [name, []]);
  for (let i = -1; i < rounds; i++)
    for (const [name, all] of runs) {
      const run = once(node, programs[name]);
      if (i >= 0) all.push(run);
    }
  return Object.fromEntries(
    runs.map(([name, all]) => [
      name,
      { seconds: median(all.map(run => run.seconds)), mib: median(all.map(run => run.mib)) },
    ]),
  );
}

const keys = count => [MAIN, 'keys', 'deal', '--count', `${count}`, '--out', path.join(out, 'keys')];
const floor = count => ['scripts/bench/floor.mjs', `${count}`, path.join(out, 'floor.pdf')];
const words = [MAIN, 'print', '--only', 'words', '--out', path.join(out, 'words')];
const list = ['wordlists/yue/classic.csv', 'fonts/NotoSansHK-Bold.ttf'];
const plain = ['scripts/bench/plain.mjs', ...list, path.join(out, 'plain.pdf')];
const pictures = [MAIN, 'print', 'pictures', '--only', 'pictures', '--out', path.join(out, 'pictures')];
const [FEW, MANY, MOST] = [10_000, 110_000, 1_000_000];

/** The lines of the table for a deck of 280 photographs of 12 megapixels. */
function measurePhotographs(node) {
  const folder = path.join(out, 'own');
  const own = ['--pictures', path.join(out, 'photographs'), '--only', 'pictures', '--out', folder];
  const print = (...more) => once(node, [MAIN, 'print', 'pictures', '--locale', 'en', ...own, ...more]);
  const bare = print('--no-contact', '--no-verify');
  const proved = print();
  const bytes = fs.statSync(path.join(folder, 'pictures-en-pictures.pdf')).size;
  return [
    ['A deck of 280 photographs'],
    ['not read back', `${bare.seconds.toFixed(1)} s`],
    ['  peak', `${bare.mib.toFixed(0)} MiB`],
    ['read back, contact sheet', `${proved.seconds.toFixed(1)} s`],
    ['  peak', `${proved.mib.toFixed(0)} MiB`],
    ['megabytes', (bytes / 1e6).toFixed(1), 60],
  ];
}

/** The lines of the table: a name, the value on this Node, and the most it may be. */
function measure(node) {
  const start = together(node, { imports: ['scripts/bench/imports.mjs'], ours: keys(40) });
  const work = together(
    node,
    { few: keys(FEW), many: keys(MANY), floorFew: floor(FEW), floorMany: floor(MANY) },
    3,
  );
  const million = once(node, keys(MOST));
  const live = [FEW, MOST].map(count => once(node, keys(count), LIVE).mib);
  const deck = together(node, { plain, ours: [...words, '--no-contact', '--no-verify'], proved: words });
  const shown = together(node, { ours: [...pictures, '--no-contact', '--no-verify'], proved: pictures }, 3);
  const card = (few, many) => ((many.seconds - few.seconds) / (MANY - FEW)) * 1e6;
  const [ours, packed] = [card(work.few, work.many), card(work.floorFew, work.floorMany)];
  const pdf = `codenames-keys-000001-${MANY}.pdf`;
  const s = ({ seconds }) => `${seconds.toFixed(2)} s`;
  const times = (a, b) => (a / b).toFixed(2);
  return [
    ['Start'],
    ['imports alone', s(start.imports)],
    ['40 key cards', s(start.ours)],
    ['  against imports alone', times(start.ours.seconds, start.imports.seconds), 1.6],
    ['Work'],
    ['one more key card', `${ours.toFixed(1)} µs`],
    ['  by the packed floor', `${packed.toFixed(1)} µs`],
    ['  against the floor', times(ours, packed), 2.5],
    ['  bytes', (fs.statSync(path.join(out, 'keys', pdf)).size / MANY).toFixed(0), 150],
    ['memory in use, 10,000 cards', `${live[0].toFixed(0)} MiB`],
    ['  1,000,000 cards', `${live[1].toFixed(0)} MiB`],
    ['  bytes for one more card', (((live[1] - live[0]) * 2 ** 20) / (MOST - FEW)).toFixed(0), 50],
    ['peak with garbage, 10,000 cards', `${work.few.mib.toFixed(0)} MiB`],
    ['  1,000,000 cards', `${million.mib.toFixed(0)} MiB`],
    ['A deck of 400 words'],
    ['by plain pdfkit', s(deck.plain)],
    ['ours, not read back', s(deck.ours)],
    ['  against plain pdfkit', times(deck.ours.seconds, deck.plain.seconds), 1],
    ['ours, read back, contact sheet', s(deck.proved)],
    ['  against plain pdfkit', times(deck.proved.seconds, deck.plain.seconds), 3],
    ['The deck of 280 pictures'],
    ['not read back', s(shown.ours)],
    ['read back, contact sheet', s(shown.proved)],
    [
      'kilobytes',
      (fs.statSync(path.join(out, 'pictures', 'pictures-yue-pictures.pdf')).size / 1e3).toFixed(0),
    ],
  ];
}

try {
  const nodes = installNodes(['20.19', '24']);
  const alone = process.argv.includes('photographs');
  if (alone) {
    fs.mkdirSync(path.join(out, 'photographs'));
    await photographs(path.join(out, 'photographs'), 280);
  }
  const tables = nodes.map(({ program }) => (alone ? measurePhotographs(program) : measure(program)));
  console.log(['', ...nodes.map(({ version }) => `Node ${version}`), 'at most'].map(pad).join(''));
  for (const [i, [name, , most]] of tables[0].entries()) {
    const cells = tables.map(table => {
      const value = table[i][1] ?? '';
      return most !== undefined && Number(value) > most ? `${value} MISSED` : value;
    });
    console.log([name, ...cells, most === undefined ? '' : `${most}`].map(pad).join('').trimEnd());
  }
} finally {
  fs.rmSync(out, { recursive: true });
}

function pad(text, i) {
  return text.padEnd(i === 0 ? 34 : 18);
}
