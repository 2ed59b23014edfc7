import { Icon } from './icon.js';

/** A choice among few: a label and a list that every device knows. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  quiet = false,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly onChange: (value: T) => void;
  /** Says its label only to screen readers. */
  readonly quiet?: boolean;
}) {
  return (
    <label class="field">
      <span class={quiet ? 'unseen' : ''}>{label}</span>
      <span class="select">
        <select value={value} onChange={event => onChange(event.currentTarget.value as T)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}
