import type { Deck } from '../state/deck.js';
import { printed } from '../state/printed.js';
import { catalogue } from '../state/workspace.js';
import { inLine, t } from '../text/language.js';

/** What a deck is called: by its person, or else by its game and language. */
export function titleOf({ name, recipe }: Pick<Deck, 'name' | 'recipe'>): string {
  if (name.trim() !== '') return name.trim();
  const { games = [], locales = [] } = catalogue.value ?? {};
  const game = games.find(({ id }) => id === (recipe.game ?? 'codenames'));
  const locale = locales.find(({ id }) => id === (recipe.locale ?? 'yue'));
  const known = [game && printed(game.title), locale?.name].filter(part => part !== undefined);
  return inLine(known) || t('decks.unnamed');
}
