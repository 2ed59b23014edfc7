import { computed, effect, signal } from '@preact/signals';
import { PATIENCE } from '../../bridge/client.js';
import { Asking } from '../../state/asking.js';
import { setWishes, type Wishes, wishes } from '../../state/wishes.js';
import { opener, tellLoading } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { PLACES_FILE } from './files.js';
import { currentList, useCampaign } from './places-state.js';

/** How the making ended that was begun last. */
export const made = signal<string | undefined>(undefined);
export const making = new Asking();
/** The list from which the map was made. */
let madeOf: string | undefined;

/** Forgets what was told of a map when its places have changed. Returns what ends it. */
export function followMaking(): () => void {
  return effect(() => {
    if (currentList.value === madeOf) return;
    making.stop();
    making.clear();
    made.value = undefined;
  });
}

/** What a person wishes of the map. */
export const wished = computed(() => wishes.value.map ?? {});

export function wish(change: NonNullable<Wishes['map']>): void {
  setWishes(({ map }) => ({ map: { ...map, ...change } }), `map ${Object.keys(change)}`);
}

/** Another map of the same places. */
export function makeAnother(): void {
  wish({ seed: String(Math.floor(Math.random() * 10_000)) });
  void makeTheMap();
}

/** Makes the map, which takes the place of the one in the deck. */
export async function makeTheMap(): Promise<void> {
  const { id, recipe, files: all } = deck.peek();
  const { game, locale, pair, seed } = recipe;
  const usual = Object.entries({ title: t('maps.my-map'), pair, seed }).filter(([, value]) => value);
  const files = all.filter(({ path }) => path === PLACES_FILE || path === pair);
  const order = { recipe: { game, locale, only: ['map' as const] }, files };
  making.clear();
  made.value = undefined;
  madeOf = currentList.peek();
  const answer = await making.ask(signal =>
    opener.ask(
      'mapFromPlaces',
      { ...order, places: PLACES_FILE, wishes: { ...Object.fromEntries(usual), ...wished.peek() } },
      { signal, limit: PATIENCE, onLoading: tellLoading },
    ),
  );
  if (answer === undefined) return;
  const { yaml, cities, told, problems } = answer;
  await useCampaign(id, yaml);
  // Of another deck, nothing is told beside this one.
  if (id !== deck.peek().id) return;
  making.problems.value = problems;
  made.value = t('maps.made', { count: cities, told });
}

export function stopMaking(): void {
  making.stop();
  made.value = t('maps.stopped');
}
