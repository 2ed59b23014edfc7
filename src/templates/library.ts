/** The files of a folder, by paths such as `templates/papers.yaml`. Handed in: the core opens nothing. */
export interface Library {
  /** UTF-8 text; throws a ProblemError where there is no such file. */
  text(path: string): string;
  bytes(path: string): Uint8Array;
  /** The names in a folder, sorted; none where there is no such folder. */
  list(folder: string): readonly string[];
}

/** The names of a folder's YAML files, without their ending. */
export function yamlNames(library: Library, folder: string): readonly string[] {
  return library.list(folder).flatMap(name => (name.endsWith('.yaml') ? [name.slice(0, -5)] : []));
}

/** Whether a person named a YAML file of their own rather than something that comes with the program. */
export function isOwnFile(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}
