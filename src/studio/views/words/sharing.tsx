import { useEffect, useState } from 'preact/hooks';
import { sharing } from '../../state/words/grid.js';
import { words } from '../../state/words/list.js';
import { cellOf } from '../../state/words/table.js';
import { previewer } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';
import { number, t } from '../../text/language.js';
import type { Answer } from '../../worker/jobs/index.js';

type Groups = Answer<'sharedBy'>;
const MOST = 40;

/** The characters, or parts, that several words have in common: each shows its words. */
export function Sharing() {
  const [groups, setGroups] = useState<Groups>();
  const [key, setKey] = useState<string>();
  const table = words.value;
  const locale = deck.value.recipe.locale ?? 'yue';
  useEffect(() => {
    if (table === undefined) return;
    let wanted = true;
    const texts = table.rows.map(row => cellOf(table, row, 'word'));
    previewer.ask('sharedBy', { words: texts, locale }).then(
      found => wanted && setGroups(found),
      // A worker that died is told elsewhere.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [table, locale]);
  useEffect(() => {
    const wanted = key === undefined ? groups : groups?.filter(group => group.key === key);
    sharing.value = new Set(wanted?.flatMap(({ places }) => places));
  }, [groups, key]);
  if (groups === undefined) return <p class="hint">{t('words.looking')}</p>;
  if (groups.length === 0) return <p class="hint">{t('words.none-shared')}</p>;
  return (
    <div class="sharing">
      <p class="hint">{t('words.about-shared')}</p>
      <fieldset class="filters" aria-label={t('words.shared-parts')}>
        {groups.slice(0, MOST).map(({ key: each, places }) => (
          <button
            type="button"
            class="chip"
            key={each}
            aria-pressed={each === key}
            onClick={() => setKey(each === key ? undefined : each)}
          >
            <bdi lang={locale}>{each}</bdi> <span class="tally">{number(places.length)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
