import { gameSchema, type Library, readYamlFile } from '../../data/index.js';
import { error, type Headings, ProblemError } from '../../speech/index.js';
import { readCells as readAll, sharedKeys, type WordCells } from '../../words/index.js';

export { type CellColumn, cellsOf, columnNamed, type WordCells } from '../../words/index.js';

type Legacy = Parameters<typeof readAll>[1];
type Cells = Exclude<ReturnType<typeof readAll>, { readonly code: string }>;

/** The cells of a list, to be edited. Throws `words.unreadable` with the reason at `file`. */
export function readWordCells(bytes: Uint8Array, file: string, legacy: Legacy, headings?: Headings): Cells {
  const read = readAll(bytes, legacy, headings);
  if ('code' in read) throw new ProblemError([error('words.unreadable', file, { why: read })]);
  return read;
}

/** The list that comes with a locale for a game. Throws `parts.no-word-list` where there is none. */
export function shippedCells(
  { game, locale }: { readonly game: string; readonly locale: string },
  project: Library,
): WordCells {
  const place = `templates/games/${game}.yaml`;
  const { list } = readYamlFile(project, place, gameSchema);
  const folder = `wordlists/${locale}`;
  if (!project.list(folder).includes(`${list}.csv`))
    throw new ProblemError([
      error('parts.no-word-list', '--locale', { locale, file: `${folder}/${list}.csv` }),
    ]);
  const file = `${folder}/${list}.csv`;
  return readWordCells(project.bytes(file), file, { locale, big5: () => '\ufffd' });
}

/** Characters, or parts, that several words have in common, the commonest first, with the places of those words. */
export function sharedWords(
  words: readonly string[],
  locale: string,
): readonly { readonly key: string; readonly places: readonly number[] }[] {
  return [...sharedKeys(words, locale)]
    .map(([key, places]) => ({ key, places }))
    .sort((a, b) => b.places.length - a.places.length);
}
