import { parentPort } from 'node:worker_threads';
import { keepCompiled, launch } from './launch.js';
import type { Question } from './reader.js';

/** File name of the bundled reader in dist/, filled in by scripts/build.mjs. */
declare const READER: string;

/** The reading thread: answers each question in turn, and ends when it is told so. */
const reader = await launch<typeof import('./reader.js')>(new URL(`../${READER}`, import.meta.url), 'read');
parentPort?.on('message', async (question: Question | 'end') => {
  if (question !== 'end') return parentPort?.postMessage(await reader.exports.answer(question));
  keepCompiled(reader);
  parentPort?.close();
});
