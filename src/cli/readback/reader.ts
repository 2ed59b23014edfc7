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

// The thread that reads PDFs back: a separate entry point, which ReadBack starts.
parentPort?.on('message', async (question: Question) => {
  if (question === 'end') parentPort?.close();
  else parentPort?.postMessage(await answer(question));
});

// A thread needs its own compile cache.
// @ts-expect-error: the types are those of Node 20, which has no such function.
const { enableCompileCache } = process.getBuiltinModule('node:module');
if (enableCompileCache) enableCompileCache();
// Loads pdf.js while the first PDF is drawn. A failure is reported when a PDF is read.
loadPdfjs().catch(() => {});

async function answer({ bytes, expectation }: Exclude<Question, 'end'>): Promise<Answer> {
  try {
    return { report: await preflight(bytes, expectation) };
  } catch (error) {
    if (error instanceof ProblemError) return { problems: error.problems };
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
