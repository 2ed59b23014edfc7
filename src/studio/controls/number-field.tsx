import { useEffect, useRef } from 'preact/hooks';

/** A number that is taken over once it is typed whole; empty gives undefined. */
export function NumberField({
  label,
  value,
  placeholder,
  min,
  max,
  step = 1,
  onChange,
}: {
  readonly label: string;
  readonly value: number | undefined;
  /** What holds while it is empty. */
  readonly placeholder?: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number | 'any';
  readonly onChange: (value: number | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const shown = value === undefined ? '' : String(value);
  // While a person types, the field keeps what they typed, even where that is not a number yet.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = shown;
  }, [shown]);
  return (
    <label class="field">
      <span>{label}</span>
      <input
        ref={input}
        type="number"
        inputMode={step === 'any' || step < 1 ? 'decimal' : 'numeric'}
        defaultValue={shown}
        placeholder={placeholder}
        min={min}
        max={max}
        step={step}
        onInput={({ currentTarget }) => {
          if (currentTarget.value === '' && !currentTarget.validity.badInput) onChange(undefined);
          else if (currentTarget.validity.valid) onChange(currentTarget.valueAsNumber);
        }}
        onBlur={({ currentTarget }) => {
          currentTarget.value = shown;
        }}
      />
    </label>
  );
}
