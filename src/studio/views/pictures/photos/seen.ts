import { computed, effect, signal } from '@preact/signals';
import { PATIENCE } from '../../../bridge/client.js';
import { opener } from '../../../state/workers.js';
import { deck } from '../../../state/workspace.js';
import type { SeenPhoto } from '../../../worker/jobs/photos/photo.js';
import { type DeckFile, nameOf } from './folders.js';

export type Seen = Omit<SeenPhoto, 'shown' | 'problems'> & { readonly url: string };

/** Photographs as they are shown, by path and stamp; `damaged` if there is nothing to show. */
export const seen = signal<ReadonlyMap<string, Seen | 'damaged'>>(new Map());
const asked = new Set<string>();
const keyOf = ({ path, stamp }: DeckFile) => `${path} ${stamp}`;
let queue: Promise<void> = Promise.resolve();

export function seenOf(file: DeckFile): Seen | 'damaged' | undefined {
  return seen.value.get(keyOf(file));
}

const deckId = computed(() => deck.value.id);

/** What was seen goes with its deck. */
effect(() => {
  deckId.value;
  for (const each of seen.peek().values()) if (each !== 'damaged') URL.revokeObjectURL(each.url);
  asked.clear();
  seen.value = new Map();
});

/** Keeps what was seen of a file. */
export function keepSeen(file: DeckFile, photo: SeenPhoto | undefined): void {
  asked.add(keyOf(file));
  if (photo === undefined) {
    seen.value = new Map(seen.peek()).set(keyOf(file), 'damaged');
    return;
  }
  const { shown, problems: _, ...rest } = photo;
  seen.value = new Map(seen.peek()).set(keyOf(file), { ...rest, url: URL.createObjectURL(shown) });
}

/** Looks at a photograph of a deck that was opened, once, and after all others. */
export function lookAt(file: DeckFile): void {
  const { path, data } = file;
  if (asked.has(keyOf(file)) || typeof data === 'string') return;
  asked.add(keyOf(file));
  queue = queue.then(async () => {
    if (!asked.has(keyOf(file))) return;
    // Why it can't be shown is told with the sheets.
    const order = { path, data, others: [nameOf(path)] };
    const photo = await opener.ask('photo', order, { limit: PATIENCE }).catch(() => undefined);
    if (deck.peek().files.includes(file)) keepSeen(file, photo);
    else asked.delete(keyOf(file));
  });
}
