import games from 'virtual:games';
import type { FunctionComponent } from 'preact';
import type { RecipeInput } from '../../data/index.js';
import { mixesWords } from '../state/deck.js';
import { deck, view } from '../state/workspace.js';
import { CheckView } from './check/check-view.js';
import { KeysView } from './keys/keys-view.js';
import { LookView } from './look/look-view.js';
import { MapsView } from './maps/maps-view.js';
import { PicturesView } from './pictures/pictures-view.js';
import { WordsView } from './words/words-view.js';

export interface View {
  /** Its name on the page is the string `shell.view-<name>`. */
  readonly name: string;
  readonly Panel: FunctionComponent;
  /** Parts of the box that it is about: it is shown only for games that have one. Without it, for all. */
  readonly parts?: readonly string[];
  /** Recipes that need it although the game has none of those parts. */
  readonly also?: (recipe: RecipeInput) => boolean;
}

/** Everything that can be opened at the side, in the order of the tabs. */
export const VIEWS: readonly View[] = [
  { name: 'words', Panel: WordsView, parts: ['words', 'keywords'], also: mixesWords },
  { name: 'pictures', Panel: PicturesView, parts: ['pictures'] },
  { name: 'look', Panel: LookView },
  { name: 'keys', Panel: KeysView, parts: ['keys'] },
  { name: 'maps', Panel: MapsView, parts: ['map'] },
  { name: 'check', Panel: CheckView },
];

/** Those that make sense for the game on the desk. */
export function shownViews(): readonly View[] {
  const { recipe } = deck.value;
  const box = games[recipe.game ?? 'codenames'] ?? [];
  return VIEWS.filter(
    ({ parts, also }) => !parts || parts.some(part => box.includes(part)) || also?.(recipe),
  );
}

/** The one that is open; the first, where a game has been chosen that doesn't have it. */
export function openView(): View {
  const shown = shownViews();
  return shown.find(({ name }) => name === view.value) ?? shown[0];
}
