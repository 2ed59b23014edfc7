import { useLayoutEffect, useRef } from 'preact/hooks';
import { filter, seen } from '../../state/words/grid.js';
import { editing, goTo, write } from '../../state/words/place.js';
import { t } from '../../text/language.js';
import type { CellProps } from './cell-props.js';
import { TextInput } from './input.js';

/** A word in the script that is printed: what the conversion made of it, until somebody settles it. */
export function ConvertedCell(props: CellProps) {
  const { id, name, text, change, entrance, here } = props;
  const { converted = '', level = 'none', by = 'unchanged', choices = [] } = change ?? {};
  const open = text === '' && (level !== 'none' || (filter.value === 'changed' && by !== 'unchanged'));
  const cell = useRef<HTMLTableCellElement>(null);
  const wasWritten = useRef(false);
  // A field that a person is in stays, whatever the sheets tell meanwhile.
  const isWritten = entrance && (wasWritten.current || editing.value || text !== '' || !open);
  const hadFocus = cell.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    wasWritten.current = isWritten;
    // A button that an answer takes away hands on the focus to what is there instead.
    if (hadFocus && entrance && document.activeElement === document.body)
      cell.current?.querySelector<HTMLElement>('[data-entrance]')?.focus();
  });
  const settle = (choice: string) => {
    const rows = seen.peek();
    const next = rows[rows.findIndex(({ row }) => row.id === id) + 1];
    write({ id, column: name }, choice);
    goTo({ id: next?.row.id ?? id, column: name });
  };
  return (
    <td
      ref={cell}
      data-column={name}
      class={`cell converted ${open ? 'open' : ''} ${entrance ? 'written' : ''}`}
      lang={name}
    >
      {isWritten ? (
        <TextInput {...props} placeholder={converted} />
      ) : (
        // The buttons say it.
        !(open && choices.length > 0) && <bdi class={text === '' ? 'ghost' : ''}>{text || converted}</bdi>
      )}
      {open && (
        <span class="choices-of-word">
          {(choices.length > 0 ? choices : [converted]).map((choice, i) => (
            <button
              type="button"
              key={choice}
              class="choice"
              tabIndex={here ? 0 : -1}
              data-entrance={(entrance && !isWritten && i === 0) || undefined}
              aria-label={t('words.settle', { word: choice })}
              onClick={() => settle(choice)}
            >
              {choice === converted && '✓ '}
              {choices.length > 0 && choice}
            </button>
          ))}
        </span>
      )}
    </td>
  );
}
