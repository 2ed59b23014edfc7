/** The files of a folder, by paths such as `templates/papers.yaml`. Handed in, as the core opens no files. */
export interface Library {
  /** UTF-8 text; throws a ProblemError if there is no such file. */
  text(path: string): string;
  bytes(path: string): Uint8Array;
  /** The names in a folder, sorted; none if there is no such folder. */
  list(folder: string): readonly string[];
}

/** The names of the YAML files in a folder, without `.yaml`. */
export function yamlNames(library: Library, folder: string): readonly string[] {
  return library.list(folder).flatMap(name => (name.endsWith('.yaml') ? [name.slice(0, -5)] : []));
}

/** Whether this is the path of the user's own YAML file, not the name of something that comes with the program. */
export function isOwnFile(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}
