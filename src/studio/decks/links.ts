import { signal } from '@preact/signals';
import { isOutOfReach } from '../bridge/client.js';
import type { Answer } from '../jobs/index.js';
import { tell, tellFault } from '../notes/notes.js';
import { previewer, tellLoading } from '../state/workers.js';
import { deck, orderFor } from '../state/workspace.js';
import { t } from '../text/language.js';
import { arrive, TypingWatch } from './arrive.js';

const LINK = /^#deck/i;
/** Whether a deck is about to come out of the address of the page: what lies on the desk till then need not be shown. */
export const opening = signal(LINK.test(location.hash));

/** From the beginning of the visit, which may take its time. */
let watch = opening.peek() ? new TypingWatch() : undefined;

/** A link to the deck on the desk, and what is not in it; undefined if the deck does not fit into one. */
export type DeckLink = NonNullable<Answer<'writeLink'>> & { readonly address: string };

export async function linkToDeck(): Promise<DeckLink | undefined> {
  const { words } = deck.peek();
  const { recipe } = orderFor(deck.peek());
  const link = await previewer.ask('writeLink', { recipe, ...(words === undefined ? {} : { words }) });
  return link && { ...link, address: `${location.href.replace(/[?#].*$/s, '')}#${link.fragment}` };
}

/**
 * Opens the deck in the address of the page, if there is one, as a new deck; what lay on the desk stays kept, and stays
 * there if the person types in it.
 */
export async function openLink(): Promise<void> {
  const fragment = location.hash;
  if (!LINK.test(fragment)) return;
  const watching = watch ?? new TypingWatch();
  watch = undefined;
  try {
    const parts = await previewer.ask('readLink', { fragment }, { onLoading: tellLoading });
    if (arrive(parts, watching)) tell({ key: 'link', level: 'good', text: () => t('decks.from-link') });
  } catch (fault) {
    tellFault('link', () => t('decks.bad-link'), fault);
    // The link itself may be whole: a reload opens it.
    if (isOutOfReach(fault)) return;
  } finally {
    watching.end();
    opening.value = false;
  }
  // A reload, or a bookmark of this page, would otherwise open it again.
  window.history.replaceState(null, '', location.href.replace(/#.*$/s, ''));
}
