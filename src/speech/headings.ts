/** What things are called in any language, besides their ids: names by id. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** What the columns of lists, and some things in their cells, may be called. */
export interface Headings {
  /** The columns of a word list. */
  readonly words: Names;
  /** The columns of a list beside photographs. */
  readonly photographs: Names;
  /** The columns of a list of places. */
  readonly places: Names;
  readonly difficulties: Names;
  /** How a photograph fills its card. */
  readonly fits: Names;
}

/**
 * The one of `ids` that a cell names, by itself or by another name of it. Case, spaces, `_`, `-` and invisible marks don't
 * matter: `Child Safe`, `ZH_HANS`.
 */
export function idNamed<T extends string>(cell: string, ids: readonly T[], names: Names = {}): T | undefined {
  const name = plain(cell);
  if (name === '') return undefined;
  return ids.find(id => plain(id) === name) ?? ids.find(id => names[id]?.some(each => plain(each) === name));
}

/** A name as it is compared. */
export function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\p{Cf}-]/gu, '')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک');
}
