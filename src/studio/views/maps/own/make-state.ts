import { computed, signal } from '@preact/signals';
import { Asking } from '../../../state/asking.js';
import { setWishes, type Wishes, wishes } from '../../../state/wishes.js';
import { maker, tellLoading } from '../../../state/workers.js';
import { deck } from '../../../state/workspace.js';
import { t } from '../../../text/language.js';
import { PLACES_FILE } from './files.js';
import { useCampaign } from './places-state.js';

/** How the making ended that was begun last. */
export const made = signal<string | undefined>(undefined);
export const making = new Asking();

/** What a person wishes of the map. */
export const wished = computed(() => wishes.value.map ?? {});

export function wish(change: NonNullable<Wishes['map']>): void {
  setWishes({ map: { ...wished.peek(), ...change } }, `map ${Object.keys(change)}`);
}

/** Another map of the same places. */
export function makeAnother(): void {
  wish({ seed: String(Math.floor(Math.random() * 10_000)) });
  void makeTheMap();
}

/** Makes the map, which takes the place of the one in the deck. */
export async function makeTheMap(): Promise<void> {
  const { recipe, files } = deck.peek();
  const { game, locale, pair, seed } = recipe;
  const usual = Object.entries({ title: t('maps.my-map'), pair, seed }).filter(([, value]) => value);
  const order = { recipe: { game, locale, only: ['map' as const] }, files };
  making.clear();
  made.value = undefined;
  const answer = await making.ask(signal =>
    maker.ask(
      'mapFromPlaces',
      { ...order, places: PLACES_FILE, wishes: { ...Object.fromEntries(usual), ...wished.peek() } },
      { signal, onLoading: tellLoading },
    ),
  );
  if (answer === undefined) return;
  const { yaml, cities, told, problems } = answer;
  useCampaign(yaml);
  making.problems.value = problems;
  made.value = t('maps.made', { count: cities, told });
}

export function stopMaking(): void {
  making.stop();
  // A map is made in one go, which only a new worker ends.
  maker.restart();
  made.value = t('maps.stopped');
}
