import { useLayoutEffect, useRef } from 'preact/hooks';
import { DIFFICULTIES } from '../../state/words/columns.js';
import { editing, write } from '../../state/words/place.js';
import { t } from '../../text/language.js';
import type { CellProps } from './cell-props.js';
import { takeTyped } from './visit.js';

/**
 * The text of a cell. Until a key is typed all of it is chosen, so that typing replaces it, in whatever way the person's
 * keyboard writes.
 */
export function TextInput({
  id,
  name,
  text,
  label,
  about,
  wrong,
  placeholder,
}: CellProps & { readonly placeholder?: string }) {
  const field = useRef<HTMLInputElement>(null);
  const composing = useRef(false);
  useLayoutEffect(() => {
    const input = field.current;
    if (input === null || composing.current || input.value === text) return;
    input.value = text;
    if (document.activeElement === input && !editing.peek()) input.select();
  }, [text]);
  const hear = (inputType?: string) => {
    editing.value = true;
    if (field.current && !composing.current) takeTyped({ id, column: name }, field.current.value, inputType);
  };
  const endComposition = () => {
    if (!composing.current) return;
    composing.current = false;
    hear();
  };
  return (
    <input
      ref={field}
      class="cell-input"
      data-entrance
      data-typed
      dir="auto"
      autocomplete="off"
      spellcheck={false}
      aria-label={label}
      aria-describedby={about}
      aria-invalid={wrong || undefined}
      placeholder={placeholder}
      onFocus={event => {
        if (!editing.peek()) event.currentTarget.select();
      }}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={endComposition}
      onBlur={endComposition}
      onInput={event => hear((event as InputEvent).inputType)}
      onPointerDown={() => {
        // The second click goes into the text.
        if (document.activeElement === field.current) editing.value = true;
      }}
    />
  );
}

/** One of the known difficulties, or none. */
export function DifficultyInput({
  id,
  text,
  label,
}: {
  readonly id: number;
  readonly text: string;
  readonly label: string;
}) {
  const known = ['', ...DIFFICULTIES, ...(['', ...DIFFICULTIES].includes(text as '') ? [] : [text])];
  return (
    <select
      class="cell-input"
      data-entrance
      aria-label={label}
      value={text}
      onChange={event => write({ id, column: 'difficulty' }, event.currentTarget.value)}
    >
      {known.map(value => (
        <option key={value} value={value}>
          {/^(easy|normal|hard)$/.test(value) ? t(`words.difficulty-${value}`) : value || '–'}
        </option>
      ))}
    </select>
  );
}
