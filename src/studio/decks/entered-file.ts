import type { OwnFile } from '../bridge/order.js';
import type { EnteredPlace } from '../state/deck.js';

/** Where places that are not in the list yet are in a deck that is handed on as one file. */
export const ENTERED_FILE = 'entered-places.json';
/** What is typed is shorter; a file from elsewhere may hold anything. */
const [MOST_PLACES, LONGEST] = [1000, 200];

/** What was typed of places that are still looked at, or were refused; none where there are none. */
export function enteredFiles(entered: readonly EnteredPlace[] = []): readonly OwnFile[] {
  if (entered.length === 0) return [];
  const data = JSON.stringify(entered.map(({ name, x, y, aside }) => ({ name, x, y, aside })));
  return [{ path: ENTERED_FILE, stamp: data, data }];
}

/** The places of such a file, of a visit that has ended; what is not a place is left out. */
export function readEntered(text: string): readonly EnteredPlace[] {
  return listIn(text)
    .slice(0, MOST_PLACES)
    .flatMap((place): EnteredPlace[] => {
      const { name, x, y, aside } = (place ?? {}) as Readonly<Record<string, unknown>>;
      if (!isTyped(name) || !isTyped(x) || !isTyped(y)) return [];
      const key = crypto.randomUUID();
      return [{ key, name, x, y, visit: '', ...(aside === true ? { aside } : {}) }];
    });
}

function listIn(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isTyped(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST;
}
