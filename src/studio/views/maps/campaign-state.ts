import { computed, effect, signal } from '@preact/signals';
import type { Texts } from '../../../templates/index.js';
import { Refused, Stopped } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { maker, tellLoading } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';
import { language } from '../../text/language.js';
import type { CampaignAnswer } from '../../worker/jobs/maps/campaign.js';

/** The map of the deck, with its odds; undefined until it was read. */
export const campaign = signal<CampaignAnswer | undefined>(undefined);
/** Why it can't be played. */
export const campaignProblems = signal<readonly ToldProblem[]>([]);
/** The city that a person looks at, by its id. */
export const pointed = signal<string | undefined>(undefined);

/** What the map is made from; it stays the same text while nothing of that changes. */
const order = computed(() => {
  const { recipe, files } = deck.value;
  const { game, locale, map, pair } = recipe;
  const own = files.filter(({ path }) => path === map || path === pair);
  return JSON.stringify([{ game, locale, map, pair, only: ['map'] }, own.map(({ stamp }) => stamp)]);
});

let asked: AbortController | undefined;

/** Reads the map of the deck whenever it is another one. Returns what ends it. */
export function followCampaign(): () => void {
  return effect(() => {
    language.value;
    const [recipe] = JSON.parse(order.value);
    const files = deck.peek().files.filter(({ path }) => path === recipe.map || path === recipe.pair);
    asked?.abort();
    asked = new AbortController();
    maker.ask('campaign', { recipe, files }, { signal: asked.signal, onLoading: tellLoading }).then(
      answer => {
        campaign.value = answer;
        campaignProblems.value = [];
      },
      fault => {
        if (fault instanceof Refused) campaignProblems.value = fault.problems;
        else if (!(fault instanceof Stopped)) campaign.value = undefined;
      },
    );
  });
}

/** A text in the language of the page, or else in English, or else in its first language. */
export function inLanguage(texts: Texts): string {
  return texts[language.value] ?? texts.en ?? Object.values(texts)[0];
}
