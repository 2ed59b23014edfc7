#!/usr/bin/env zx
// Seconds and peak memory of whole processes, medians of five, each language paired with the floor in the same run.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chalk, echo } from 'zx';

const ROOT = path.resolve(import.meta.dirname, '..');
const RUNS = 5;
const LOCALES = {
  yue: 'NotoSansHK-Bold.ttf',
  'zh-Hans': 'NotoSansSC-Bold.ttf',
  'zh-Hant-TW': 'NotoSansTC-Bold.ttf',
  fa: 'Vazirmatn-Bold.ttf',
};
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-bench-'));

function once(args) {
  const start = process.hrtime.bigint();
  const run = spawnSync(process.execPath, ['--import', './scripts/bench/peak.mjs', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  if (run.status !== 0) throw new Error(`${args.join(' ')}: ${run.stderr}`);
  return { seconds, mib: Number(/peak (\d+)/.exec(run.stderr)[1]) / 1024, said: run.stdout.trim() };
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Programs run in turn, so that whatever else the machine does falls on all of them. */
function together(programs, rounds = RUNS) {
  const runs = Object.fromEntries(Object.keys(programs).map(name => [name, []]));
  // The first run warms the disk, and lets V8 keep its code.
  if (rounds > 1) for (const args of Object.values(programs)) once(args);
  for (let i = 0; i < rounds; i++)
    for (const [name, args] of Object.entries(programs)) runs[name].push(once(args));
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      {
        seconds: median(all.map(run => run.seconds)),
        mib: median(all.map(run => run.mib)),
        said: all[0].said,
      },
    ]),
  );
}

const show = ({ seconds, mib }) => `${seconds.toFixed(2).padStart(6)} s ${mib.toFixed(0).padStart(5)} MiB`;
echo(
  chalk.bold(
    `${'deck'.padEnd(12)}${'box, read back'.padStart(18)}${'not read back'.padStart(20)}${'words alone'.padStart(20)}${'plain pdfkit'.padStart(20)}   words against plain`,
  ),
);
for (const [locale, font] of Object.entries(LOCALES)) {
  const deck = ['dist/cli/main.js', 'print', '--locale', locale, '--out', out];
  const list = `wordlists/${locale}/classic.csv`;
  const { proved, box, words, plain } = together({
    proved: deck,
    box: [...deck, '--no-verify'],
    words: [...deck, '--only', 'words', '--no-contact', '--no-verify'],
    plain: ['scripts/bench/plain.mjs', list, `fonts/${font}`, path.join(out, 'plain.pdf')],
  });
  const ratio = (words.seconds / plain.seconds).toFixed(2);
  echo(
    `${locale.padEnd(12)}${show(proved)}  ${show(box)}  ${show(words)}  ${show(plain)}   ${ratio.padStart(8)} times`,
  );
}
const KEYS = 10_000;
const keys = (count, ...more) => [
  'dist/cli/main.js',
  'keys',
  'deal',
  '--count',
  String(count),
  '--out',
  out,
  ...more,
];
const batch = together({
  ours: keys(KEYS),
  floor: ['scripts/bench/floor.mjs', String(KEYS), path.join(out, 'floor.pdf')],
  twice: keys(2 * KEYS),
  tenfold: keys(10 * KEYS),
});
const plainKeys = together({
  plain: [
    'scripts/bench/plain-keys.mjs',
    String(KEYS),
    'fonts/NotoSans-Regular.ttf',
    path.join(out, 'plain-keys.pdf'),
  ],
});
const bytes = fs.statSync(path.join(out, 'codenames-keys-00001-10000.pdf')).size / KEYS;
const of = (a, b) => (a / b).toFixed(2);
echo(chalk.bold(`\n${'key cards'.padEnd(28)}${'whole process'.padStart(18)}`));
echo(`${'10,000 by the floor'.padEnd(28)}${show(batch.floor)}`);
echo(
  `${'10,000 dealt and printed'.padEnd(28)}${show(batch.ours)}   ${of(batch.ours.seconds, batch.floor.seconds)} times the floor, ${bytes.toFixed(0)} bytes a card`,
);
echo(
  `${'10,000 by plain pdfkit'.padEnd(28)}${show(plainKeys.plain)}   ${of(plainKeys.plain.seconds, batch.ours.seconds)} times ours`,
);
echo(
  `${'20,000 dealt and printed'.padEnd(28)}${show(batch.twice)}   ${of(batch.twice.seconds, batch.ours.seconds)} times the time of 10,000`,
);
echo(
  `${'100,000 dealt and printed'.padEnd(28)}${show(batch.tenfold)}   ${of(batch.tenfold.mib, batch.ours.mib)} times the memory of 10,000`,
);
const { dealing } = together({ dealing: ['--import', 'tsx', 'scripts/bench/dealing.ts'] }, 3);
echo(`${'dealing alone'.padEnd(28)}${dealing.said}`);
const { reading } = together(
  { reading: ['dist/cli/main.js', 'verify', path.join(out, 'codenames-keys-00001-10000.pdf')] },
  1,
);
echo(`${'10,000 read back, proved'.padEnd(28)}${show(reading)}`);
const { node } = together({ node: ['-e', '0'] });
echo(`${'node itself'.padEnd(12)}${show(node)}`);
fs.rmSync(out, { recursive: true });
