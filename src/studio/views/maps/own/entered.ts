import { computed, effect, signal } from '@preact/signals';
import { PATIENCE, Refused } from '../../../bridge/client.js';
import type { ToldProblem } from '../../../bridge/messages.js';
import { opener } from '../../../state/workers.js';
import { deck } from '../../../state/workspace.js';
import type { PlacesAnswer } from '../../../worker/jobs/maps/places.js';
import { PLACES_FILE } from './files.js';
import { idFor, placesCsv } from './places-csv.js';
import { currentList, isListKnown, keep, places } from './places-state.js';

/** A place as it was typed. */
export interface TypedPlace {
  readonly name: string;
  readonly x: string;
  readonly y: string;
}

/** A place that is not in the list yet: it is looked at still, was refused, or was put aside for another one. */
export interface Entered extends TypedPlace {
  readonly key: number;
  readonly deck: string;
  readonly state: 'waiting' | 'refused' | 'aside';
  /** Why it was refused; none where the worker did not answer. */
  readonly problems: readonly ToldProblem[];
}

const all = signal<readonly Entered[]>([]);
let lastKey = 0;

/** Those of the deck on the desk, in the order in which they were entered. */
export const entered = computed(() => all.value.filter(each => each.deck === deck.value.id));

/** Adds a place. It is looked at in its turn, and nothing that was entered is lost meanwhile. */
export function addPlace(place: TypedPlace): void {
  enter(place, 'waiting');
  void lookAtAll();
}

export function leaveOut(key: number): void {
  all.value = all.peek().filter(each => each.key !== key);
}

/** Takes a place out to be corrected; what was being typed instead is put aside. */
export function correct({ key, name, x, y }: Entered, typed: TypedPlace): TypedPlace {
  leaveOut(key);
  if ([typed.name, typed.x, typed.y].some(text => text.trim() !== '')) enter(typed, 'aside');
  return { name, x, y };
}

function enter(place: TypedPlace, state: Entered['state']): void {
  lastKey++;
  all.value = [...all.peek(), { ...place, key: lastKey, deck: deck.peek().id, state, problems: [] }];
}

/** Looks at places whose deck is on the desk again, and whose list is read. Returns what ends it. */
export function followEntered(): () => void {
  return effect(() => {
    if (isListKnown.value && entered.value.length > 0) void lookAtAll();
  });
}

let looking = false;

/** One after the other, in their order. */
async function lookAtAll(): Promise<void> {
  if (looking) return;
  looking = true;
  const next = () =>
    isListKnown.peek() ? entered.peek().find(({ state }) => state === 'waiting') : undefined;
  for (let place = next(); place; place = next()) await lookAt(place);
  looking = false;
}

async function lookAt({ key, name, x, y }: Entered): Promise<void> {
  const { map, places: before } = places.peek();
  const of = currentList.peek();
  const data = placesCsv(map, [...before, { id: idFor(name, before), name, at: [x, y] }]);
  const refuse = (problems: readonly ToldProblem[]) => {
    all.value = all.peek().map(each => (each.key === key ? { ...each, state: 'refused', problems } : each));
  };
  let answer: PlacesAnswer;
  try {
    answer = await opener.ask('places', { name: PLACES_FILE, data }, { limit: PATIENCE });
  } catch (fault) {
    refuse(fault instanceof Refused ? fault.problems : []);
    return;
  }
  // Another list by now: it is looked at once more, beside that one.
  if (of !== currentList.peek() || !entered.peek().some(each => each.key === key)) return;
  const { problems, ...list } = answer;
  leaveOut(key);
  keep(list, problems);
}
