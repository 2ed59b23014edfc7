import type { ComponentChildren } from 'preact';

/** Something that is on or off, with a word about what it does. */
export function Check({
  label,
  checked,
  onChange,
  hint,
  disabled = false,
}: {
  readonly label: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
  readonly disabled?: boolean;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        {hint && <span class="hint"> {hint}</span>}
      </span>
    </label>
  );
}
