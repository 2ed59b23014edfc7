import { signal } from '@preact/signals';
import { PATIENCE, Refused, Stopped, WorkerDied } from '../../../bridge/client.js';
import type { ToldProblem } from '../../../bridge/messages.js';
import { opener } from '../../../state/workers.js';
import { deck, edit } from '../../../state/workspace.js';
import { describePhotos } from './describe.js';
import { fileName, folderName, isLitter, withEnding } from './file-names.js';
import { type DeckFile, FOLDER, folderOf, inOrder, LIST, nameOf, withPhotos } from './folders.js';
import { keepSeen } from './seen.js';

/** Files that came together; `folder` is the name of the folder in which they were. */
export interface Batch {
  readonly folder?: string;
  readonly files: readonly File[];
}

/** A file that did not come into the deck, and why; without problems it was too much for the worker. */
export interface RefusedFile {
  readonly name: string;
  readonly problems: readonly ToldProblem[];
}

export const bringing = signal<{ readonly done: number; readonly all: number } | undefined>(undefined);
export const refused = signal<readonly RefusedFile[]>([]);
export const brought = signal<number | undefined>(undefined);

let current: AbortController | undefined;

export function stopBringing(): void {
  current?.abort();
}

/** Looks at files one by one, and puts those that can be printed into the deck. One that kills the worker costs only itself. */
export async function bring(batches: readonly Batch[]): Promise<void> {
  current?.abort();
  current = new AbortController();
  const { signal } = current;
  const all = batches.reduce((sum, { files }) => sum + files.length, 0);
  refused.value = [];
  brought.value = undefined;
  let done = 0;
  const good: DeckFile[] = [];
  const lists: DeckFile[] = [];
  for (const { folder, files } of batches) {
    const into = folder === undefined ? FOLDER : folderName(folder);
    for (const file of [...files].sort((a, b) => inOrder(a.name, b.name))) {
      if (signal.aborted) break;
      bringing.value = { done: done++, all };
      if (isLitter(file.name)) continue;
      if (LIST.test(file.name))
        lists.push({ path: `${into}/${file.name}`, stamp: stampOf(file), data: file });
      else {
        const taken = await takeIn(file, into, good, signal);
        if (taken) good.push(taken);
      }
    }
  }
  bringing.value = undefined;
  if (good.length > 0) edit(now => withPhotos(now, good));
  await describePhotos(lists);
  brought.value = good.length;
}

const stampOf = (file: File) => `${file.size} ${file.lastModified} ${file.name}`;

async function takeIn(
  file: File,
  folder: string,
  before: readonly DeckFile[],
  signal: AbortSignal,
): Promise<DeckFile | undefined> {
  const stamp = stampOf(file);
  const beside = [...deck.peek().files, ...before].filter(({ path }) => folderOf(path) === folder);
  // The same file once more takes its own place.
  const same = beside.find(other => other.stamp === stamp);
  const others = beside.filter(other => other !== same).map(({ path }) => nameOf(path));
  const name = fileName(file.name, others);
  const order = { path: `${folder}/${name}`, data: file, others };
  try {
    const photo = await opener.ask('photo', order, { signal, limit: PATIENCE });
    const taken = { path: `${folder}/${fileName(withEnding(name, photo.kind), others)}`, stamp, data: file };
    keepSeen(taken, photo);
    return taken;
  } catch (fault) {
    if (fault instanceof Stopped) return undefined;
    if (!(fault instanceof Refused || fault instanceof WorkerDied)) throw fault;
    const problems = fault instanceof Refused ? fault.problems : [];
    refused.value = [...refused.peek(), { name: file.name, problems }];
    return undefined;
  }
}
