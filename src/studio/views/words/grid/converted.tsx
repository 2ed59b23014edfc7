import type { PreviewChange } from '../../../../pipeline/index.js';
import { editing, goTo, write } from '../../../state/words/place.js';
import { t } from '../../../text/language.js';
import type { CellProps } from './cell-props.js';
import { TextInput } from './input.js';

/** A word in the script that is printed: what the conversion made of it, until somebody settles it. */
export function ConvertedCell(props: CellProps & { readonly change: PreviewChange }) {
  const { id, name, text, change, entrance, here } = props;
  const { converted, level, choices } = change;
  const open = level !== 'none' && text === '';
  const settle = (choice: string) => {
    write({ id, column: name }, choice);
    goTo({ id, column: name });
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
        <bdi class={text === '' ? 'ghost' : ''}>{text || converted}</bdi>
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
              {choice === converted ? '✓' : ''} {choices.length > 0 ? choice : ''}
            </button>
          ))}
        </span>
      )}
    </td>
  );
}
