import type { PreviewChange } from '../../../../pipeline/index.js';
import { filter, seen } from '../../../state/words/grid.js';
import { editing, goTo, write } from '../../../state/words/place.js';
import { t } from '../../../text/language.js';
import type { CellProps } from './cell-props.js';
import { TextInput } from './input.js';

/** A word in the script that is printed: what the conversion made of it, until somebody settles it. */
export function ConvertedCell(props: CellProps & { readonly change: PreviewChange }) {
  const { id, name, text, change, entrance, here } = props;
  const { converted, level, by, choices } = change;
  const open = text === '' && (level !== 'none' || (filter.value === 'changed' && by !== 'unchanged'));
  const settle = (choice: string) => {
    const rows = seen.peek();
    const next = rows[rows.findIndex(({ row }) => row.id === id) + 1];
    write({ id, column: name }, choice);
    goTo({ id: next?.row.id ?? id, column: name });
  };
  return (
    <td
      data-column={name}
      class={`cell converted ${open ? 'open' : ''} ${entrance ? 'written' : ''}`}
      lang={name}
    >
      {entrance && (editing.value || text !== '' || !open) ? (
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
              data-entrance={(entrance && i === 0) || undefined}
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
