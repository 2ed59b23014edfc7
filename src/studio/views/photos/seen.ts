import { computed, effect, signal } from '@preact/signals';
import { placeTurned, type Turn, turnedShare, turnedSize } from '../../../scene/geometry/index.js';
import { PATIENCE } from '../../bridge/client.js';
import type { SeenPhoto } from '../../jobs/photos/photo.js';
import { opener } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';
import { type DeckFile, nameOf } from './folders.js';

export type Seen = Omit<SeenPhoto, 'problems'> & { readonly url: string };

/** Photographs as they are shown, by path, stamp and turn; `damaged` if there is nothing to show. */
export const seen = signal<ReadonlyMap<string, Seen | 'damaged'>>(new Map());
const asked = new Set<string>();
const keyOf = ({ path, stamp }: DeckFile, turn: Turn = 0) => `${path} ${stamp} ${turn}`;
let queue: Promise<void> = Promise.resolve();

export function seenOf(file: DeckFile, turn: Turn = 0): Seen | 'damaged' | undefined {
  const upright = seen.value.get(keyOf(file));
  return upright === 'damaged' ? upright : seen.value.get(keyOf(file, turn));
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
  const { problems: _, ...rest } = photo;
  seen.value = new Map(seen.peek()).set(keyOf(file), { ...rest, url: URL.createObjectURL(photo.shown) });
}

/** Turns what was seen of a photograph, once. Does nothing before that is seen. */
export async function seeTurned(file: DeckFile, turn: Turn): Promise<void> {
  const upright = seen.peek().get(keyOf(file));
  const key = keyOf(file, turn);
  if (turn === 0 || typeof upright !== 'object' || asked.has(key)) return;
  asked.add(key);
  const shown = await turnedPicture(upright, turn).catch(() => undefined);
  if (!asked.has(key)) return;
  const made: Seen | 'damaged' = shown
    ? {
        ...upright,
        ...turnedSize(upright, turn),
        ...(upright.pixels ? { pixels: turnedSize(upright.pixels, turn) } : {}),
        eye: turnedShare(upright.eye, turn),
        shown,
        url: URL.createObjectURL(shown),
      }
    : 'damaged';
  seen.value = new Map(seen.peek()).set(key, made);
}

async function turnedPicture({ shown, ...size }: Seen, turn: Turn): Promise<Blob> {
  const { width, height } = turnedSize(size, turn);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const bitmap = await createImageBitmap(shown);
  pen?.setTransform(...placeTurned(size, { x: 0, y: 0 }, turn));
  pen?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
}

/** Looks at a photograph of a deck that was opened, once, and after all others; then turns what was seen. */
export function lookAt(file: DeckFile, turn: Turn): void {
  const { path, data } = file;
  if (seen.peek().has(keyOf(file))) void seeTurned(file, turn);
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
