import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SideName } from '../desk-state.js';

/** Longer than the turn in desk.css: what is left of it is then skipped. */
const LONGEST_MS = 1100;

/** Paper with two sides, which turns over about an axis when `side` changes. */
export function TurningSheet({
  axis,
  side,
  lively,
  front,
  back,
}: {
  readonly axis: 'vertical' | 'horizontal';
  readonly side: SideName;
  /** Whether it is seen, so that turning it is worth while. */
  readonly lively: boolean;
  readonly front: ComponentChildren;
  readonly back: ComponentChildren;
}) {
  const [at, setAt] = useState(side);
  const turning = lively && at !== side;
  useEffect(() => {
    if (at === side) return;
    const timer = setTimeout(() => setAt(side), lively ? LONGEST_MS : 0);
    return () => clearTimeout(timer);
  }, [at, side, lively]);
  return (
    <div
      class={turning ? `turning ${axis} to-${side}` : 'lying'}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setAt(side);
      }}
    >
      {(turning || at === 'front') && (
        <div key="front" class="face">
          {front}
        </div>
      )}
      {(turning || at === 'back') && (
        <div key="back" class="face behind">
          {back}
        </div>
      )}
    </div>
  );
}
