#!/usr/bin/env zx
// Deals one batch of key cards in several processes, and proves that together their parts are the whole batch.
// npm run batch -- codenames --count 10000 --seed 7 --processes 4 --out output
import fs from 'node:fs';
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
      ...{ locale: text, paper: text, flip: text, theme: text, verify: flag, help: flag },
    },
  });
} catch (wrong) {
  echo(chalk.red(`${wrong.message}\nA batch with wishes cannot be split: use keys deal.`));
  process.exit(2);
}
const { values, positionals } = parsed;
if (values.help) {
  echo(`npm run batch -- [kind] --count <n> --processes <n>

Splits a batch of key cards over processes and proves that the parts make the whole. It takes the options of keys deal
but for wishes and statistics: --seed, --from, --format, --sheets, --locale, --paper, --flip, --theme, --verify, --out.`);
  process.exit();
}
const { count = '1000', seed = '1', from = '0', processes = String(os.availableParallelism()) } = values;
const {
  out = 'output',
  help: _,
  count: __,
  seed: ___,
  from: ____,
  processes: _____,
  out: ______,
  ...rest
} = values;
const [kind = 'codenames'] = positionals;
const numbers = { count: Number(count), from: Number(from), processes: Number(processes) };
if (
  !Object.entries(numbers).every(([name, n]) => Number.isSafeInteger(n) && n >= (name === 'from' ? 0 : 1))
) {
  echo(chalk.red('Give whole numbers: 1 or more for --count and --processes, 0 or more for --from.'));
  process.exit(2);
}

$.verbose = false;
// npm runs this in another folder than the one it was typed in.
$.cwd = process.env.INIT_CWD ?? process.cwd();
const own = Object.entries(rest).flatMap(([name, value]) =>
  value === true ? [`--${name}`] : [`--${name}`, value],
);
const each = Math.ceil(numbers.count / numbers.processes);
const parts = Array.from({ length: Math.ceil(numbers.count / each) }, (_, i) => ({
  from: numbers.from + i * each,
  count: Math.min(each, numbers.count - i * each),
}));
const deal = (part, flags, folder) =>
  $`${process.execPath} ${MAIN} keys deal ${kind} --seed ${seed} --from ${part.from} --count ${part.count} --out ${folder} ${flags}`;

/** The ids of a part in order, dealt by a separate process. */
async function idsOf(part, folder) {
  await deal(part, ['--format', 'csv'], folder);
  const [file] = fs.readdirSync(folder).filter(name => name.endsWith('.csv'));
  const ids = fs.readFileSync(path.join(folder, file), 'utf8').trim().split('\n').slice(1);
  return ids.map(line => line.split(',')[0]);
}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-batch-'));
const clear = () => fs.rmSync(work, { recursive: true, force: true });
process.on('SIGINT', () => {
  clear();
  echo('Stopped.');
  process.exit(130);
});
try {
  const made = await Promise.all(parts.map(part => deal(part, own, out)));
  for (const run of made) echo(run.stdout.trimEnd());
  const [whole, ...shards] = await Promise.all(
    [{ from: numbers.from, count: numbers.count }, ...parts].map((part, i) =>
      idsOf(part, path.join(work, String(i))),
    ),
  );
  const union = shards.flat();
  const distinct = new Set(union).size;
  if (distinct !== union.length || union.join() !== whole.join()) {
    echo(
      chalk.red(
        `The ${parts.length} parts have ${distinct} different cards in ${union.length}; the whole has ${whole.length}.`,
      ),
    );
    process.exitCode = 1;
  } else
    echo(
      `${parts.length} processes, ${union.length} key cards: no card is in two parts, and together they are the whole batch.`,
    );
} catch (failed) {
  echo(chalk.red((failed.stderr || String(failed)).trim()));
  process.exitCode = failed.exitCode ?? 1;
} finally {
  clear();
}
