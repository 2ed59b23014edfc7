import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { typedMeasure, typedNumber } from '../../speech/index.js';
import { inField, t } from '../text/language.js';

/**
 * A number that is taken over once it is typed whole, in the digits of any script and with separators; empty gives
 * undefined. What is no such number stays in the field, with a note that quotes it.
 */
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
  readonly placeholder?: number | string | undefined;
  readonly min: number;
  readonly max: number;
  /** A whole one asks for whole numbers. The arrow keys go by it. */
  readonly step?: number | 'any';
  readonly onChange: (value: number | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [wrong, setWrong] = useState<string>();
  const shown = value === undefined ? '' : inField(value);
  const whole = Number.isInteger(step);
  // While a person types, the field keeps what they typed, even where that is not a number yet.
  useEffect(() => {
    const field = input.current;
    if (!field || document.activeElement === field) return;
    field.value = shown;
    field.setCustomValidity('');
    setWrong(undefined);
  }, [shown]);

  const fits = (number: number | string): number is number =>
    typeof number === 'number' && number >= min && number <= max && (!whole || Number.isInteger(number));
  const read = (field: HTMLInputElement) => {
    const number = whole ? typedNumber(field.value) : typedMeasure(field.value);
    const isEmpty = field.value.trim() === '';
    const isGood = isEmpty || fits(number);
    field.setCustomValidity(isGood ? '' : note(field.value));
    if (!isGood) return;
    setWrong(undefined);
    onChange(isEmpty ? undefined : (number as number));
  };
  const note = (typed: string) => t(whole ? 'shell.not-whole' : 'shell.not-number', { typed, min, max });
  const tellWrong = (field: HTMLInputElement) => setWrong(field.validity.valid ? undefined : field.value);

  return (
    <label class="field">
      <span id={`${id}-label`}>{label}</span>
      <input
        ref={input}
        type="text"
        inputMode={whole ? 'numeric' : 'decimal'}
        autocomplete="off"
        defaultValue={shown}
        placeholder={typeof placeholder === 'number' ? inField(placeholder) : placeholder}
        aria-labelledby={`${id}-label`}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${id}-note`}
        onInput={({ currentTarget }) => read(currentTarget)}
        onInvalid={({ currentTarget }) => tellWrong(currentTarget)}
        onBlur={({ currentTarget }) => {
          if (currentTarget.validity.valid) currentTarget.value = shown;
          tellWrong(currentTarget);
        }}
        onKeyDown={event => {
          const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (direction === undefined) return;
          event.preventDefault();
          const from = value ?? (typeof placeholder === 'number' ? placeholder : min);
          const next = from + direction * (step === 'any' ? 1 : step);
          event.currentTarget.value = inField(Math.min(max, Math.max(min, next)));
          read(event.currentTarget);
        }}
      />
      {wrong !== undefined && (
        <span id={`${id}-note`} class="wrong" role="alert">
          {note(wrong)}
        </span>
      )}
    </label>
  );
}
