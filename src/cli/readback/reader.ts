import { parentPort } from 'node:worker_threads';
import { loadReaders, type TellPages } from '../../preflight/index.js';
import { type Answer, answer, type Question } from './answer.js';

/** At least so long between two signs of life, in ms. */
const PAUSE = 200;

let last = Promise.resolve();

// The thread that reads PDFs back, one after the other: a separate entry point, which ReadBack starts.
parentPort?.on('message', (question: Question) => {
  last = last.then(() => handle(question));
});

async function handle(question: Question): Promise<void> {
  if (question === 'end') {
    parentPort?.close();
    return;
  }
  const { id } = question;
  let told = 0;
  const tell = (...read: Parameters<TellPages>) => {
    if (performance.now() - told < PAUSE) return;
    told = performance.now();
    parentPort?.postMessage({ id, read } satisfies Answer);
  };
  tell(0, 0);
  parentPort?.postMessage(await answer(question, tell));
}

// A thread needs its own compile cache.
// @ts-expect-error: the types are those of Node 20, which has no such function.
const { enableCompileCache } = process.getBuiltinModule('node:module');
if (enableCompileCache) enableCompileCache();
// Loads what reads PDFs while the first PDF is drawn. A failure is reported when a PDF is read.
loadReaders().catch(() => {});
