import { useSignal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../../text/language.js';
import type { Seen } from '../photos/seen.js';
import { frameOf, movedBy, type Point, within } from './frame.js';

/** The photograph with what is kept of it: a point to drag, or to move with the arrow keys. */
export function FocusPicker({
  seen,
  card,
  focus,
  whole,
  onFocus,
}: {
  readonly seen: Seen;
  /** The shape that it is cut to. */
  readonly card: { readonly width: number; readonly height: number };
  readonly focus: Point | undefined;
  /** Nothing is cut. */
  readonly whole: boolean;
  readonly onFocus: (focus: Point) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const dragged = useSignal<Point | undefined>(undefined);
  const at = dragged.value ?? focus ?? seen.eye;
  const frame = frameOf(seen, card, at);
  const pointed = ({ clientX, clientY }: TargetedPointerEvent<HTMLElement>) => {
    const box = place.current?.getBoundingClientRect();
    if (box) dragged.value = within({ x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height });
  };
  const drop = () => {
    if (dragged.value) onFocus(dragged.value);
    dragged.value = undefined;
  };
  return (
    // Pictures have a left and a right in every language.
    <div
      class="focus-picker"
      dir="ltr"
      ref={place}
      onPointerDown={event => {
        if (whole || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.querySelector('button')?.focus();
        pointed(event);
      }}
      onPointerMove={event => dragged.value && pointed(event)}
      onPointerUp={drop}
      onPointerCancel={() => {
        dragged.value = undefined;
      }}
    >
      <img src={seen.url} alt="" draggable={false} width={seen.width} height={seen.height} />
      {!whole && (
        <>
          <div
            class="focus-frame"
            style={{
              insetInlineStart: `${100 * frame.left}%`,
              insetBlockStart: `${100 * frame.top}%`,
              inlineSize: `${100 * frame.width}%`,
              blockSize: `${100 * frame.height}%`,
            }}
          />
          <button
            type="button"
            class="focus-point"
            style={{ insetInlineStart: `${100 * at.x}%`, insetBlockStart: `${100 * at.y}%` }}
            aria-label={t('pictures.focus-at', { x: at.x, y: at.y })}
            onKeyDown={event => {
              const moved = movedBy(event.key, event.shiftKey, at);
              if (moved === undefined) return;
              event.preventDefault();
              onFocus(moved);
            }}
          />
        </>
      )}
    </div>
  );
}
