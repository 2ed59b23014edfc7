import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Point, Size } from '../../../scene/geometry/index.js';
import { t } from '../../text/language.js';
import type { Seen } from '../photos/seen.js';
import { cutting } from './cutting.js';
import { type Corner, type Cut, frameOf, middleOf, movedBy, movedTo, resized, within } from './frame.js';

const CORNERS: readonly Corner[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
/** How much closer one press of a key or a button goes. */
export const STEP = 1.1;

/** The photograph with a frame around what is kept of it: dragged, drawn larger by a corner, or moved with keys. */
export function CropFrame({
  seen,
  card,
  cut,
  most,
  onCut,
}: {
  readonly seen: Seen;
  /** The shape that it is cut to. */
  readonly card: Size;
  readonly cut: Cut;
  /** The closest zoom. */
  readonly most: number;
  readonly onCut: (cut: Cut) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  /** What a move of the pointer does while it is held. */
  const held = useRef<((at: Point) => Cut) | undefined>(undefined);
  const frame = frameOf(seen, card, cut);
  const middle = middleOf(frame);
  const pointed = ({ clientX, clientY }: TargetedPointerEvent<HTMLElement>): Point => {
    const box = place.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height };
  };
  const grab = (at: Point, target: EventTarget): ((at: Point) => Cut) => {
    const corner = target instanceof HTMLElement ? CORNERS[Number(target.dataset.corner ?? -1)] : undefined;
    if (corner) return to => resized(seen, card, frame, corner, to, most);
    const onFrame = target instanceof HTMLElement && target.closest('.crop-frame') !== null;
    const apart = onFrame ? { x: at.x - middle.x, y: at.y - middle.y } : { x: 0, y: 0 };
    return to => ({ ...cut, focus: movedTo(frame, { x: to.x - apart.x, y: to.y - apart.y }) });
  };
  const release = () => {
    if (cutting.value) onCut(cutting.value);
    held.current = undefined;
    cutting.value = undefined;
  };
  const spot = {
    insetInlineStart: `${100 * frame.left}%`,
    insetBlockStart: `${100 * frame.top}%`,
    inlineSize: `${100 * frame.width}%`,
    blockSize: `${100 * frame.height}%`,
  };
  return (
    // Pictures have a left and a right in every language.
    <div
      class="crop"
      dir="ltr"
      ref={place}
      onPointerDown={event => {
        if (event.button !== 0 || held.current) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.querySelector('button')?.focus();
        const at = pointed(event);
        held.current = event.target ? grab(at, event.target) : undefined;
        // Beside the frame, a press alone moves it.
        if (event.target instanceof HTMLImageElement) cutting.value = held.current?.(at);
      }}
      onPointerMove={event => {
        if (held.current) cutting.value = held.current(pointed(event));
      }}
      onPointerUp={release}
      onPointerCancel={() => {
        held.current = undefined;
        cutting.value = undefined;
      }}
    >
      <img src={seen.url} alt="" draggable={false} width={seen.width} height={seen.height} />
      <div class="crop-shade">
        <div style={spot} />
      </div>
      <div class="crop-place" style={spot}>
        <button
          type="button"
          class="crop-frame"
          aria-label={t('pictures.cut-at', { ...middle, zoom: cut.zoom })}
          onKeyDown={event => {
            const step = { '+': STEP, '=': STEP, '-': 1 / STEP }[event.key];
            const focus = movedBy(event.key, event.shiftKey, frame);
            if (step === undefined && focus === undefined) return;
            event.preventDefault();
            onCut({ focus: focus ?? middle, zoom: within(cut.zoom * (step ?? 1), most) });
          }}
        />
        {CORNERS.map(({ x, y }, i) => (
          <span
            key={`${x} ${y}`}
            class="crop-corner"
            data-corner={i}
            style={{ insetInlineStart: `${100 * x}%`, insetBlockStart: `${100 * y}%` }}
          />
        ))}
      </div>
    </div>
  );
}
