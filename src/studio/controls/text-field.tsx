import type { Ref } from 'preact';
import { useReducer, useRef } from 'preact/hooks';

/** A line of text with its label. */
export function TextField({
  label,
  value,
  onInput,
  quiet = false,
  inputRef,
  ...input
}: {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Says its label only to screen readers. */
  readonly quiet?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number;
  readonly size?: number;
  readonly required?: boolean;
  /** `ltr` for what is written in Latin whatever the language: ids, numbers. */
  readonly dir?: 'ltr' | 'auto';
  readonly spellcheck?: boolean;
  readonly inputMode?: 'decimal';
  /** The id of a list of proposals. */
  readonly list?: string;
  readonly invalid?: boolean;
  readonly onEnter?: () => void;
}) {
  const { invalid, onEnter, ...rest } = input;
  const draft = useDraft(value, onInput);
  return (
    <label class="field">
      <span class={quiet ? 'unseen' : ''}>{label}</span>
      <input
        {...rest}
        ref={inputRef}
        type="text"
        autocomplete="off"
        value={draft.shown}
        aria-invalid={invalid}
        onInput={({ currentTarget }) => draft.type(currentTarget.value)}
        onBlur={draft.leave}
        onKeyDown={event => {
          if (event.key !== 'Enter' || onEnter === undefined) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </label>
  );
}

/**
 * What a person types stays in a field as they typed it until they leave it, whatever is made of it (without its spaces,
 * say); only when something else is chosen for the field does that take its place.
 */
function useDraft(value: string, onInput: (value: string) => void) {
  const draft = useRef<{ readonly typed: string; became?: string } | undefined>(undefined);
  const [, draw] = useReducer((count: number, _: undefined) => count + 1, 0);
  // The first value after a key is what was made of it.
  if (draft.current) draft.current.became ??= value;
  if (draft.current?.became !== value) draft.current = undefined;
  return {
    shown: draft.current?.typed ?? value,
    type: (typed: string) => {
      onInput(typed);
      draft.current = { typed };
      draw(undefined);
    },
    leave: () => {
      draft.current = undefined;
      draw(undefined);
    },
  };
}
