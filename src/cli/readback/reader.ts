import { parentPort } from 'node:worker_threads';
import { loadReaders } from '../../proof/index.js';
import { Answers, type ReaderQuestion } from './answers.js';

// The thread that reads PDFs back: a separate entry point, which ReadBack starts.
const answers = new Answers(
  answer => parentPort?.postMessage(answer),
  () => parentPort?.close(),
);
parentPort?.on('message', (question: ReaderQuestion) => answers.hear(question));

// A thread needs its own compile cache.
// @ts-expect-error: the types are those of Node 20, which has no such function.
const { enableCompileCache } = process.getBuiltinModule('node:module');
if (enableCompileCache) enableCompileCache();
// Loads what reads PDFs while the first PDF is drawn. A failure is reported when a PDF is read.
loadReaders().catch(() => {});
