import { computed, effect, signal } from '@preact/signals';
import type { Texts } from '../../../data/index.js';
import { PATIENCE } from '../../bridge/client.js';
import type { Answer } from '../../jobs/index.js';
import type { CampaignAnswer } from '../../jobs/maps/campaign.js';
import { Asking } from '../../state/asking.js';
import { maker, opener, previewer, tellLoading } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';
import { language } from '../../text/language.js';

/** The map of the deck, with its odds; undefined until it was read. */
export const campaign = signal<CampaignAnswer | undefined>(undefined);
/** The titles of the maps that come with the program; undefined until the worker has told. */
export const titles = signal<Answer<'mapTitles'> | undefined>(undefined);
/** Those of a person's own maps that were read, by path and stamp. */
const ownTitles = signal<ReadonlyMap<string, Texts>>(new Map());
/** Tells why it can't be played, or could not be read. */
export const readingCampaign = new Asking();
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
  const answer = await readingCampaign.ask(signal =>
    worker.ask('campaign', { recipe, files }, { signal, ...limit, onLoading: tellLoading }),
  );
  if (answer === undefined) return;
  campaign.value = answer;
  for (const { path, stamp } of files)
    if (path === answer.name)
      ownTitles.value = new Map(ownTitles.peek()).set(`${path} ${stamp}`, answer.title);
}

/** Asks for the titles of all maps, once. */
export function askTitles(): void {
  if (titles.peek() !== undefined) return;
  void previewer.ask('mapTitles', {}, { onLoading: tellLoading }).then(
    answer => {
      titles.value = answer;
    },
    // The sheets tell when the program can't be loaded.
    () => {},
  );
}

/** The title of a person's own map in the deck; undefined until it was read. */
export function ownTitle(path: string): string | undefined {
  const stamp = deck.value.files.find(file => file.path === path)?.stamp;
  const found = ownTitles.value.get(`${path} ${stamp}`);
  return found && inLanguage(found);
}

/** A text in the language of the page, or else in English, or else in its first language. */
export function inLanguage(texts: Texts): string {
  return texts[language.value] ?? texts.en ?? Object.values(texts)[0];
}
