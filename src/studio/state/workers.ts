import { signal } from '@preact/signals';
import { Client } from '../bridge/client.js';
import { giveBack } from '../bridge/give-back.js';
import type { Loading } from '../bridge/messages.js';
import { language } from '../text/language.js';

/** Lays out the sheets that are on the screen: never busy for long, so that typing shows at once. */
export const previewer = new Client(() => language.peek());
/** Those that are needed now and then are ended when they have rested for so long, in ms: each takes a lot of memory. */
const REST = 20_000;

/** Makes and checks files, which takes longer and more memory. */
export const maker = new Client(() => language.peek(), REST);
/** Opens files that a person brings, one by one: one that holds it up or ends it costs only itself. */
export const opener = new Client(() => language.peek(), REST);
/** Reads finished PDFs: those that a person brings, and each that the maker has written while it writes the next. */
export const reader = new Client(() => language.peek(), REST);

/** What is being fetched, by file; empty if nothing is. */
export const loading = signal<ReadonlyMap<string, Loading>>(new Map());

export function tellLoading(each: Loading): void {
  const next = new Map(loading.peek());
  if (each.done >= each.all) next.delete(each.file);
  else next.set(each.file, each);
  loading.value = next;
}

/** When memory is looked for that can be given back, in ms one after another. */
const LOOKS = [3000, 3000];
let looking: ReturnType<typeof setTimeout> | undefined;

/** Gives back, in a moment, what a deck took that was made or put away. */
export function giveBackSoon([wait, ...later]: readonly number[] = LOOKS): void {
  clearTimeout(looking);
  if (wait === undefined) return;
  looking = setTimeout(() => {
    if (!maker.busy) giveBack();
    if (!previewer.busy) previewer.ask('tidy', {}).catch(() => {});
    giveBackSoon(later);
  }, wait);
}
