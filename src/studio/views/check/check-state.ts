import { signal } from '@preact/signals';
import { Asking } from '../../state/asking.js';
import { maker, tellLoading } from '../../state/workers.js';
import type { CheckAnswer, MarkedProblem } from '../../worker/jobs/checking/check.js';
import type { PdfPicture } from '../../worker/jobs/checking/pdf-page.js';

/** The files that were brought, by name: PDFs, their manifest, key cards as text. */
export const brought = signal<ReadonlyMap<string, Blob>>(new Map());
/** Key cards typed as grids. */
export const typed = signal('');
export const found = signal<CheckAnswer | undefined>(undefined);
/** The file that is being read. */
export const reading = signal('');
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
  const files = [...brought.peek()].map(([name, blob]) => ({ name, blob }));
  if (files.length === 0 && typed.peek().trim() === '') return;
  reading.value = files[0]?.name ?? '';
  const onEvent = (file: string) => {
    reading.value = file;
  };
  found.value = await checking.ask(signal =>
    maker.ask('check', { files, typed: typed.peek() }, { signal, onLoading: tellLoading, onEvent }),
  );
}

export function bring(files: readonly File[]): void {
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
  const drawn = await maker
    .ask('pdfPage', { pdf, page: problem.mark.page, pixels: PIXELS })
    .catch(() => undefined);
  if (marked.peek() === problem) picture.value = drawn;
}
