import { computed, effect, signal } from '@preact/signals';
import type { NamedPicture } from '../../../press/index.js';
import type { Answer } from '../../jobs/index.js';
import { previewer, tellLoading } from '../../state/workers.js';
import { deck, edit } from '../../state/workspace.js';
import { language } from '../../text/language.js';
import { folders } from '../photos/entries.js';
import { sourcesOf, withoutSlash, withSources } from '../photos/folders.js';

type Shipped = Answer<'shippedPictures'>;

const told = signal<{ readonly locale: string; readonly answer: Shipped } | undefined>(undefined);

/** The pictures that come with the program, in the language of the page; undefined until the worker has told. */
export const shipped = computed<readonly NamedPicture[] | undefined>(() => told.value?.answer.pictures);
/** What a photograph is cut to, without and with a caption. */
export const shapes = computed<Shipped['shapes'] | undefined>(() => told.value?.answer.shapes);
/** How close a photograph may be cut, and how sharp print can be. */
export const limits = computed<Shipped['limits'] | undefined>(() => told.value?.answer.limits);

/** The photograph that is looked at, by its path. */
export const openedPhoto = signal<string | undefined>(undefined);

/** Asks for the pictures whenever the page has another language. Returns what ends it. */
export function followShipped(): () => void {
  return effect(() => {
    const locale = language.value;
    if (told.peek()?.locale === locale) return;
    void previewer.ask('shippedPictures', { locale }, { onLoading: tellLoading }).then(
      answer => {
        told.value = { locale, answer };
      },
      // The sheets tell when the program can't be loaded.
      () => {},
    );
  });
}

export const sources = computed(() => sourcesOf(deck.value).map(withoutSlash));

/** Whether photographs are printed. */
export const printsPhotos = computed(() => folders.value.some(({ path }) => sources.value.includes(path)));

export function choosePictures(source: string, on: boolean): void {
  edit(deck => {
    const others = sourcesOf(deck).filter(each => withoutSlash(each) !== source);
    return withSources(deck, on ? [...others, source] : others);
  });
}
