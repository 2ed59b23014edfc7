import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ShownPart } from '../jobs/lay.js';
import { frontPart } from '../state/preview.js';
import { printed } from '../state/printed.js';
import { deckId, front, frontName, mode, scale, sheetAt, side, spot, wantedSheet } from './desk-state.js';
import { bringToMiddle, middleOf, middleOfSheet, sizeOf } from './middle.js';
import { Leaf } from './paper/leaf.js';

/** A word must be looked at for this long before its paper turns over. */
const REST_MS = 600;

/** The deck and the part whose sheets were shown last: those of another one begin with the first. */
let shown = '';

/** The sheets of the part in front, one below the other. */
export function Stage({ part }: { readonly part: ShownPart }) {
  const list = useRef<HTMLOListElement>(null);
  const frame = useRef(0);
  const middle = useRef(middleOfSheet(0));
  const placed = useRef({ size: '', top: 0 });
  const now = `${deckId.value} ${part.name}`;

  // On a phone the sheets are hidden behind the panel, and keep their place.
  const settle = () => {
    if (!list.current?.clientHeight) return;
    bringToMiddle(list.current, middle.current);
    placed.current = { size: sizeOf(list.current), top: list.current.scrollTop };
  };
  const seek = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (!list.current?.clientHeight) return;
      if (sizeOf(list.current) !== placed.current.size) settle();
      const seen = middleOf(list.current);
      // Only a person's own scrolling leads to another place.
      if (Math.abs(list.current.scrollTop - placed.current.top) > 1) {
        middle.current = seen;
        placed.current.top = Number.POSITIVE_INFINITY;
      }
      sheetAt.value = seen.sheet;
    });
  };
  useLayoutEffect(() => {
    if (shown !== now && wantedSheet.peek() === undefined) {
      sheetAt.value = 0;
      side.value = 'front';
    }
    shown = now;
    middle.current = middleOfSheet(sheetAt.peek());
    settle();
  }, [now]);
  // Sheets become larger and smaller with the window and by the buttons: what is looked at stays in sight.
  useEffect(() => {
    const sized = new ResizeObserver(settle);
    for (const each of [list.current, list.current?.firstElementChild]) if (each) sized.observe(each);
    return () => sized.disconnect();
  }, [now]);
  useEffect(() => {
    const wanted = wantedSheet.value;
    if (wanted === undefined) return;
    middle.current = middleOfSheet(wanted.sheet);
    settle();
    wantedSheet.value = undefined;
  }, [wantedSheet.value]);
  useEffect(() => followWord(list), []);

  return (
    <ol
      ref={list}
      class="stage"
      aria-label={printed(`part.${part.label}`)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
      tabIndex={0}
      data-scrolls
      data-fit={scale.value === undefined ? '' : undefined}
      style={{ '--scale': scale.value ?? 1 }}
      onScroll={seek}
    >
      {part.sheets.map((_, sheet) => (
        <Leaf key={`${part.name} ${sheet}`} part={part} sheet={sheet} />
      ))}
    </ol>
  );
}

/** Brings the card of the word that a person is at into view, and its side up once they stay there. */
function followWord(list: { readonly current: HTMLOListElement | null }) {
  let rest: ReturnType<typeof setTimeout> | undefined;
  let last: string | undefined;
  const stop = effect(() => {
    const at = spot.value;
    const now = at && `${at.part} ${at.card.id} ${at.place.face} ${at.place.page}`;
    if (now === last) return;
    last = now;
    clearTimeout(rest);
    if (!at) return;
    if (frontName.peek() !== at.part) frontPart.value = at.part;
    if (mode.peek() === 'all') mode.value = 'sheets';
    // After the page has drawn the mark, and the part if it is another one.
    setTimeout(() => {
      const leaf = list.current?.children[at.sheet];
      leaf?.scrollIntoView({ block: 'center' });
      leaf?.querySelector('.mark')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }, 50);
    rest = setTimeout(() => {
      const name = front.peek()?.sheets[at.sheet]?.sides[at.side]?.side;
      if (name && frontName.peek() === at.part) side.value = name;
    }, REST_MS);
  });
  return () => {
    clearTimeout(rest);
    stop();
  };
}
