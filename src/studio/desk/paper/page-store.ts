import { effect, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageName } from '../../../press/index.js';
import { boxes, cover, laidAt } from '../../state/preview.js';
import { previewer } from '../../state/workers.js';
import { side, spot } from '../desk-state.js';

interface Kept {
  readonly url: Signal<string | undefined>;
  /** The picture before, which may still be on the screen while the new one is decoded. */
  before?: string;
  /** The layout that it was last asked for. */
  version?: number;
  users: number;
  /** Whether it belongs to a deck that is no longer on the desk. */
  gone?: true;
}

/** Pages that nobody looks at are forgotten beyond this number, the longest unseen first. */
const MOST_UNSEEN = 120;
const kept = new Map<string, Kept>();

/**
 * The address of a page as an image of its own. While `wanted`, it is drawn again whenever its part has been laid out
 * anew; all that show the same page share one picture.
 */
export function usePage({ part, sheet, side }: PageName, wanted: boolean): string | undefined {
  const page = pageOf(keyOf({ part, sheet, side }));
  const version = laidAt.value.get(part);
  useEffect(() => {
    if (!wanted) return;
    page.users += 1;
    return () => {
      page.users -= 1;
    };
  }, [page, wanted]);
  useEffect(() => {
    if (wanted && version !== undefined && version !== page.version)
      drawSoon(page, { part, sheet, side }, version);
  }, [page, wanted, version]);
  return page.url.value;
}

function keyOf({ part, sheet, side }: PageName): string {
  return `${part} ${sheet} ${side}`;
}

function pageOf(key: string): Kept {
  const page = kept.get(key) ?? { url: signal(undefined), users: 0 };
  kept.delete(key);
  kept.set(key, page);
  return page;
}

interface Wish {
  readonly page: Kept;
  readonly name: PageName;
}

/** At most this many are asked for at once, so that one which is wanted at once need not wait for all others. */
const MOST_ASKED = 2;
const wishes = new Map<Kept, Wish>();
let asked = 0;
let scheduled = false;

/** A frame later the desk may have scrolled, and then other pages are wanted. */
function drawSoon(page: Kept, name: PageName, version: number): void {
  page.version = version;
  wishes.set(page, { page, name });
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      scheduled = false;
      drawNext();
    }),
  );
}

function drawNext(): void {
  for (const [page, wish] of wishes) {
    if (asked >= MOST_ASKED) return;
    wishes.delete(page);
    if (page.users > 0) void draw(wish);
    else page.version = undefined;
  }
}

async function draw({ page, name }: Wish): Promise<void> {
  asked += 1;
  try {
    const { svg } = await previewer.ask('page', { ...name, again: page.url.peek() === undefined });
    if (svg !== undefined && !page.gone) show(page, svg);
  } catch {
    // A worker that died is told elsewhere; the page keeps its picture and asks again after the next layout.
    page.version = undefined;
  }
  asked -= 1;
  drawNext();
}

function show(page: Kept, svg: string): void {
  if (page.before) URL.revokeObjectURL(page.before);
  page.before = page.url.peek();
  page.url.value = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  forgetUnseen();
}

/** Draws the page of the word that a person is at before all others. Returns how to stop. */
export function keepSpotDrawn(): () => void {
  return effect(() => {
    const at = spot.value;
    const version = at && laidAt.value.get(at.part);
    if (at === undefined || version === undefined) return;
    const sides = new Set([side.value === 'front' ? 0 : 1, at.side]);
    for (const each of sides) {
      const name = { part: at.part, sheet: at.sheet, side: each };
      const page = pageOf(keyOf(name));
      if (page.version === version) continue;
      page.version = version;
      wishes.delete(page);
      void draw({ page, name });
    }
  });
}

function forgetUnseen(): void {
  const unseen = [...kept].filter(([, { users, url }]) => users === 0 && url.peek() !== undefined);
  for (const [key, page] of unseen.slice(0, -MOST_UNSEEN || undefined)) forget(key, page);
}

function forget(key: string, page: Kept): void {
  kept.delete(key);
  wishes.delete(page);
  page.gone = true;
  for (const each of [page.url.peek(), page.before]) if (each) URL.revokeObjectURL(each);
}

/** Pages go with their deck. */
effect(() => {
  boxes.value;
  for (const [key, page] of kept) forget(key, page);
});

/** The first page of all need not be asked for. */
effect(() => {
  const { part, svg } = cover.value ?? {};
  if (part === undefined || svg === undefined) return;
  const page = pageOf(keyOf({ part, sheet: 0, side: 0 }));
  const version = laidAt.peek().get(part);
  if (version !== undefined) page.version = version;
  show(page, svg);
  // With photographs it is large.
  cover.value = undefined;
});
