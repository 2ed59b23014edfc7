import { columns, sortBy, sorting } from '../../state/words/grid.js';
import { t } from '../../text/language.js';
import { columnTitle } from '../words/column-title.js';
import { Moon } from '../words/moon.js';

/** The names of the columns; each sorts the rows: upwards, downwards, and as they are in the list. */
export function GridHead() {
  const now = sorting.value;
  const next = (column: string) =>
    sortBy(now?.column !== column ? { column, down: false } : now.down ? undefined : { column, down: true });
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" class="row-number">
          <span class="unseen">{t('words.row')}</span>
        </th>
        {columns.value.map(({ name, kind }) => (
          <th
            key={name}
            scope="col"
            aria-sort={now?.column !== name ? 'none' : now.down ? 'descending' : 'ascending'}
          >
            <button
              type="button"
              class="sorter"
              title={t('words.sort', { column: columnTitle(name) })}
              onClick={() => next(name)}
            >
              {kind === 'safe' ? (
                <>
                  <Moon />
                  <span class="unseen">{columnTitle(name)}</span>
                </>
              ) : (
                columnTitle(name)
              )}
              <span class="way" aria-hidden="true">
                {now?.column !== name ? '' : now.down ? '↓' : '↑'}
              </span>
            </button>
          </th>
        ))}
        <td class="row-actions" />
      </tr>
    </thead>
  );
}
