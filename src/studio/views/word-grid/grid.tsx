import { useLayoutEffect, useRef } from 'preact/hooks';
import { columns, type SeenRow, seen } from '../../state/words/grid.js';
import { changeOf, rowProblems, words } from '../../state/words/list.js';
import { chosen, entrance, focusWish, place } from '../../state/words/place.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { GridHead } from './head.js';
import { hearClick, hearCopy, hearDoubleClick, hearFocus, hearKey } from './hear.js';
import { Row } from './row.js';

/** Rows of which one part is drawn at a time, once it comes near the screen. */
const CHUNK = 40;

/** The words as a table that is edited like a spreadsheet. */
export function WordGrid() {
  const root = useRef<HTMLTableElement>(null);
  const rows = seen.value;
  const wish = focusWish.value;
  useLayoutEffect(() => {
    if (wish === 0) return;
    const cell = root.current?.querySelector<HTMLElement>('[data-entrance]');
    cell?.focus({ preventScroll: true });
    cell?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [wish]);
  const chunks: (readonly SeenRow[])[] = [];
  for (let at = 0; at < rows.length; at += CHUNK) chunks.push(rows.slice(at, at + CHUNK));
  return (
    <div class="grid-scroll">
      <table
        ref={root}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is edited is a grid.
        role="grid"
        class="grid"
        aria-label={t('words.table')}
        aria-describedby="words-keys"
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        style={widths(columns.value.map(({ name }) => name))}
        onKeyDown={hearKey}
        onClick={hearClick}
        onDblClick={hearDoubleClick}
        onFocusIn={hearFocus}
        onCopy={hearCopy}
      >
        <GridHead />
        {chunks.map((chunk, i) => (
          <Chunk key={`${i}`} rows={chunk} start={i * CHUNK} />
        ))}
      </table>
      <p class="unseen" id="words-keys">
        {t('words.keys')}
      </p>
      {rows.length === 0 && (
        <p class="nothing">{t(words.value?.rows.length === 0 ? 'words.nothing' : 'words.not-found')}</p>
      )}
    </div>
  );
}

function Chunk({ rows, start }: { readonly rows: readonly SeenRow[]; readonly start: number }) {
  const door = entrance.value;
  const here = place.value?.id;
  return (
    <tbody class="chunk" style={{ '--rows': rows.length }}>
      {rows.map(({ row, index }, i) => (
        <Row
          key={row.id}
          row={row}
          index={index}
          at={start + i}
          table={words.value?.columns ?? []}
          columns={columns.value}
          problems={rowProblems.value.get(row.id)}
          change={changeOf.value.get(row.id)}
          entrance={door?.id === row.id ? door.column : undefined}
          here={here === row.id}
          chosen={chosen.value.has(row.id) && here !== undefined}
          lang={deck.value.recipe.locale ?? 'yue'}
        />
      ))}
    </tbody>
  );
}

/** The widths of the columns for CSS, in rem: the number, those of the words, and the button at the end. */
function widths(names: readonly string[]) {
  const fixed: Readonly<Record<string, number>> = { child_safe: 2.75, difficulty: 7 };
  const least = names.map((name, i) => fixed[name] ?? (i === 0 ? 7 : 6));
  const cells = names.map((name, i) => (name in fixed ? `${least[i]}rem` : `minmax(${least[i]}rem, 1fr)`));
  return {
    '--columns': ['3.25rem', ...cells, '2.25rem'].join(' '),
    '--least': `${least.reduce((sum, each) => sum + each, 5.5)}rem`,
  };
}
