#!/usr/bin/env zx
// Deals one batch of key cards in several processes, each a part, and proves that together they are the whole batch.
// npm run batch -- codenames --count 10000 --seed 7 --processes 4 --out output
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { $, chalk, echo } from 'zx';

const MAIN = path.join(import.meta.dirname, 'start.mjs');
const text = { type: 'string' };
const flag = { type: 'boolean' };
let parsed;
try {
  parsed = parseArgs({
    args: process.argv.slice(2).filter(word => !word.endsWith('batch.mjs') && word !== '--'),
    allowPositionals: true,
    options: {
      ...{ count: text, seed: text, from: text, processes: text, out: text, format: text, sheets: text },
      ...{ locale: text, paper: text, flip: text, theme: text, verify: flag, pdf: flag, help: flag },
    },
  });
} catch (wrong) {
  echo(chalk.red(`${wrong.message}\nA batch with wishes cannot be split: use keys deal.`));
  process.exit(2);
}
const { values, positionals } = parsed;
if (values.help) {
  echo(`npm run batch -- [kind] --count <n> --processes <n>

Deals a batch of key cards in so many processes, and proves that their parts make up the whole, as keys merge does. It
takes the options of keys deal but for wishes and statistics: --seed, --from, --format, --sheets, --locale, --paper,
--flip, --theme, --verify, --out. With --pdf it also writes one PDF of all cards.`);
  process.exit();
}
const { processes = String(os.availableParallelism()), out = 'output', pdf, help: _, ...rest } = values;
const [kind = 'codenames'] = positionals;
const parts = Number(processes);
if (!Number.isSafeInteger(parts) || parts < 1) {
  echo(chalk.red('Give a whole number, 1 or more, for --processes.'));
  process.exit(2);
}

$.verbose = false;
// npm runs this in another folder than the one it was typed in.
$.cwd = process.env.INIT_CWD ?? process.cwd();
const own = Object.entries({ count: '1000', ...rest }).flatMap(([name, value]) =>
  value === true ? [`--${name}`] : [`--${name}`, value],
);
const keys = (...args) => $`${process.execPath} ${MAIN} keys ${args} --out ${out}`;
process.on('SIGINT', () => {
  echo('Stopped.');
  process.exit(130);
});
try {
  const numbers = Array.from({ length: parts }, (_, i) => i + 1);
  const made = await Promise.all(numbers.map(n => keys('deal', kind, ...own, '--shard', `${n}/${parts}`)));
  for (const run of made) echo(run.stdout.trimEnd());
  const manifests = made.flatMap(run => run.stdout.match(/\S.*-manifest\.json$/gm) ?? []);
  echo((await keys('merge', ...manifests, ...(pdf ? ['--pdf'] : []))).stdout.trimEnd());
} catch (failed) {
  echo(chalk.red((failed.stderr || String(failed)).trim()));
  process.exitCode = failed.exitCode ?? 1;
}
