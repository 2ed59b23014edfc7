import type { Ref } from 'preact';

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
  /** For what is written in Latin whatever the language: ids, numbers. */
  readonly dir?: 'ltr';
  readonly inputMode?: 'decimal';
  /** The id of a list of proposals. */
  readonly list?: string;
  readonly invalid?: boolean;
  readonly onEnter?: () => void;
}) {
  const { invalid, onEnter, ...rest } = input;
  return (
    <label class="field">
      <span class={quiet ? 'unseen' : ''}>{label}</span>
      <input
        {...rest}
        ref={inputRef}
        type="text"
        autocomplete="off"
        value={value}
        aria-invalid={invalid}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || onEnter === undefined) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </label>
  );
}
