import { computed, effect, signal } from '@preact/signals';
import type { Order } from '../../bridge/order.js';
import type { KeyCardAnswer } from '../../jobs/keys/key-card.js';
import { Asking } from '../../state/asking.js';
import { parts } from '../../state/preview.js';
import { previewer } from '../../state/workers.js';
import { deck, orderFor } from '../../state/workspace.js';
import { language } from '../../text/language.js';

/** The id as it is typed; empty shows the first card of the deck. */
export const typedId = signal('');
/** The id whose card is wanted: as it is typed, or that of the first card of the deck. */
const wantedId = computed(() => typedId.value.trim() || idsOfDeck()[0]);
const answered = signal<{ readonly id: string; readonly card: KeyCardAnswer } | undefined>(undefined);
/** The wanted card. While an id is typed, looked for, or wrong, there is none: a key must not be seen for another id. */
export const shownCard = computed(() =>
  answered.value?.id === wantedId.value ? answered.value?.card : undefined,
);
/** The room that the last card took, which the next will take. */
export const lastFaces = computed(() => answered.value?.card.faces ?? []);
const asking = new Asking();
/** What is wrong with the wanted id. */
export const wrong = computed(() => (asking.busy.value ? [] : asking.problems.value));
/** How the card lies: a place in its turns. */
export const turn = signal(0);

/** The ids of the key cards of the deck. */
export function idsOfDeck(): readonly string[] {
  return parts.value.get('keys')?.cards.map(({ id }) => id) ?? [];
}

/** Shows the card so many places further in the deck. */
export function step(by: number): void {
  const ids = idsOfDeck();
  const at = ids.indexOf(wantedId.peek() ?? '');
  typedId.value = ids.at((Math.max(at, 0) + by) % ids.length) ?? '';
}

/** Shows any card of the deck, so that nobody knows it before. */
export function drawCard(): void {
  const ids = idsOfDeck().filter(id => id !== wantedId.peek());
  typedId.value = ids[Math.floor(Math.random() * ids.length)] ?? '';
}

export function turnOver(): void {
  const { turns = [0] } = shownCard.peek() ?? {};
  turn.value = (turn.peek() + 1) % turns.length;
}

/** Shows the typed card, in the colours of the deck, as long as the view is open. Gives what ends it. */
export function keepCard(): () => void {
  return effect(() => {
    const order = orderFor(deck.value);
    const id = wantedId.value;
    // What the card holds is told in the language of the page.
    language.value;
    if (id !== undefined) void show(id, order);
  });
}

async function show(id: string, order: Order): Promise<void> {
  const card = await asking.ask(signal => previewer.ask('keyCard', { id, ...order }, { signal }));
  if (card === undefined) {
    // Refused, or not even answered; a newer question answers for itself.
    if (!asking.busy.peek()) answered.value = undefined;
    return;
  }
  if (card.id !== answered.peek()?.card.id) turn.value = 0;
  answered.value = { id, card };
}
