import { parentPort } from 'node:worker_threads';
import { type Expectation, loadPdfjs, type PreflightReport, preflight } from '../../preflight/index.js';
import { type Problem, ProblemError } from '../../problem.js';

/** A PDF to be read back, or `end`. */
export type Question = { readonly bytes: Uint8Array; readonly expectation: Expectation } | 'end';

export interface Answer {
  readonly report?: PreflightReport;
  /** Why the file could not be read. */
  readonly problems?: readonly Problem[];
  readonly failure?: string;
}

// The thread that reads PDFs back: an entry point of its own, which ReadBack starts.
parentPort?.on('message', async (question: Question) => {
  if (question === 'end') parentPort?.close();
  else parentPort?.postMessage(await answer(question));
});

// A thread has no compile cache but its own.
// @ts-expect-error: the types are those of Node 20, which has no such function.
const { enableCompileCache } = process.getBuiltinModule('node:module');
if (enableCompileCache) enableCompileCache();
// While the first PDF is being drawn. A failure is told where a PDF is read.
loadPdfjs().catch(() => {});

async function answer({ bytes, expectation }: Exclude<Question, 'end'>): Promise<Answer> {
  try {
    return { report: await preflight(bytes, expectation) };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: error.problems };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
