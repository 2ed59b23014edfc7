import type { ComponentChildren } from 'preact';
import type { SideName } from '../desk-state.js';

/** A one-sided sheet that is folded in its middle: backs go behind their fronts. `children` is the whole page. */
export function Folded({
  axis,
  side,
  children,
}: {
  readonly axis: 'vertical' | 'horizontal';
  /** The half that is seen. */
  readonly side: SideName;
  readonly children: ComponentChildren;
}) {
  return (
    <div class={`folded ${axis} shows-${side}`}>
      <div class="half fronts">
        <div class="whole">{children}</div>
      </div>
      <div class="half backs">
        <div class="whole">{children}</div>
      </div>
    </div>
  );
}
