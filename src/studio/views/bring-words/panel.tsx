import { useEffect, useRef } from 'preact/hooks';
import type { ToldProblem } from '../../bridge/messages.js';
import { Select } from '../../controls/select.js';
import { COLUMNS } from '../../state/words/columns.js';
import { showAll } from '../../state/words/grid.js';
import {
  asTable,
  type Incoming,
  joinedTables,
  type Use,
  withHeader,
  withUse,
} from '../../state/words/import.js';
import { editWords, isOwn, replaceWords } from '../../state/words/list.js';
import { place, said } from '../../state/words/place.js';
import { gap, number, t } from '../../text/language.js';
import { columnTitle } from '../words/column-title.js';
import { bringing, forget } from './bring.js';

const SHOWN = 3;
const USES: readonly Use[] = [...COLUMNS, 'keep', 'leave'];

/** A list that is about to be brought in: what is in it, and where it shall go. */
export function BringPanel() {
  const now = bringing.value;
  const title = useRef<HTMLHeadingElement>(null);
  const state = now?.state;
  useEffect(() => {
    // Whoever writes on elsewhere meanwhile is left alone; that it was read is told.
    const isWriting = document.activeElement?.matches('input, textarea, select') ?? false;
    if (state !== undefined && state !== 'reading' && !isWriting) title.current?.focus();
  }, [state]);
  if (now === undefined) return null;
  const name = now.state === 'read' ? (now.list.name ?? t('words.pasted')) : now.name || t('words.pasted');
  return (
    <section class="bring" aria-label={t('words.bring')}>
      <h2 ref={title} tabIndex={-1}>
        <bdi>{name}</bdi>
      </h2>
      {now.state === 'reading' && <p role="status">{t('words.reading')}</p>}
      {now.state === 'died' && <p role="alert">{t('words.died')}</p>}
      {now.state === 'refused' && <Told problems={now.problems} alert />}
      {now.state === 'read' && <ReadList list={now.list} problems={now.problems} />}
      {now.state !== 'read' && (
        <button type="button" onClick={forget}>
          {now.state === 'reading' ? t('words.cancel') : t('words.close')}
        </button>
      )}
    </section>
  );
}

function Told({
  problems,
  alert = false,
}: {
  readonly problems: readonly ToldProblem[];
  readonly alert?: boolean;
}) {
  return (
    <div role={alert ? 'alert' : undefined}>
      {problems.map(({ what, advice, level }) => (
        <p key={what} class={`said ${level}`}>
          <strong>{what}</strong>
          {gap}
          {advice}
        </p>
      ))}
    </div>
  );
}

function ReadList({
  list,
  problems,
}: {
  readonly list: Incoming;
  readonly problems: readonly ToldProblem[];
}) {
  const { rows, uses, header } = list;
  const change = (next: Incoming) => {
    bringing.value = { state: 'read', list: next, problems };
  };
  const table = () => asTable(list, i => t('words.column-n', { n: i + 1 }));
  const done = (key: string, values: Record<string, string | number>) => {
    showAll();
    place.value = undefined;
    said.value = { key, values };
    forget();
  };
  const replace = () => {
    replaceWords(table());
    done('words.said-replaced', { count: rows.length });
  };
  const add = () => {
    let added = 0;
    editWords(words => {
      const all = joinedTables(words, table());
      added = all.rows.length - words.rows.length;
      return all;
    });
    done('words.said-added', { count: added });
  };
  const hasWords = uses.includes('word');
  return (
    <>
      <p role="status">{t('words.rows-found', { count: rows.length })}</p>
      <Told problems={problems} />
      <div class="mapping">
        <table aria-label={t('words.columns-found')}>
          <thead>
            <tr>
              {uses.map((use, i) => (
                <th key={`${i}`} scope="col">
                  <Select
                    quiet
                    label={t('words.use-of', { n: i + 1 })}
                    value={use}
                    options={USES.map(each => ({ value: each, text: titleOfUse(each, header?.[i]) }))}
                    onChange={next => change(withUse(list, i, next))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, i) => (
              <tr key={`${i}`}>
                {uses.map((use, j) => (
                  <td key={`${j}`} class={use === 'leave' ? 'left-out' : ''}>
                    <bdi>{row[j]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN && (
        <p class="hint">{t('words.and-more', { count: number(rows.length - SHOWN) })}</p>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={header !== undefined}
          onChange={event => change(withHeader(list, event.currentTarget.checked))}
        />
        <span>{t('words.has-header')}</span>
      </label>
      {!hasWords && (
        <p role="alert" class="said error">
          {t('words.which-words')}
        </p>
      )}
      <p class="actions">
        <button type="button" class={isOwn.value ? '' : 'primary'} disabled={!hasWords} onClick={replace}>
          {t('words.replace')}
        </button>
        <button type="button" class={isOwn.value ? 'primary' : ''} disabled={!hasWords} onClick={add}>
          {t('words.add')}
        </button>
        <button type="button" onClick={forget}>
          {t('words.cancel')}
        </button>
      </p>
    </>
  );
}

function titleOfUse(use: Use, header: string | undefined): string {
  if (use === 'keep') return header || t('words.use-keep');
  return use === 'leave' ? t('words.use-leave') : columnTitle(use);
}
