import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { frontPart } from '../state/preview.js';
import { printed } from '../state/printed.js';
import type { ShownPart } from '../worker/jobs/lay.js';
import { front, frontName, mode, scale, sheetAt, side, spot, wantedSheet } from './desk-state.js';
import { Leaf } from './paper/leaf.js';

/** A word must be looked at for this long before its paper turns over. */
const REST_MS = 600;

/** The sheets of the part in front, one below the other. */
export function Stage({ part }: { readonly part: ShownPart }) {
  const list = useRef<HTMLOListElement>(null);
  const frame = useRef(0);

  const seek = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (list.current) sheetAt.value = sheetInMiddle(list.current);
    });
  };
  useEffect(() => {
    const wanted = wantedSheet.value;
    if (wanted === undefined) return;
    list.current?.children[wanted.sheet]?.scrollIntoView({ block: 'center' });
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

function sheetInMiddle(list: HTMLOListElement): number {
  const middle = list.scrollTop + list.clientHeight / 2;
  const leaves = [...list.children] as HTMLElement[];
  const below = leaves.findIndex(leaf => leaf.offsetTop - list.offsetTop + leaf.offsetHeight > middle);
  return below < 0 ? Math.max(0, leaves.length - 1) : below;
}
