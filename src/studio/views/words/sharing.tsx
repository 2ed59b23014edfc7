import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../../jobs/index.js';
import { sharing } from '../../state/words/grid.js';
import { words } from '../../state/words/list.js';
import { cellOf } from '../../state/words/table.js';
import { previewer } from '../../state/workers.js';
import { deck } from '../../state/workspace.js';
import { number, t } from '../../text/language.js';

/** A character, or a part of one, with the ids of the rows that have it. */
interface Group {
  readonly key: string;
  readonly rows: readonly number[];
}
const MOST = 40;

/** The characters, or parts, that several words have in common: each shows its words. */
export function Sharing() {
  const [groups, setGroups] = useState<readonly Group[]>();
  const [key, setKey] = useState<string>();
  const table = words.value;
  const locale = deck.value.recipe.locale ?? 'yue';
  useEffect(() => {
    if (table === undefined) return;
    let wanted = true;
    const texts = table.rows.map(row => cellOf(table, row, 'word'));
    const rowsOf = (group: Answer<'sharedBy'>[number]): Group => ({
      key: group.key,
      rows: group.places.map(place => table.rows[place].id),
    });
    previewer.ask('sharedBy', { words: texts, locale }).then(
      found => wanted && setGroups(found.map(rowsOf)),
      // A worker that died is told elsewhere.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [table, locale]);
  useEffect(() => {
    const wanted = key === undefined ? groups : groups?.filter(group => group.key === key);
    sharing.value = new Set(wanted?.flatMap(({ rows }) => rows));
  }, [groups, key]);
  if (groups === undefined) return <p class="hint">{t('words.looking')}</p>;
  if (groups.length === 0) return <p class="hint">{t('words.none-shared')}</p>;
  return (
    <div class="sharing">
      <p class="hint">{t('words.about-shared')}</p>
      <fieldset class="filters" aria-label={t('words.shared-parts')}>
        {groups.slice(0, MOST).map(({ key: each, rows }) => (
          <button
            type="button"
            class="chip"
            key={each}
            aria-pressed={each === key}
            onClick={() => setKey(each === key ? undefined : each)}
          >
            <bdi lang={locale}>{each}</bdi> <span class="tally">{number(rows.length)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
