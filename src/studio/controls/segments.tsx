import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icon.js';

/** A choice among few that are all seen: radio buttons side by side. */
export function Segments<T extends string>({
  label,
  value,
  options,
  onChange,
  quiet = false,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly text: string; readonly icon?: IconName }[];
  readonly onChange: (value: T) => void;
  /** Says its label only to screen readers. */
  readonly quiet?: boolean;
}) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend class={quiet ? 'unseen' : 'legend'}>{label}</legend>
      <div>
        {options.map(option => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
