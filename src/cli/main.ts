#!/usr/bin/env node
import v8 from 'node:v8';
import { keepCompiled, launch } from './launch.js';

/** File name of the bundled program in dist/, filled in by scripts/build.mjs. */
declare const PROGRAM: string;

// HarfBuzz is WebAssembly: the quick compiler is enough for a deck, and the slow one would keep the process waiting at its end.
v8.setFlagsFromString('--liftoff-only');
// What a batch of key cards leaves behind dies young: a small nursery takes a tenth of the time and spares tens of megabytes.
if (process.argv[2] === 'keys') v8.setFlagsFromString('--semi-space-growth-factor=1');
const program = await launch<typeof import('./run.js')>(new URL(`../${PROGRAM}`, import.meta.url), {
  harfbuzzjs: import('harfbuzzjs'),
});
process.exitCode = await program.exports.run(process.argv.slice(2));
keepCompiled(program);
