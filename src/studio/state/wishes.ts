import { computed, effect, signal } from '@preact/signals';
import type { BatchInput } from '../../data/index.js';
import type { MapOrder } from '../../press/index.js';
import { withFile, withoutFile } from './deck.js';
import { deck, edit } from './workspace.js';

/** What a person wishes of what is made beside the deck; undefined is as usual. */
export interface Wishes {
  readonly map?: { readonly [K in keyof MapOrder]?: MapOrder[K] | undefined };
  readonly keys?: Pick<BatchInput, 'count' | 'from' | 'seed' | 'wishes'>;
  /** Codes of warnings that a person has read and does not want to be told of again. */
  readonly dismissed?: readonly string[];
}

/** Where the wishes are in the deck, so that they are kept, undone and handed on like everything in it. */
export const WISHES_FILE = 'wishes.json';

const file = computed(() => deck.value.files.find(({ path }) => path === WISHES_FILE));
/** The text of a file that came from outside. */
const loaded = signal({ stamp: '', text: '' });

export const wishes = computed<Wishes>(() => known.value ?? {});

/** Undefined while they are read. */
const known = computed(() => {
  const { data = '', stamp = '' } = file.value ?? {};
  if (typeof data === 'string') return readWishes(data);
  return loaded.value.stamp === stamp ? readWishes(loaded.value.text) : undefined;
});

/** Wishes from before those of the deck were read. */
const early: { readonly id: string; readonly change: (now: Wishes) => Wishes; readonly run: string }[] = [];

/** Reads wishes that came with a deck from outside. Call it once. */
export function followWishes(): void {
  effect(() => {
    const { data, stamp = '' } = file.value ?? {};
    if (!(data instanceof Blob)) return;
    const take = (text: string) => {
      loaded.value = { stamp, text };
      for (const { id, change, run } of early.splice(0)) if (id === deck.peek().id) setWishes(change, run);
    };
    // A file that is gone: the wishes are as usual.
    data.text().then(take, () => take(''));
  });
}

/** Wishes something else; changes of one `run` are undone together. What is still read is not written over. */
export function setWishes(change: (now: Wishes) => Wishes, run: string): void {
  if (known.peek() === undefined) {
    early.push({ id: deck.peek().id, change, run });
    return;
  }
  const now = wishes.peek();
  const text = JSON.stringify(readWishes(JSON.stringify({ ...now, ...change(now) })));
  edit(
    now =>
      text === '{}'
        ? withoutFile(now, WISHES_FILE)
        : withFile(now, { path: WISHES_FILE, stamp: text, data: text }),
    `wishes ${run}`,
  );
}

type Kind = 'string' | 'number' | 'boolean';
const MAP = {
  title: 'string',
  seed: 'string',
  start: 'string',
  cities: 'number',
  easiest: 'number',
  hardest: 'number',
  tolerance: 'number',
  longest: 'number',
} as const;
const KEYS = { count: 'number', from: 'number', seed: 'string' } as const;
const CARDS = {
  mixedLines: 'boolean',
  balanced: 'boolean',
  touching: 'number',
  distance: 'number',
  starts: 'string',
} as const;

/** What can be used of a text that anybody may have written. Whether the wishes can be met, the worker says. */
export function readWishes(text: string): Wishes {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {};
  }
  const { map, keys, dismissed } = objectOf(data);
  const { wishes: cards, ...batch } = objectOf(keys);
  const { fixed } = objectOf(cards);
  const cells = Object.entries(objectOf(fixed)).filter(([, role]) => typeof role === 'string');
  const wished = {
    ...only(cards, CARDS),
    ...(cells.length > 0 ? { fixed: Object.fromEntries(cells) } : {}),
  };
  const has = (value: object) => Object.keys(value).length > 0;
  const dealt = { ...only(batch, KEYS), ...(has(wished) ? { wishes: wished } : {}) };
  const mapped = only(map, MAP);
  const codes = Array.isArray(dismissed) ? dismissed.filter(code => typeof code === 'string') : [];
  return {
    ...(has(mapped) ? { map: mapped } : {}),
    ...(has(dealt) ? { keys: dealt } : {}),
    ...(codes.length > 0 ? { dismissed: codes } : {}),
  } as Wishes;
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function only(value: unknown, kinds: Readonly<Record<string, Kind>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(objectOf(value));
  return Object.fromEntries(
    entries.filter(([key, each]) => Object.hasOwn(kinds, key) && typeof each === kinds[key]),
  );
}
