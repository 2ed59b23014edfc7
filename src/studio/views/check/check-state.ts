import { signal } from '@preact/signals';
import { PATIENCE, WorkerDied } from '../../bridge/client.js';
import type { CheckAnswer, CheckOrder, MarkedProblem } from '../../jobs/checking/check.js';
import type { PdfPicture } from '../../jobs/checking/pdf-page.js';
import { Asking } from '../../state/asking.js';
import { reader, tellLoading } from '../../state/workers.js';

/** The files that were brought, by name: PDFs, their manifest, key cards as text. */
export const brought = signal<ReadonlyMap<string, Blob>>(new Map());
/** Key cards typed as grids. */
export const typed = signal('');
export const found = signal<CheckAnswer | undefined>(undefined);
/** The file that is being read. */
export const fileBeingRead = signal('');
/** Files that held the worker up or ended it. */
export const leftOut = signal<readonly string[]>([]);
export const checking = new Asking();

/** The problem whose page is shown, and its page. */
export const marked = signal<MarkedProblem | undefined>(undefined);
export const picture = signal<PdfPicture | undefined>(undefined);

/** Checks everything that was brought and typed. */
export async function checkAll(): Promise<void> {
  checking.stop();
  checking.clear();
  marked.value = undefined;
  picture.value = undefined;
  found.value = undefined;
  leftOut.value = [];
  const files = [...brought.peek()].map(([name, blob]) => ({ name, blob }));
  if (files.length === 0 && typed.peek().trim() === '') return;
  fileBeingRead.value = files[0]?.name ?? '';
  found.value = await checking.ask(signal => checkFiles(files, signal));
}

/** One that holds the worker up or ends it is left out, and the others are checked again. */
async function checkFiles(files: CheckOrder['files'], signal: AbortSignal): Promise<CheckAnswer | undefined> {
  const onEvent = (file: string) => {
    fileBeingRead.value = file;
  };
  const options = { signal, limit: PATIENCE, onLoading: tellLoading, onEvent };
  try {
    return await reader.ask('check', { files, typed: typed.peek() }, options);
  } catch (fault) {
    const others = files.filter(({ name }) => name !== fileBeingRead.peek());
    if (!(fault instanceof WorkerDied) || others.length === files.length) throw fault;
    leftOut.value = [...leftOut.peek(), fileBeingRead.peek()];
    return others.length > 0 || typed.peek().trim() !== '' ? checkFiles(others, signal) : undefined;
  }
}

export function bringFiles(files: readonly File[]): void {
  brought.value = new Map([...brought.peek(), ...files.map((file): [string, Blob] => [file.name, file])]);
  void checkAll();
}

export function putAway(name: string): void {
  brought.value = new Map([...brought.peek()].filter(([each]) => each !== name));
  void checkAll();
}

const PIXELS = 1600;

/** Shows the page of a problem with its place marked. */
export async function showMark(problem: MarkedProblem): Promise<void> {
  // Messages may name the page beside the file.
  const pdf = [...brought.peek()].find(([name]) => problem.place.startsWith(name))?.[1];
  if (pdf === undefined || problem.mark === undefined) return;
  marked.value = problem;
  picture.value = undefined;
  const drawn = await reader
    .ask('pdfPage', { pdf, page: problem.mark.page, pixels: PIXELS }, { limit: PATIENCE })
    .catch(() => undefined);
  if (marked.peek() === problem) picture.value = drawn;
}
