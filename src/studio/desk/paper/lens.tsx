import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ShownPart } from '../../jobs/lay.js';
import { t } from '../../text/language.js';
import { sheetAt } from '../desk-state.js';
import { usePage } from './page-store.js';

/** How many times the magnifier enlarges; undefined while it is put away. */
export const lens = signal<number | undefined>(undefined);
/** The point under it: its sheet, and shares of the page's width and height. */
export const lensOver = signal({ sheet: 0, x: 0.5, y: 0.5 });

const [LEAST, MOST, STEP] = [1.5, 6, 0.03];
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function takeLens(): void {
  lensOver.value = { sheet: sheetAt.peek(), x: 0.3, y: 0.3 };
  lens.value = lens.peek() === undefined ? 2.5 : undefined;
}

/** A magnifying glass on a page, moved by pointer or by the arrow keys. */
export function Lens({
  part,
  sheet,
  index,
}: {
  readonly part: ShownPart;
  readonly sheet: number;
  readonly index: number;
}) {
  const glass = useRef<HTMLDivElement>(null);
  const strength = lens.value;
  const { sheet: over, x, y } = lensOver.value;
  const here = strength !== undefined && over === sheet;
  const url = usePage({ part: part.name, sheet, side: index }, here);
  useEffect(() => {
    if (here) glass.current?.focus({ preventScroll: true });
  }, [here]);
  if (!here || !url) return null;

  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const within = (share: number) => Math.min(1, Math.max(0, share));
    if (move) lensOver.value = { sheet, x: within(x + move[0] * STEP), y: within(y + move[1] * STEP) };
    else if (event.key === '+' || event.key === '=') lens.value = Math.min(MOST, strength * 1.25);
    else if (event.key === '-') lens.value = Math.max(LEAST, strength / 1.25);
    else if (event.key === 'Escape') lens.value = undefined;
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML is a magnifying glass.
    <div
      ref={glass}
      class="lens"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by keys.
      tabIndex={0}
      aria-label={t('desk.lens-keys')}
      style={{ '--x': x, '--y': y, '--strength': strength }}
      onKeyDown={press}
    >
      <img src={url} alt="" draggable={false} />
    </div>
  );
}
