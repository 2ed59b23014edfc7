import { Icon, type IconName } from './icon.js';

/** A button with a drawing alone; its label is what it says to a person who can't see it, and while one points at it. */
export function IconButton({
  icon,
  label,
  onClick,
  pressed,
  disabled = false,
  bare = false,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  /** For a button that switches something on and off. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly bare?: boolean;
}) {
  return (
    <button
      type="button"
      class={bare ? 'icon bare' : 'icon'}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
