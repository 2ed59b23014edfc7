import { signal } from '@preact/signals';
import type { MapOrder } from '../../../../pipeline/index.js';
import { Refused, Stopped } from '../../../bridge/client.js';
import type { ToldProblem } from '../../../bridge/messages.js';
import { maker, tellLoading } from '../../../state/workers.js';
import { deck } from '../../../state/workspace.js';
import { t } from '../../../text/language.js';
import { PLACES_FILE } from './files.js';
import { useCampaign } from './places-state.js';

/** What a person wishes of a map; undefined is as usual. */
export const wishes = signal<{ readonly [K in keyof MapOrder]?: MapOrder[K] | undefined }>({});
/** How the map came out that was made last. */
export const made = signal<string | undefined>(undefined);
export const makeProblems = signal<readonly ToldProblem[]>([]);
export const making = signal(false);
export const makeBroken = signal(false);

export function wish(change: typeof wishes.value): void {
  wishes.value = { ...wishes.peek(), ...change };
}

/** Another map of the same places. */
export function makeAnother(): void {
  wish({ seed: String(Math.floor(Math.random() * 10_000)) });
  void makeTheMap();
}

let current: AbortController | undefined;

export async function makeTheMap(): Promise<void> {
  current?.abort();
  current = new AbortController();
  const { recipe, files } = deck.peek();
  const { game, locale, pair, seed } = recipe;
  const entries = Object.entries({ title: t('maps.my-map'), pair, seed, ...wishes.peek() });
  const wished = Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
  making.value = true;
  makeBroken.value = false;
  makeProblems.value = [];
  made.value = undefined;
  try {
    const order = { recipe: { game, locale, only: ['map' as const] }, files };
    const { yaml, cities, told, problems } = await maker.ask(
      'mapFromPlaces',
      { ...order, places: PLACES_FILE, wishes: wished },
      { signal: current.signal, onLoading: tellLoading },
    );
    useCampaign(yaml);
    makeProblems.value = problems;
    made.value = t('maps.made', { count: cities, told });
  } catch (fault) {
    if (fault instanceof Stopped) return;
    if (fault instanceof Refused) makeProblems.value = fault.problems;
    else makeBroken.value = true;
  } finally {
    making.value = false;
  }
}

export function stopMaking(): void {
  current?.abort();
  // A map is made in one go, which only a new worker ends.
  maker.renew();
}
