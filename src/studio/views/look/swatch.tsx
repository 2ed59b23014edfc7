import { useEffect, useRef, useState } from 'preact/hooks';
import type { ColourName } from '../../../data/index.js';
import { t } from '../../text/language.js';

/** A picker tells every shade on the way; this long after the last one the sheets follow. */
const SETTLED_MS = 150;

/** One colour of the theme. */
export function Swatch({
  colour,
  value,
  onPick,
}: {
  readonly colour: ColourName;
  readonly value: string;
  readonly onPick: (value: string) => void;
}) {
  const [picked, setPicked] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setPicked(value), [value]);
  return (
    <label class="swatch">
      <input
        type="color"
        value={picked}
        onInput={({ currentTarget }) => {
          const next = currentTarget.value;
          setPicked(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onPick(next), SETTLED_MS);
        }}
      />
      <span>{t(`look.colour-${shade(colour)}`)}</span>
    </label>
  );
}

/** The shades of all teams have the same names. */
function shade(colour: ColourName): string {
  if (colour.endsWith('Dark')) return 'dark';
  if (/(Tint|Light)$/.test(colour)) return 'tint';
  return ['red', 'blue', 'green', 'bystander', 'assassin', 'accent'].includes(colour) ? 'main' : colour;
}
