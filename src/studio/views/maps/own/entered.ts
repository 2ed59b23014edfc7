import { batch, computed, effect, signal } from '@preact/signals';
import { PATIENCE, Refused } from '../../../bridge/client.js';
import type { ToldProblem } from '../../../bridge/messages.js';
import type { EnteredPlace } from '../../../state/deck.js';
import { opener } from '../../../state/workers.js';
import { amend, deck } from '../../../state/workspace.js';
import type { PlacesAnswer } from '../../../worker/jobs/maps/places.js';
import { Draft } from './draft.js';
import { PLACES_FILE } from './files.js';
import { idFor, placesCsv } from './places-csv.js';
import { currentList, isListKnown, keep, places } from './places-state.js';

/** A place as it was typed. */
export type TypedPlace = Pick<EnteredPlace, 'name' | 'x' | 'y'>;

/** A place that is not in the list yet: it is looked at still, was refused, or was put aside for another one. */
export interface Entered extends TypedPlace {
  readonly key: string;
  readonly state: 'waiting' | 'refused' | 'aside';
  /** Why it was refused; none where the worker did not answer. */
  readonly problems: readonly ToldProblem[];
}

const VISIT = crypto.randomUUID();
/** Why places were refused, by their keys. */
const refusals = signal<ReadonlyMap<string, readonly ToldProblem[]>>(new Map());

/** Those of the deck on the desk, in the order in which they were entered. */
export const entered = computed<readonly Entered[]>(() =>
  (deck.value.entered ?? []).map(({ aside, ...place }) => {
    const problems = refusals.value.get(place.key);
    return { ...place, state: aside ? 'aside' : problems ? 'refused' : 'waiting', problems: problems ?? [] };
  }),
);

/** The places of an earlier visit that were there when the deck was opened. Those of another tab are looked at there. */
let found: ReadonlySet<string> = new Set();
const deckId = computed(() => deck.value.id);
effect(() => {
  deckId.value;
  found = new Set(deck.peek().entered?.map(({ key }) => key));
});

const BLANK: TypedPlace = { name: '', x: '', y: '' };
const typed = new Draft(BLANK);

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
  const place = { key: crypto.randomUUID(), name, x, y, visit: VISIT, ...aside };
  amend(deck => ({ ...deck, entered: [...(deck.entered ?? []), place] }));
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
  const isOurs = (key: string) =>
    found.has(key) || deck.peek().entered?.find(each => each.key === key)?.visit === VISIT;
  const next = () =>
    isListKnown.peek()
      ? entered.peek().find(({ key, state }) => state === 'waiting' && isOurs(key))
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
