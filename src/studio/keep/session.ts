/** What a page remembers about itself: a tab comes back as it was, a new tab as the last one was. */
type Remembered = 'deck' | 'language';

const keyOf = (name: Remembered) => `deckwright-${name}`;

export function remember(name: Remembered, value: string): void {
  for (const store of stores()) {
    try {
      store.setItem(keyOf(name), value);
    } catch {
      // No room: the next visit begins with what was there before.
    }
  }
}

export function recall(name: Remembered): string | undefined {
  for (const store of stores()) {
    const found = store.getItem(keyOf(name));
    if (found !== null) return found;
  }
  return undefined;
}

/** A browser that blocks them throws as soon as they are named. */
function stores(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}
