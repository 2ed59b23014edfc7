#!/usr/bin/env node
import v8 from 'node:v8';

// HarfBuzz is WebAssembly: the quick compiler is enough for a deck, and the slow one would keep the process waiting at its end.
v8.setFlagsFromString('--liftoff-only');
const { run } = await import('./run.js');
process.exitCode = await run(process.argv.slice(2));
