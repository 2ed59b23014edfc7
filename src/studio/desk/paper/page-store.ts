import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageName } from '../../../pipeline/index.js';
import { laidAt } from '../../state/preview.js';
import { previewer } from '../../state/workers.js';

interface Kept {
  readonly url: Signal<string | undefined>;
  /** The picture before, which may still be on the screen while the new one is decoded. */
  before?: string;
  /** The layout that it was last asked for. */
  version?: number;
  users: number;
}

/** Pages that nobody looks at are forgotten beyond this number, the longest unseen first. */
const MOST_UNSEEN = 120;
const kept = new Map<string, Kept>();

/**
 * The address of a page as an image of its own. While `wanted`, it is drawn again whenever its part has been laid out
 * anew; all that show the same page share one picture.
 */
export function usePage({ part, sheet, side }: PageName, wanted: boolean): string | undefined {
  const key = `${part} ${sheet} ${side}`;
  const page = pageOf(key);
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
      void draw(page, { part, sheet, side }, version);
  }, [page, wanted, version]);
  return page.url.value;
}

function pageOf(key: string): Kept {
  const page = kept.get(key) ?? { url: signal(undefined), users: 0 };
  kept.delete(key);
  kept.set(key, page);
  return page;
}

async function draw(page: Kept, name: PageName, version: number): Promise<void> {
  page.version = version;
  try {
    const { svg } = await previewer.ask('page', { ...name, again: page.url.peek() === undefined });
    if (svg === undefined) return;
    if (page.before) URL.revokeObjectURL(page.before);
    page.before = page.url.peek();
    page.url.value = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    forgetUnseen();
  } catch {
    // A worker that died is told elsewhere; the page keeps its picture and asks again after the next layout.
    page.version = undefined;
  }
}

function forgetUnseen(): void {
  const unseen = [...kept].filter(([, { users, url }]) => users === 0 && url.peek() !== undefined);
  for (const [key, { url, before }] of unseen.slice(0, -MOST_UNSEEN || undefined)) {
    kept.delete(key);
    for (const each of [url.peek(), before]) if (each) URL.revokeObjectURL(each);
  }
}
