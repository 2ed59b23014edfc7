import { computed, signal } from '@preact/signals';
import { PATIENCE, Refused, Stopped, WorkerDied } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { editDeck } from '../../keep/decks.js';
import { titleOf } from '../../keep/title.js';
import { tell } from '../../notes/notes.js';
import type { Deck } from '../../state/deck.js';
import { opener } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { describePhotos } from './describe.js';
import { fileName, folderName, isLitter, withEnding } from './file-names.js';
import { byName, type DeckFile, FOLDER, folderOf, LIST, nameOf, withPhotos } from './folders.js';
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

/** What is brought to one deck, and how far it has come. */
interface Bringing {
  /** How many times something was brought that is not in the deck yet. */
  readonly turns: number;
  readonly done: number;
  readonly all: number;
  readonly refused: readonly RefusedFile[];
  readonly brought: number;
}

const NOTHING: Bringing = { turns: 0, done: 0, all: 0, refused: [], brought: 0 };

const byDeck = signal<ReadonlyMap<string, Bringing>>(new Map());
const stops = new Map<string, AbortController>();
let queue: Promise<void> = Promise.resolve();

const of = (id: string) => byDeck.peek().get(id) ?? NOTHING;

/** What is, or was last, brought to the deck on the desk. */
export const bringing = computed(() => byDeck.value.get(deck.value.id) ?? NOTHING);

function note(id: string, change: Partial<Bringing>): void {
  byDeck.value = new Map(byDeck.peek()).set(id, { ...of(id), ...change });
}

/** Brings no more to the deck on the desk; what was looked at already goes into it. */
export function stopBringing(): void {
  stops.get(deck.peek().id)?.abort();
}

/**
 * Looks at files one by one, and puts those that can be printed into the deck that they were brought to, wherever it is
 * by then. One that kills the worker costs only itself. What is brought meanwhile waits for its turn.
 */
export function bringPhotos(batches: readonly Batch[], to: Deck = deck.peek()): Promise<void> {
  const { id } = to;
  const count = batches.reduce((sum, { files }) => sum + files.length, 0);
  const { turns, all } = of(id);
  const before = stops.get(id);
  const goesOn = turns > 0 && before?.signal.aborted === false;
  const stop = goesOn ? before : new AbortController();
  stops.set(id, stop);
  note(id, { ...(goesOn ? {} : NOTHING), turns: turns + 1, all: (goesOn ? all : 0) + count });
  const turn = queue.then(() => bringInTurn(batches, to, stop.signal));
  queue = turn.catch(() => {});
  return turn;
}

async function bringInTurn(batches: readonly Batch[], to: Deck, signal: AbortSignal): Promise<void> {
  const good: DeckFile[] = [];
  const lists: DeckFile[] = [];
  try {
    for (const { folder, files } of batches) {
      const into = folder === undefined ? FOLDER : folderName(folder);
      for (const file of [...files].sort((a, b) => byName(a.name, b.name))) {
        if (signal.aborted) break;
        if (LIST.test(file.name))
          lists.push({ path: `${into}/${file.name}`, stamp: stampOf(file), data: file });
        else if (!isLitter(file.name)) {
          const taken = await takeIn(file, into, to, good, signal);
          if (taken) good.push(taken);
        }
        note(to.id, { done: of(to.id).done + 1 });
      }
    }
  } finally {
    await putIn(to, good, lists).finally(() => note(to.id, { turns: of(to.id).turns - 1 }));
  }
}

/** Puts photographs, and what lists say of them, into their deck, and says so where that is not the one on the desk. */
async function putIn(to: Deck, good: readonly DeckFile[], lists: readonly DeckFile[]): Promise<void> {
  if (good.length + lists.length === 0) return;
  const isThere = await editDeck(to.id, now => withPhotos(now, named(good, now)));
  if (isThere) {
    note(to.id, { brought: of(to.id).brought + good.length });
    await describePhotos(to.id, lists);
  }
  if (isThere && to.id === deck.peek().id) return;
  const values = { count: good.length, name: titleOf(to) };
  tell({
    key: `photos ${to.id}`,
    level: isThere ? 'good' : 'bad',
    text: () => t(isThere ? 'pictures.brought-to' : 'pictures.let-go', values),
  });
}

/** Another photograph may have come into the deck under the same name meanwhile, in another tab. */
function named(good: readonly DeckFile[], { files }: Deck): readonly DeckFile[] {
  return good.map(file => {
    const { path, stamp } = file;
    const taken = files.filter(other => other.path === path && other.stamp !== stamp);
    if (taken.length === 0) return file;
    const all = [...files, ...good].filter(other => folderOf(other.path) === folderOf(path));
    const names = all.map(other => nameOf(other.path));
    return { ...file, path: `${folderOf(path)}/${fileName(nameOf(path), names)}` };
  });
}

const stampOf = (file: File) => `${file.size} ${file.lastModified} ${file.name}`;

async function takeIn(
  file: File,
  folder: string,
  to: Deck,
  before: readonly DeckFile[],
  signal: AbortSignal,
): Promise<DeckFile | undefined> {
  const stamp = stampOf(file);
  const isOnDesk = () => deck.peek().id === to.id;
  const { files } = isOnDesk() ? deck.peek() : to;
  const beside = [...files, ...before].filter(({ path }) => folderOf(path) === folder);
  // The same file once more takes its own place.
  const same = beside.find(other => other.stamp === stamp);
  const others = beside.filter(other => other !== same).map(({ path }) => nameOf(path));
  const name = fileName(file.name, others);
  const order = { path: `${folder}/${name}`, data: file, others };
  try {
    const photo = await opener.ask('photo', order, { signal, limit: PATIENCE });
    const taken = { path: `${folder}/${fileName(withEnding(name, photo.kind), others)}`, stamp, data: file };
    if (isOnDesk()) keepSeen(taken, photo);
    return taken;
  } catch (fault) {
    if (fault instanceof Stopped) return undefined;
    if (!(fault instanceof Refused || fault instanceof WorkerDied)) throw fault;
    const problems = fault instanceof Refused ? fault.problems : [];
    note(to.id, { refused: [...of(to.id).refused, { name: file.name, problems }] });
    return undefined;
  }
}
