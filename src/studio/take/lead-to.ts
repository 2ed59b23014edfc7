import type { ToldProblem } from '../bridge/messages.js';
import { shownSide } from '../shell/side-switch.js';
import { WORDS_FILE } from '../state/deck.js';
import { rowProblems } from '../state/words/list.js';
import { goTo } from '../state/words/place.js';
import { deck, view } from '../state/workspace.js';
import { shownViews } from '../views/index.js';
import { viewFor } from './view-for.js';

/** Opens the view in which a problem is put right, and goes to where it is told. */
export function leadTo({ place, line }: ToldProblem): void {
  const name = viewFor(place, deck.peek().recipe);
  if (shownViews().some(each => each.name === name)) view.value = name;
  shownSide.value = 'panel';
  requestAnimationFrame(() => {
    const id = place === WORDS_FILE && line !== undefined ? wrongRow() : undefined;
    if (id !== undefined) goTo({ id, column: 'word' });
    else if (!lookAt('.panel')) {
      shownSide.value = 'desk';
      requestAnimationFrame(() => lookAt('.table'));
    }
  });
}

/** The first row of the list with an error. */
function wrongRow(): number | undefined {
  const found = [...rowProblems.peek()].find(([, told]) => told.some(({ level }) => level === 'error'));
  return found?.[0];
}

/** Brings the first error that is told in a part of the page before the person. */
function lookAt(within: string): boolean {
  const told = document.querySelector<HTMLElement>(`${within} :is(.problem.error, .said.error)`);
  if (told === null) return false;
  told.closest('details')?.setAttribute('open', '');
  if (told.tabIndex < 0) told.tabIndex = -1;
  told.focus();
  told.scrollIntoView({ block: 'center' });
  return true;
}
