import { WORDS_FILE } from '../state/deck.js';

/** Which view is about a place of a problem, the first that fits. */
const VIEWS: readonly (readonly [string, RegExp])[] = [
  ['words', /^(--words|--locale|--script|--children|--easy|wordlists\/)/],
  ['keys', /^(--keys|--grid|--seed)/],
  ['maps', /^(--map|--pair|--two-up|templates\/campaigns\/)/],
  ['pictures', /^--(pictures|look|fit|skip-bad)/],
];

/** Values of a recipe that may be paths of a person's own files. */
interface Paths {
  readonly map?: string | undefined;
  readonly pair?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
}

/** The view in which a problem is put right, by its place. */
export function viewFor(place: string, { map, pair, pictures = [] }: Paths): string {
  if (place === WORDS_FILE) return 'words';
  if (pictures.some(folder => place === folder || place.startsWith(`${folder}/`))) return 'pictures';
  if (place === map || place === pair) return 'maps';
  return VIEWS.find(([, places]) => places.test(place))?.[0] ?? 'look';
}
