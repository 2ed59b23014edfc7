import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { ProblemError } from '../../speech/index.js';
import { ReadBack } from './read-back.js';

/** Reads a file of one byte, hangs at two and takes all memory at three. */
const READER = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ id, bytes }) => {
    parentPort.postMessage({ id });
    if (bytes.length === 2) for (;;);
    const all = [];
    if (bytes.length === 3) for (;;) all.push(Array(100000).fill(all.length));
    parentPort.postMessage({ id, report: { checks: [] } });
  });
`;

afterEach(() => {
  vi.restoreAllMocks();
});

/** What becomes of files of so many bytes; `limit` is in milliseconds. */
async function read(limit: number, ...lengths: readonly number[]): Promise<readonly string[]> {
  vi.spyOn(ReadBack, 'thread').mockImplementation(
    () => new Worker(READER, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } }),
  );
  const readBack = new ReadBack(limit);
  const ends = lengths.map(length =>
    readBack.add(new Uint8Array(length), { place: `${length}.pdf`, kinds: [] }).then(
      () => 'read',
      fault => (fault instanceof ProblemError ? fault.message : `mistake: ${fault}`),
    ),
  );
  try {
    return await Promise.all(ends);
  } finally {
    readBack.close();
  }
}

test('a file that takes for ever is named, and those before and after it are read', async () => {
  expect(await read(1000, 1, 2, 1, 1)).toEqual(['read', '2.pdf: preflight.gave-up {}', 'read', 'read']);
});

test('a file that takes all memory is named, and those before and after it are read', async () => {
  expect(await read(60_000, 1, 3, 1)).toEqual(['read', '3.pdf: preflight.gave-up {}', 'read']);
});
