import { addDeck, keepBeside, openKept } from '../keep/decks.js';
import { titleOf } from '../keep/title.js';
import { dismiss, tell } from '../notes/notes.js';
import type { Deck } from '../state/deck.js';
import { t } from '../text/language.js';

const WRITTEN_IN = 'input:not([type=button], [type=file]), textarea, select, [data-column]';
const SIGNS = ['keydown', 'compositionstart', 'beforeinput', 'input', 'change'] as const;

/** Whether a person has typed since it was made. */
export class TypingWatch {
  typed = false;

  constructor() {
    for (const sign of SIGNS) document.addEventListener(sign, this.#hear, { capture: true });
  }

  end(): void {
    for (const sign of SIGNS) document.removeEventListener(sign, this.#hear, { capture: true });
  }

  readonly #hear = ({ target }: Event) => {
    this.typed ||= target instanceof Element && target.closest(WRITTEN_IN) !== null;
  };
}

/**
 * Puts a deck on the desk that was waited for; if the person typed in another one meanwhile, beside it, and says so:
 * no key may go into a deck that it was not meant for. True if it is on the desk.
 */
export function arrive(parts: Omit<Deck, 'id'>, { typed }: TypingWatch): boolean {
  if (!typed) {
    // What has the focus belongs to the deck before.
    if (document.activeElement?.matches(WRITTEN_IN)) (document.activeElement as HTMLElement).blur();
    addDeck(parts);
    return true;
  }
  const id = keepBeside(parts);
  const key = `beside ${id}`;
  const open = () => {
    dismiss(key);
    void openKept(id);
  };
  tell({
    key,
    level: 'good',
    text: () => t('decks.beside', { name: titleOf(parts) }),
    actions: [{ label: () => t('decks.open-now'), run: open }],
  });
  return false;
}
