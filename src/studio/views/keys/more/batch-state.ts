import { computed, signal } from '@preact/signals';
import type { BatchInput, BatchWishes } from '../../../templates/index.js';
import { Refused, Stopped } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { maker, tellLoading } from '../../state/workers.js';
import { catalogue, deck } from '../../state/workspace.js';
import type { Dealt, DealtSoFar } from '../../worker/jobs/keys/deal.js';

/** What a person wishes of more cards; it is no part of the deck. */
export const batch = signal<Pick<BatchInput, 'count' | 'from' | 'seed' | 'wishes'>>({ count: 40 });
export const dealt = signal<Dealt | undefined>(undefined);
export const soFar = signal<DealtSoFar | undefined>(undefined);
export const batchProblems = signal<readonly ToldProblem[]>([]);
export const batchBroken = signal(false);

/** The kind of key card of the game on the desk; the usual one for a game without. */
export const kind = computed(() => {
  const { game = 'codenames', grid } = deck.value.recipe;
  const found = catalogue.value?.games.find(({ id }) => id === game);
  const chosen = grid ?? found?.grids[0];
  return catalogue.value?.kindOfGrid[chosen ?? ''] ?? 'codenames';
});

export function change(part: Partial<typeof batch.value>): void {
  batch.value = { ...batch.peek(), ...part };
}

/** Adds a wish, or takes it back. */
export function wish<K extends keyof BatchWishes>(name: K, value: BatchWishes[K] | undefined): void {
  const { [name]: _, ...others } = batch.peek().wishes ?? {};
  const wishes = value === undefined ? others : { ...others, [name]: value };
  const { wishes: __, ...rest } = batch.peek();
  batch.value = Object.keys(wishes).length > 0 ? { ...rest, wishes } : rest;
}

let dealing: AbortController | undefined;

/** Deals the cards; what was dealt before goes. */
export async function dealMore(): Promise<void> {
  dealing?.abort();
  dealing = new AbortController();
  const { locale, paper, flip, theme, seed } = deck.peek().recipe;
  const { files } = deck.peek();
  dealt.value = undefined;
  batchProblems.value = [];
  batchBroken.value = false;
  soFar.value = { done: 0, all: batch.peek().count ?? 0 };
  try {
    const wanted = { seed, ...batch.peek(), kind: kind.peek(), locale, paper, flip, theme };
    const order = { batch: JSON.parse(JSON.stringify(wanted)) as BatchInput, files };
    dealt.value = await maker.ask('deal', order, {
      signal: dealing.signal,
      onLoading: tellLoading,
      onEvent: event => {
        soFar.value = event;
      },
    });
  } catch (fault) {
    if (fault instanceof Stopped) return;
    if (fault instanceof Refused) batchProblems.value = fault.problems;
    else batchBroken.value = true;
  } finally {
    soFar.value = undefined;
  }
}

export function stopDealing(): void {
  dealing?.abort();
  // Wishes are searched for in one go, which only a new worker ends.
  maker.renew();
}
