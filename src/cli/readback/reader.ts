import { parentPort } from 'node:worker_threads';
import { loadReaders } from '../../preflight/index.js';
import { answer, type Question } from './answer.js';

// The thread that reads PDFs back: a separate entry point, which ReadBack starts.
parentPort?.on('message', async (question: Question) => {
  if (question === 'end') parentPort?.close();
  else parentPort?.postMessage(await answer(question));
});

// A thread needs its own compile cache.
// @ts-expect-error: the types are those of Node 20, which has no such function.
const { enableCompileCache } = process.getBuiltinModule('node:module');
if (enableCompileCache) enableCompileCache();
// Loads what reads PDFs while the first PDF is drawn. A failure is reported when a PDF is read.
loadReaders().catch(() => {});
