#!/usr/bin/env node
import v8 from 'node:v8';
import { keepCompiled, launch } from './launch.js';

/** File name of the bundled program in dist/, filled in by scripts/build.mjs. */
declare const PROGRAM: string;

const args = process.argv.slice(2);
const [command = '', below = ''] = args;

const FLAGS = [
  // HarfBuzz is WebAssembly: the quick compiler is enough for a deck, and the slow one would keep the process waiting at its end.
  '--liftoff-only',
  // Threads that help to collect garbage cost more than they bring where little of it lives.
  '--no-parallel-scavenge',
  // V8 makes faster code of what has run for a while: at its own pace most of it is of how a run begins, which never
  // comes again, or is made too early and once more. Node 22 has a pace of its own.
  ...(Number.parseInt(process.versions.v8, 10) < 12 ? ['--interrupt-budget=200000'] : []),
  // To put many small functions into one takes longer than it saves.
  '--max-inlined-bytecode-size-cumulative=100',
];
/** What a batch of key cards changes, as it was. */
const BACK = ['--semi-space-growth-factor=2', '--heap-growing-percent=0'];
for (const flag of FLAGS) v8.setFlagsFromString(flag);
const program = await launch<typeof import('./run.js')>(
  new URL(`../${PROGRAM}`, import.meta.url),
  kindOfRun(),
  { harfbuzzjs: import('harfbuzzjs') },
);
const memory = program.cache.replace(/cache$/, 'memory');
program.exports.recall(memory);
process.exitCode = await program.exports.run(args);
if (process.exitCode === 0) {
  program.exports.remember(memory);
  // V8 takes kept code only under the flags of its making.
  for (const flag of BACK) v8.setFlagsFromString(flag);
  keepCompiled(program);
}

/** Runs of one kind use the same part of the program. */
function kindOfRun(): string {
  if (args.some(word => ['-h', '--help', '-V', '--version'].includes(word))) return 'help';
  const words = ['keys', 'map', 'words'].includes(command) ? `${command}-${below}` : command;
  return /^[a-z]+(-[a-z]+)?$/.test(words) ? words : 'print';
}
