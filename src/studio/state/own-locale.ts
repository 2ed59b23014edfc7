import { computed, effect, signal } from '@preact/signals';
import { PATIENCE } from '../bridge/client.js';
import { opener } from './workers.js';
import { deck } from './workspace.js';

/** The file of the deck's own language, if it has one. */
const file = computed(() => {
  const { files, recipe } = deck.value;
  return files.find(({ path }) => path === recipe.locale);
});
const told = signal<{ readonly stamp: string; readonly name: string } | undefined>(undefined);

/** What the deck's own language calls itself; undefined until its file was read. */
export const ownLocaleName = computed(() =>
  told.value !== undefined && told.value.stamp === file.value?.stamp ? told.value.name : undefined,
);

/** Reads the name whenever the deck has another file. Call it once. */
export function followOwnLocale(): void {
  effect(() => {
    const asked = file.value;
    if (asked === undefined || told.peek()?.stamp === asked.stamp) return;
    opener.ask('localeName', asked, { limit: PATIENCE }).then(
      name => {
        told.value = { stamp: asked.stamp, name };
      },
      // What is wrong with it is told with the sheets.
      () => {},
    );
  });
}
