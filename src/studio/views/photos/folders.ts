import { type Deck, withFile, withRecipe } from '../../state/deck.js';
import { takeOut } from '../../state/take-out.js';

/** Where photographs go that come without a folder. */
export const FOLDER = 'pictures';
export const PICTURE = /\.(jpe?g|jpe|jfif|png|webp|avif|tiff?|svg|gif|hei[cf])$/i;
export const LIST = /\.(csv|tsv)$/i;

export type DeckFile = Deck['files'][number];

/** A folder of photographs in a deck. */
export interface PhotoFolder {
  readonly path: string;
  readonly photos: readonly DeckFile[];
  /** The list beside them. */
  readonly list?: DeckFile;
}

export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** All folders with photographs, whether they are printed or not. */
export function photoFolders({ files }: Deck): readonly PhotoFolder[] {
  const paths = new Set(
    files.filter(({ path }) => path.includes('/') && PICTURE.test(path)).map(({ path }) => folderOf(path)),
  );
  return [...paths].map(folder => {
    const inside = files.filter(({ path }) => folderOf(path) === folder);
    const list = inside.find(({ path }) => LIST.test(path));
    const photos = inside.filter(({ path }) => PICTURE.test(path)).sort((a, b) => byName(a.path, b.path));
    return { path: folder, photos, ...(list ? { list } : {}) };
  });
}

const order = new Intl.Collator('en', { numeric: true });
export const byName = (a: string, b: string) => order.compare(a, b);

/** What is printed, in the order of the recipe. */
export function sourcesOf({ recipe }: Deck): readonly string[] {
  return recipe.pictures ?? ['shipped'];
}

/** The deck with other pictures printed. Without photographs, what is said about them goes. */
export function withSources(deck: Deck, sources: readonly string[]): Deck {
  const pictures = sources.length === 0 || sources.join() === 'shipped' ? undefined : [...sources];
  const folders = photoFolders(deck).map(({ path }) => path);
  const photos = sources.some(source => folders.includes(withoutSlash(source)));
  const nothing = photos ? {} : { look: undefined, fit: undefined, skipBad: undefined };
  return withRecipe(deck, { pictures, ...nothing });
}

export const withoutSlash = (folder: string) => folder.replace(/\/+$/, '');

/** The deck with photographs more; they are printed beside what was printed before. */
export function withPhotos(deck: Deck, files: readonly DeckFile[]): Deck {
  const folders = new Set(files.map(({ path }) => folderOf(path)));
  const sources = sourcesOf(deck);
  const fresh = [...folders].filter(folder => !sources.map(withoutSlash).includes(folder));
  return withSources(files.reduce(withFile, deck), [...sources, ...fresh]);
}

/** The deck without some photographs; a folder without any goes whole. */
export function withoutPhotos(deck: Deck, paths: readonly string[]): Deck {
  const left = paths.reduce(takeOut, deck);
  const folders = photoFolders(left).map(({ path }) => path);
  const lists = left.files.filter(
    ({ path }) => LIST.test(path) && path.includes('/') && !folders.includes(folderOf(path)),
  );
  const rest = lists.reduce((now, { path }) => takeOut(now, path), left);
  return withSources(rest, sourcesOf(rest));
}
