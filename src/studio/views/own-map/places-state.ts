import { computed, effect, signal } from '@preact/signals';
import { PATIENCE } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import type { PlacesAnswer } from '../../jobs/maps/places.js';
import { editDeck } from '../../keep/decks.js';
import { Asking } from '../../state/asking.js';
import { withFile, withoutFile, withRecipe } from '../../state/deck.js';
import { opener } from '../../state/workers.js';
import { deck, edit } from '../../state/workspace.js';
import { MAP_FILE, PLACES_FILE } from './files.js';
import { placesCsv } from './places-csv.js';

export type List = Pick<PlacesAnswer, 'map' | 'places'>;

/** What is wrong with a list or a place that was brought, or good to know about it; nothing is taken over with an error. */
export const readingPlaces = new Asking();
/** The list that is being read, or was last. */
export const readingFile = signal('');

const NONE: List = { map: 'geographic', places: [] };
/** Lists that were read or written, by their stamps. */
const read = signal<ReadonlyMap<string, List>>(new Map());
const file = computed(() => deck.value.files.find(({ path }) => path === PLACES_FILE));

const listKey = (id: string, stamp = '') => `${id} ${stamp}`;
/** Changes with the list of the deck, and with the deck. */
export const currentList = computed(() => listKey(deck.value.id, file.value?.stamp));
/** The list to which belongs what is told. */
let toldOf = '';

/** Lists of decks that can't be read, by their stamps. */
const unreadable = signal<ReadonlySet<string>>(new Set());
/** Whether it is known what the list of the deck says: nothing is added to one that is still being read. */
export const isListKnown = computed(() => {
  const { stamp } = file.value ?? {};
  return stamp === undefined || read.value.has(stamp) || unreadable.value.has(stamp);
});

/** The places that a map can be made from. */
export const places = computed<List>(() => read.value.get(file.value?.stamp ?? '') ?? NONE);

/** Reads the list of the deck whenever it is another one, and forgets what was told of the one before. Returns what ends it. */
export function followPlaces(): () => void {
  return effect(() => {
    const own = file.value;
    if (currentList.value !== toldOf) forget();
    if (own === undefined || read.value.has(own.stamp)) return;
    void ask(own.path, own.data).then(list => {
      if (list) remember(own.stamp, list);
      else if (readingPlaces.problems.peek().length > 0 || readingPlaces.broken.peek())
        unreadable.value = new Set(unreadable.peek()).add(own.stamp);
    });
  });
}

/** Takes over a list from a file or from what was pasted. True if it could be read. */
export async function takeList(name: string, data: Blob | string): Promise<boolean> {
  const list = await ask(name, data);
  if (list) keep(list, readingPlaces.problems.peek());
  return list !== undefined;
}

export function removePlace(id: string): void {
  const { map, places: before } = places.peek();
  keep({ map, places: before.filter(place => place.id !== id) });
}

export function removeAll(): void {
  edit(deck => withoutFile(deck, PLACES_FILE));
}

/** Takes over a campaign that is made already. */
export async function takeCampaign(data: Blob): Promise<void> {
  const { id } = deck.peek();
  forget();
  await useCampaign(id, await data.text());
}

/** Gives a deck its map, wherever it is by now. */
export async function useCampaign(id: string, yaml: string): Promise<void> {
  const file = { path: MAP_FILE, stamp: yaml, data: yaml };
  await editDeck(id, deck => withRecipe(withFile(deck, file), { map: MAP_FILE }));
}

async function ask(name: string, data: Blob | string): Promise<List | undefined> {
  readingFile.value = name;
  const { id } = deck.peek();
  toldOf = currentList.peek();
  const answer = await readingPlaces.ask(signal =>
    opener.ask('places', { name, data }, { signal, limit: PATIENCE }),
  );
  // Another deck does not get the list of this one.
  if (answer === undefined || id !== deck.peek().id) return undefined;
  const { problems, ...list } = answer;
  readingPlaces.problems.value = problems;
  return list;
}

/** Puts another list in place of this one. */
export function keep(list: List, problems: readonly ToldProblem[] = []): void {
  const data = list.places.length > 0 ? placesCsv(list.map, list.places) : '';
  const file = { path: PLACES_FILE, stamp: data, data };
  remember(data, list);
  toldOf = listKey(deck.peek().id, data);
  edit(deck => (data !== '' ? withFile(deck, file) : withoutFile(deck, PLACES_FILE)));
  readingPlaces.clear();
  readingPlaces.problems.value = problems;
}

function forget(): void {
  toldOf = currentList.peek();
  readingPlaces.clear();
}

function remember(stamp: string, list: List): void {
  read.value = new Map(read.peek()).set(stamp, list);
}
