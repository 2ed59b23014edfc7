import { computed, effect, signal } from '@preact/signals';
import type { OwnTheme, Theme } from '../../../data/index.js';
import { PATIENCE } from '../../bridge/client.js';
import type { ToldProblem } from '../../bridge/messages.js';
import { type Deck, withFile, withoutFile, withRecipe } from '../../state/deck.js';
import { opener, previewer } from '../../state/workers.js';
import { deck, edit } from '../../state/workspace.js';
import { themeYaml, tidied } from './theme-yaml.js';

const FILE = 'theme.yaml';

/** The theme that a deck has without one of its own; undefined until the worker has told. */
const usualTheme = signal<Theme | undefined>(undefined);
/** What is wrong with the deck's own theme file. */
export const themeProblems = signal<readonly ToldProblem[]>([]);

/** The theme file that could not be read in good time. */
export const lateTheme = signal<string | undefined>(undefined);

/** Theme files that were read or written, by their stamps. */
const read = signal<ReadonlyMap<string, OwnTheme>>(new Map());
const file = computed(() => themeFile(deck.value));

/** What differs from the usual theme. */
export const ownTheme = computed(() => themeOf(deck.value));

/** The usual theme, once that of the deck is read too: nobody writes over what is not known yet. */
export const knownTheme = computed(() => (isThemeKnown(deck.value) ? usualTheme.value : undefined));

export const colours = computed(() => {
  return knownTheme.value && { ...knownTheme.value.colours, ...ownTheme.value.colours };
});

function themeFile({ recipe, files }: Deck) {
  return files.find(({ path }) => path === recipe.theme);
}

/** What differs from the usual theme in a deck that need not be on the desk. */
export function themeOf(deck: Deck): OwnTheme {
  return read.value.get(themeFile(deck)?.stamp ?? '') ?? {};
}

/** Whether it is known what the theme of a deck says. */
export function isThemeKnown(deck: Deck): boolean {
  const own = themeFile(deck);
  return own === undefined || read.value.has(own.stamp);
}

/** Reads the deck's theme whenever it is another one. Returns what ends it. */
export function followTheme(): () => void {
  return effect(() => {
    const own = file.value;
    const known = own === undefined || read.peek().has(own.stamp);
    lateTheme.value = undefined;
    if (known) themeProblems.value = [];
    if (known && usualTheme.peek() !== undefined) return;
    // A person's own file may hold the worker up.
    const asked = own ? opener.ask('theme', { own }, { limit: PATIENCE }) : previewer.ask('theme', {});
    void asked.then(
      answer => {
        usualTheme.value = answer.usual;
        if (own === file.peek()) themeProblems.value = answer.problems;
        if (own && answer.problems.length === 0) remember(own.stamp, answer.own);
      },
      () => {
        if (own && own === file.peek()) lateTheme.value = own.path;
      },
    );
  });
}

function remember(stamp: string, theme: OwnTheme): void {
  read.value = new Map(read.peek()).set(stamp, theme);
}

/** Changes the deck's theme; one in which nothing is left is taken away. `also` changes the deck with it. */
export function changeTheme(
  change: (theme: OwnTheme) => OwnTheme,
  run?: string,
  also?: (deck: Deck) => Deck,
): void {
  edit(deck => withTheme(deck, change, also), run);
}

/** The deck with its theme changed, and with what `also` changes. */
export function withTheme(
  before: Deck,
  change: (theme: OwnTheme) => OwnTheme,
  also: (deck: Deck) => Deck = same => same,
): Deck {
  const next = tidied(change(themeOf(before)));
  const data = themeYaml(next);
  remember(data, next);
  const deck = also(before);
  const path = themeFile(deck)?.path ?? FILE;
  if (data === '') return withRecipe(withoutFile(deck, path), { theme: undefined });
  return withRecipe(withFile(deck, { path, stamp: data, data }), { theme: path });
}

/** The folder of a deck's theme, in which its fonts lie, with a slash at its end. */
export function themeFolder(deck: Deck): string {
  return (themeFile(deck)?.path ?? FILE).replace(/[^/]*$/, '');
}
