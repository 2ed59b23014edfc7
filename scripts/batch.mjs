#!/usr/bin/env zx
// Splits one batch of key cards over processes by its places, and proves that the parts are disjoint and make the whole.
// npm run batch -- codenames --count 10000 --seed 7 --processes 4 --out output
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { $, argv, chalk, echo } from 'zx';

const MAIN = path.join(import.meta.dirname, '../dist/cli/main.js');
const { count = 1000, seed = 1, from = 0, processes = os.availableParallelism(), out = 'output' } = argv;
const kind = argv._.at(-1) && !String(argv._.at(-1)).endsWith('.mjs') ? String(argv._.at(-1)) : 'codenames';
const own = new Set(['_', 'count', 'seed', 'from', 'processes', 'out']);
const rest = Object.entries(argv).flatMap(([name, value]) =>
  own.has(name) ? [] : value === true ? [`--${name}`] : [`--${name}`, String(value)],
);
if (![count, processes].every(n => Number.isInteger(n) && n >= 1)) {
  echo(chalk.red('Give whole numbers from 1 up for --count and --processes.'));
  process.exit(2);
}

$.verbose = false;
const each = Math.ceil(count / processes);
const parts = Array.from({ length: Math.ceil(count / each) }, (_, i) => ({
  from: from + i * each,
  count: Math.min(each, count - i * each),
}));
const deal = (part, flags, folder) =>
  $`${process.execPath} ${MAIN} keys deal ${kind} --seed ${seed} --from ${part.from} --count ${part.count} --out ${folder} ${flags}`;

/** Ids of a part in the order of its places, as a process of its own deals them. */
async function idsOf(part, folder) {
  await deal(part, ['--format', 'csv'], folder);
  const [file] = fs.readdirSync(folder).filter(name => name.endsWith('.csv'));
  const ids = fs.readFileSync(path.join(folder, file), 'utf8').trim().split('\n').slice(1);
  return ids.map(line => line.split(',')[0]);
}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'deckwright-batch-'));
try {
  const made = await Promise.all(parts.map(part => deal(part, rest, out)));
  echo(
    made
      .map(run =>
        run.stdout
          .split('\n')
          .filter(line => line.startsWith('  '))
          .join('\n'),
      )
      .join('\n'),
  );
  const [whole, ...shards] = await Promise.all(
    [{ from, count }, ...parts].map((part, i) => idsOf(part, path.join(work, String(i)))),
  );
  const union = shards.flat();
  const distinct = new Set(union).size;
  if (distinct !== union.length || union.join() !== whole.join()) {
    echo(
      chalk.red(
        `The ${parts.length} parts have ${distinct} different cards in ${union.length}; the whole has ${whole.length}.`,
      ),
    );
    process.exit(1);
  }
  echo(
    `${parts.length} processes, ${union.length} key cards: the parts are disjoint, and together the whole batch.`,
  );
} catch (failed) {
  echo(chalk.red(failed.stderr ?? String(failed)));
  process.exitCode = failed.exitCode ?? 1;
} finally {
  fs.rmSync(work, { recursive: true, force: true });
}
