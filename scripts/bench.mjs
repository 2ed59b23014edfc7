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
  return { seconds, mib: Number(/peak (\d+)/.exec(run.stderr)[1]) / 1024 };
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Programs run in turn, so that whatever else the machine does falls on all of them. */
function together(programs) {
  const runs = Object.fromEntries(Object.keys(programs).map(name => [name, []]));
  for (const args of Object.values(programs)) once(args);
  for (let i = 0; i < RUNS; i++)
    for (const [name, args] of Object.entries(programs)) runs[name].push(once(args));
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [
      name,
      { seconds: median(all.map(run => run.seconds)), mib: median(all.map(run => run.mib)) },
    ]),
  );
}

const show = ({ seconds, mib }) => `${seconds.toFixed(2).padStart(6)} s ${mib.toFixed(0).padStart(5)} MiB`;
echo(
  chalk.bold(
    `${'deck'.padEnd(12)}${'whole box'.padStart(18)}${'words alone'.padStart(20)}${'plain pdfkit'.padStart(20)}   words against plain`,
  ),
);
for (const [locale, font] of Object.entries(LOCALES)) {
  const deck = ['dist/cli/main.js', 'print', '--locale', locale, '--out', out];
  const list = `wordlists/${locale}/classic.csv`;
  const { box, words, plain } = together({
    box: deck,
    words: [...deck, '--only', 'words', '--no-contact'],
    plain: ['scripts/bench/plain.mjs', list, `fonts/${font}`, path.join(out, 'plain.pdf')],
  });
  const ratio = (words.seconds / plain.seconds).toFixed(2);
  echo(`${locale.padEnd(12)}${show(box)}  ${show(words)}  ${show(plain)}   ${ratio.padStart(8)} times`);
}
const { node } = together({ node: ['-e', '0'] });
echo(`${'node itself'.padEnd(12)}${show(node)}`);
fs.rmSync(out, { recursive: true });
