import { batch, computed, effect, signal } from '@preact/signals';
import { PATIENCE, Refused } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import type { PlacesAnswer } from '../../jobs/maps/places.js';
import type { EnteredPlace } from '../../state/deck.js';
import { opener } from '../../state/workers.js';
import { amend, deck } from '../../state/workspace.js';
import { PlaceDraft } from './draft.js';
import { PLACES_FILE } from './files.js';
import { idFor, placesCsv } from './places-csv.js';
import { currentList, isListKnown, keep, places } from './places-state.js';

/** A place as it was typed. */
export type TypedPlace = Pick<EnteredPlace, 'name' | 'x' | 'y'>;

/** A place that is not in the list yet: it is looked at still, was refused, or was put aside for another one. */
export interface Entered extends TypedPlace {
  readonly key: string;
  /** The visit that entered it. */
  readonly visit: string;
  readonly state: 'waiting' | 'refused' | 'aside';
  /** Why it was refused; none where the worker did not answer. */
  readonly problems: readonly ToldProblem[];
}

const VISIT = crypto.randomUUID();
/** Visits that have ended: nobody else looks at their places. */
const ended = new Set<string>();
const followed = new Set<string>([VISIT]);
const lockOf = (visit: string) => `deckwright visit ${visit}`;
let held = false;

/** Lets other tabs know, as long as this one is there, that it looks at its places itself. */
function holdVisit(): void {
  if (held) return;
  held = true;
  void navigator.locks.request(lockOf(VISIT), () => new Promise(() => {}));
}

/** Looks at the places of another visit as soon as that has ended. One tab after the other: the first does it. */
function followVisit(visit: string): void {
  if (followed.has(visit)) return;
  followed.add(visit);
  void navigator.locks.request(lockOf(visit), () => {
    ended.add(visit);
    return lookAtAll();
  });
}

/** Why places were refused, by their keys. */
const refusals = signal<ReadonlyMap<string, readonly ToldProblem[]>>(new Map());

/** Those of the deck on the desk, in the order in which they were entered. */
export const entered = computed<readonly Entered[]>(() =>
  (deck.value.entered ?? []).map(({ aside, ...place }) => {
    const problems = refusals.value.get(place.key);
    return { ...place, state: aside ? 'aside' : problems ? 'refused' : 'waiting', problems: problems ?? [] };
  }),
);

const BLANK: TypedPlace = { name: '', x: '', y: '' };
const typed = new PlaceDraft(BLANK);

/** What is being typed of the next place. */
export const draft = typed.now;

export function writeDraft(change: Partial<TypedPlace>): void {
  typed.write({ ...draft.peek(), ...change });
}

/** Enters what is typed. At once: whatever is typed from now on is the next place. */
export function enterDraft(): void {
  addPlace(draft.peek());
  writeDraft(BLANK);
}

/** Adds a place. It is kept with the deck at once and looked at in its turn. */
export function addPlace(place: TypedPlace): void {
  enter(place);
  void lookAtAll();
}

export function leaveOut(key: string): void {
  amend(({ entered = [], ...rest }) => {
    const left = entered.filter(each => each.key !== key);
    return left.length > 0 ? { ...rest, entered: left } : rest;
  });
}

/** Takes a place out to be corrected; what was being typed instead is put aside. */
export function correct({ key, name, x, y }: Entered, instead: TypedPlace): TypedPlace {
  batch(() => {
    leaveOut(key);
    const { name, x, y } = instead;
    if ([name, x, y].some(text => text.trim() !== '')) enter(instead, { aside: true });
  });
  return { name, x, y };
}

function enter({ name, x, y }: TypedPlace, aside: { readonly aside?: true } = {}): void {
  holdVisit();
  const place = { key: crypto.randomUUID(), name, x, y, visit: VISIT, ...aside };
  amend(deck => ({ ...deck, entered: [...(deck.entered ?? []), place] }));
}

/** Looks at places whose deck is on the desk again, and whose list is read. Returns what ends it. */
export function followEntered(): () => void {
  return effect(() => {
    for (const { visit } of deck.value.entered ?? []) followVisit(visit);
    if (isListKnown.value && entered.value.length > 0) void lookAtAll();
  });
}

let looking = false;

/** One after the other, in their order. */
async function lookAtAll(): Promise<void> {
  if (looking) return;
  looking = true;
  const isOurs = (visit: string) => visit === VISIT || ended.has(visit);
  const next = () =>
    isListKnown.peek()
      ? entered.peek().find(({ visit, state }) => state === 'waiting' && isOurs(visit))
      : undefined;
  for (let place = next(); place; place = next()) await lookAt(place);
  looking = false;
}

async function lookAt({ key, name, x, y }: Entered): Promise<void> {
  const { map, places: before } = places.peek();
  const of = currentList.peek();
  const data = placesCsv(map, [...before, { id: idFor(name, before), name, at: [x, y] }]);
  const refuse = (problems: readonly ToldProblem[]) => {
    refusals.value = new Map(refusals.peek()).set(key, problems);
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
  batch(() => {
    leaveOut(key);
    keep(list, problems);
  });
}
