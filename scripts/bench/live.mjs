// Loaded before a measured program that runs with --expose-gc: tells on the way out how much memory was in use at most,
// in KiB, once what nobody needs any more was collected.
import fs from 'node:fs';

let most = 0;
setInterval(() => {
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  most = Math.max(most, heapUsed + arrayBuffers);
}, 100).unref();
process.on('exit', () => fs.writeSync(2, `\npeak ${Math.round(most / 1024)}\n`));
