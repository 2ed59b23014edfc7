import { useEffect, useRef, useState } from 'preact/hooks';
import { handOver } from '../../controls/files/hand-over.js';
import { IconButton } from '../../controls/icon-button.js';
import { csvOf } from '../../state/csv.js';
import { held, search, seen, wide } from '../../state/words/grid.js';
import { backToShipped, isOwn, words } from '../../state/words/list.js';
import { addWord, goTo, place, said } from '../../state/words/place.js';
import { shortcut, t } from '../../text/language.js';
import { bringing, bringWords } from '../bring-words/bring.js';

/** Search, lists of one's own, a new word, and what is seldom needed. */
export function Toolbar() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      const ours = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'f';
      // A second time the browser's own search opens.
      if (!ours || document.activeElement === field.current) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, []);
  return (
    <div class="toolbar" role="toolbar" aria-label={t('words.tools')}>
      <input
        ref={field}
        type="search"
        class="search"
        aria-label={t('words.search')}
        placeholder={t('words.search')}
        value={search.value}
        onInput={event => {
          held.value = undefined;
          search.value = event.currentTarget.value;
        }}
        onKeyDown={event => {
          const first = seen.value[0];
          if (event.key === 'Escape') search.value = '';
          if (event.key !== 'ArrowDown' || first === undefined || event.isComposing) return;
          event.preventDefault();
          goTo({ id: first.row.id, column: 'word' });
        }}
      />
      <FileButton />
      <IconButton icon="plus" label={t('words.new')} onClick={addWord} />
      <More />
    </div>
  );
}

function FileButton() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => field.current?.click()}>
        {t('words.import')}
      </button>
      <input
        ref={field}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values"
        onChange={event => {
          const file = event.currentTarget.files?.[0];
          if (file) void bringWords(file.name, file);
          // The same file may be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

function More() {
  const menu = useRef<HTMLDetailsElement>(null);
  const [notPasted, setNotPasted] = useState<'refused' | 'nothing'>();
  const isBringing = bringing.value !== undefined;
  useEffect(() => {
    if (isBringing && menu.current) menu.current.open = false;
  }, [isBringing]);
  const act = (action: () => void) => () => {
    action();
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      class="more"
      ref={menu}
      onToggle={() => setNotPasted(undefined)}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        menu.current.open = false;
        menu.current.querySelector('summary')?.focus();
      }}
      onFocusOut={event => {
        if (menu.current && !menu.current.contains(event.relatedTarget as Node | null))
          menu.current.open = false;
      }}
    >
      <summary class="icon" aria-label={t('words.more')} title={t('words.more')}>
        ⋯
      </summary>
      <div class="menu">
        <button
          type="button"
          aria-pressed={wide.value}
          onClick={act(() => {
            wide.value = !wide.value;
          })}
        >
          {wide.value ? t('words.fewer-columns') : t('words.all-columns')}
        </button>
        <button type="button" onClick={act(save)}>
          {t('words.save')}
        </button>
        <button type="button" onClick={async () => setNotPasted(await paste())}>
          {t('words.paste')}
        </button>
        <p class="not-pasted" role="alert">
          {notPasted === 'refused' && t('words.paste-refused', { paste: shortcut('V') })}
          {notPasted === 'nothing' && t('words.nothing-to-paste')}
        </p>
        <button
          type="button"
          disabled={!isOwn.value}
          onClick={act(() => {
            place.value = undefined;
            backToShipped();
            said.value = { key: 'words.said-shipped', values: { undo: shortcut('Z') } };
          })}
        >
          {t('words.shipped')}
        </button>
      </div>
    </details>
  );
}

function save(): void {
  const table = words.peek();
  if (table === undefined) return;
  // With a byte order mark Excel knows that it is UTF-8.
  handOver(new Blob([`\ufeff${csvOf(table)}`], { type: 'text/csv' }), 'words.csv');
}

/** Why nothing was pasted, if so: many browsers let a page read the clipboard only when a person presses the keys for it. */
async function paste(): Promise<'refused' | 'nothing' | undefined> {
  const text = await navigator.clipboard?.readText().catch(() => undefined);
  if (text === undefined) return 'refused';
  if (text.trim() === '') return 'nothing';
  await bringWords('', text, true);
  return undefined;
}
