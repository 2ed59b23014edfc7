import { computed, signal } from '@preact/signals';
import type { BatchInput, BatchWishes } from '../../../data/index.js';
import { isOutOfReach } from '../../bridge/client.js';
import type { Dealt, DealtSoFar } from '../../jobs/keys/deal.js';
import { Asking } from '../../state/asking.js';
import { setWishes, wishes } from '../../state/wishes.js';
import { maker, reader, tellLoading } from '../../state/workers.js';
import { catalogue, deck, orderFor } from '../../state/workspace.js';
import { fileStem } from '../../take/names.js';

/** What a person wishes of more cards. */
export const batch = computed(() => wishes.value.keys ?? {});
/** How many there are unless another number is wished for. */
export const USUAL_COUNT = 40;
type Stage = 'searching' | 'dealing' | 'reading';

export interface ProvedBatch extends Dealt {
  /** Undefined where what reads them could not be loaded. */
  readonly proved: readonly string[] | undefined;
}

/** The cards that were dealt last, and what reading them back has proved. */
export const dealt = signal<ProvedBatch | undefined>(undefined);
/** Cards while they are searched for and dealt, then pages while they are read back. */
export const soFar = signal<DealtSoFar & { readonly stage: Stage }>({ stage: 'dealing', done: 0, all: 0 });
export const dealing = new Asking();

/** The kind of key card of the game on the desk; the usual one for a game without. */
export const kind = computed(() => {
  const { game = 'codenames', grid } = deck.value.recipe;
  const found = catalogue.value?.games.find(({ id }) => id === game);
  const chosen = grid ?? found?.grids[0];
  return catalogue.value?.kindOfGrid[chosen ?? ''] ?? 'codenames';
});

export function change(part: { readonly [K in keyof BatchInput]?: BatchInput[K] | undefined }): void {
  setWishes(({ keys }) => ({ keys: { ...keys, ...part } }), `keys ${Object.keys(part)}`);
}

/** Adds a wish, or takes it back. */
export function wish<K extends keyof BatchWishes>(name: K, value: BatchWishes[K] | undefined): void {
  setWishes(({ keys }) => {
    const { [name]: _, ...others } = keys?.wishes ?? {};
    return { keys: { ...keys, wishes: value === undefined ? others : { ...others, [name]: value } } };
  }, 'keys wishes');
}

/** Deals the cards and reads them back; what was dealt before goes. */
export async function dealMore(): Promise<void> {
  const now = deck.peek();
  const { locale, paper, flip, theme, seed } = now.recipe;
  const wanted = { seed, ...batch.peek(), kind: kind.peek(), locale, paper, flip, theme };
  const order = {
    ...orderFor(now),
    batch: JSON.parse(JSON.stringify(wanted)) as BatchInput,
    name: now.name,
    deckFile: `${fileStem(now)}.deckwright`,
  };
  dealt.value = undefined;
  dealing.clear();
  const tell = (event: DealtSoFar) => {
    soFar.value = { ...event, stage: event.searching ? 'searching' : 'dealing' };
  };
  const content = new AbortController();
  enough = content;
  const wished = Object.keys(batch.peek().wishes ?? {}).length > 0;
  tell({ done: 0, all: batch.peek().count ?? USUAL_COUNT, ...(wished ? { searching: true } : {}) });
  // What reading back needs loads meanwhile; a failure is told then.
  if (!reader.busy) reader.ask('warm', {}).catch(() => {});
  dealt.value = await dealing.ask(async signal => {
    const made = await maker.ask('deal', order, {
      signal,
      enough: content.signal,
      onLoading: tellLoading,
      onEvent: tell,
    });
    if (made === undefined) return undefined;
    return readBack(made, signal);
  });
}

/** Reads cards back that could not be read before. */
export async function readAgain(): Promise<void> {
  const made = dealt.peek();
  if (made === undefined || dealing.busy.peek()) return;
  // A worker remembers what it could not load.
  reader.restart();
  dealt.value = await dealing.ask(signal => readBack(made, signal));
}

async function readBack(made: Dealt, signal: AbortSignal): Promise<ProvedBatch> {
  const pdfs = made.expectations.map((expectation, i) => ({ blob: made.files[i].blob, expectation }));
  const onEvent = (event: DealtSoFar) => {
    soFar.value = { ...event, stage: 'reading' };
  };
  onEvent({ done: 0, all: 0 });
  try {
    const proved = await reader.ask('proveKeys', { pdfs }, { signal, onLoading: tellLoading, onEvent });
    return { ...made, proved };
  } catch (fault) {
    if (isOutOfReach(fault)) return { ...made, proved: undefined };
    throw fault;
  }
}

let enough: AbortController | undefined;

/** Ends the search with the cards that were found. */
export function keepFound(): void {
  enough?.abort();
}

export function stopDealing(): void {
  dealing.stop();
  // A search may rest seldom, and pages are read without a rest, which only new workers end.
  for (const worker of [maker, reader]) worker.restart();
}
