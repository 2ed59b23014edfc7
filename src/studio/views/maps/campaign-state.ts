import { computed, effect, signal } from '@preact/signals';
import type { Texts } from '../../../templates/index.js';
import { PATIENCE } from '../../bridge/client.js';
import { Asking } from '../../state/asking.js';
import { maker, opener, tellLoading } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';
import { language } from '../../text/language.js';
import type { CampaignAnswer } from '../../worker/jobs/maps/campaign.js';

/** The map of the deck, with its odds; undefined until it was read. */
export const campaign = signal<CampaignAnswer | undefined>(undefined);
/** Tells why it can't be played, or could not be read. */
export const reading = new Asking();
/** The city that a person looks at, by its id. */
export const pointed = signal<string | undefined>(undefined);

/** What the map is made from; it stays the same text while nothing of that changes. */
const order = computed(() => {
  const { recipe, files } = deck.value;
  const { game, locale, map, pair } = recipe;
  const own = files.filter(({ path }) => path === map || path === pair);
  return JSON.stringify([{ game, locale, map, pair, only: ['map'] }, own.map(({ stamp }) => stamp)]);
});

/** Reads the map of the deck whenever it is another one. Returns what ends it. */
export function followCampaign(): () => void {
  return effect(() => {
    // What is told of it is in the language of the page.
    language.value;
    order.value;
    void readCampaign();
  });
}

/** What was shown stays until there is something new to show. */
export async function readCampaign(): Promise<void> {
  const [recipe] = JSON.parse(order.peek());
  const files = deck.peek().files.filter(({ path }) => path === recipe.map || path === recipe.pair);
  // A person's own map may hold the worker up; those that come with the program don't.
  const [worker, limit] = files.length > 0 ? [opener, { limit: PATIENCE }] : [maker, {}];
  const answer = await reading.ask(signal =>
    worker.ask('campaign', { recipe, files }, { signal, ...limit, onLoading: tellLoading }),
  );
  if (answer) campaign.value = answer;
}

/** A text in the language of the page, or else in English, or else in its first language. */
export function inLanguage(texts: Texts): string {
  return texts[language.value] ?? texts.en ?? Object.values(texts)[0];
}
