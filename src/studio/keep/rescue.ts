import type { Deck } from '../state/deck.js';

/** A deck that was not written when the page was left, without the files that are too large to leave in time. */
export interface Rescued {
  readonly deck: Deck;
  /** What it was to be written after, and by whom: the writer's last writing may still have come through. */
  readonly base: number;
  readonly writer: string;
}

const PREFIX = 'deckwright-rescue/';

/** Lays a deck aside at once, which IndexedDB can't when a page is left. */
export function layAside({ deck, ...rest }: Rescued): void {
  const files = deck.files.map(({ path, stamp, data }) =>
    typeof data === 'string' ? { path, stamp, data } : { path, stamp },
  );
  try {
    localStorage.setItem(PREFIX + deck.id, JSON.stringify({ ...rest, deck: { ...deck, files } }));
  } catch {
    // There is no room: the person was asked before the page was left.
  }
}

/** Forgets what was laid aside of a deck, because it is kept. */
export function forgetAside(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Where nothing can be stored there is nothing to forget.
  }
}

/** Takes everything that was laid aside. A file without its contents is looked up in the deck as it is kept. */
export async function takeRescued(
  read: (id: string) => Promise<Deck | undefined>,
): Promise<readonly Rescued[]> {
  const found: Rescued[] = [];
  for (const { deck, ...rest } of taken()) {
    const before = await read(deck.id);
    const files = deck.files.flatMap(file => {
      const data =
        file.data ??
        before?.files.find(({ path, stamp }) => path === file.path && stamp === file.stamp)?.data;
      return data === undefined ? [] : [{ ...file, data }];
    });
    found.push({ ...rest, deck: { ...deck, files } });
  }
  return found;
}

function taken(): readonly Rescued[] {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(PREFIX));
    const texts = keys.map(key => localStorage.getItem(key) ?? 'null');
    for (const key of keys) localStorage.removeItem(key);
    return texts.map(text => JSON.parse(text) as Rescued | null).filter(rescued => rescued !== null);
  } catch {
    return [];
  }
}
