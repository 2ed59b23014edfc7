import { useEffect } from 'preact/hooks';
import { wide } from '../../state/words/grid.js';
import { keepShipped, noList, words } from '../../state/words/list.js';
import { keepFocusedWord, leaveWithDeck, said } from '../../state/words/place.js';
import { t } from '../../text/language.js';
import { useDrop, usePaste } from '../bring-words/hear.js';
import { BringPanel } from '../bring-words/panel.js';
import { WordGrid } from '../word-grid/grid.js';
import { Filters } from './filters.js';
import { ListProblems } from './list-problems.js';
import { PutBack } from './put-back.js';
import { Toolbar } from './toolbar.js';

/** The words of the deck, to be edited. */
export function WordsView() {
  const over = useDrop();
  useEffect(keepShipped, []);
  useEffect(keepFocusedWord, []);
  useEffect(leaveWithDeck, []);
  usePaste();
  return (
    <div class={`words ${over ? 'over' : ''}`} data-wide={wide.value || undefined}>
      <Toolbar />
      <BringPanel />
      {words.value && <Filters />}
      <ListProblems />
      {words.value ? <WordGrid /> : noList.value.length === 0 && <p class="nothing">{t('words.opening')}</p>}
      <PutBack />
      <p class="unseen" role="status">
        {said.value && t(said.value.key, said.value.values)}
      </p>
      {over && <p class="drop-here">{t('words.drop')}</p>}
    </div>
  );
}
