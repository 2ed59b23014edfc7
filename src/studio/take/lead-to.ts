import type { ToldProblem } from '../bridge/messages.js';
import { shownSide } from '../shell/side-switch.js';
import { WORDS_FILE } from '../state/deck.js';
import { deck, view } from '../state/workspace.js';
import { shownViews } from '../views/index.js';

/** Which view is about a place of a problem, the first that fits. */
const VIEWS: readonly (readonly [string, RegExp])[] = [
  ['words', /^(--words|--locale|--script|--children|wordlists\/)/],
  ['keys', /^(--keys|--grid|--seed)/],
  ['maps', /^(--map|--pair|--two-up|templates\/campaigns\/)/],
  ['pictures', /^--(pictures|look|fit|skip-bad)/],
];

/** The view in which a problem is put right, by its place. */
export function viewFor(place: string, recipe: { readonly [key: string]: unknown }): string {
  if (place === WORDS_FILE) return 'words';
  const pictures = (recipe.pictures as readonly string[] | undefined) ?? [];
  if (pictures.some(folder => place === folder || place.startsWith(`${folder}/`))) return 'pictures';
  if ([recipe.map, recipe.pair].includes(place)) return 'maps';
  return VIEWS.find(([, places]) => places.test(place))?.[0] ?? 'look';
}

/** Opens the view in which a problem is put right, and goes to where it is told. */
export function leadTo(problem: ToldProblem): void {
  const name = viewFor(problem.place, deck.peek().recipe);
  if (shownViews().some(each => each.name === name)) view.value = name;
  // Where the line of a list is wrong, it is told beside its row; otherwise above the sheets.
  shownSide.value = problem.line === undefined ? 'desk' : 'panel';
  requestAnimationFrame(() => {
    const told = document.querySelector<HTMLElement>('.problem.error, [aria-invalid="true"]');
    if (told === null) return;
    if (told.tabIndex < 0) told.tabIndex = -1;
    told.scrollIntoView({ block: 'center' });
    told.focus();
  });
}
