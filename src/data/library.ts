/** The files of a folder, by paths such as `templates/papers.yaml`. Handed in, as the core opens no files. */
export interface Library {
  /** UTF-8 text; throws a ProblemError if there is no such file. */
  text(path: string): string;
  bytes(path: string): Uint8Array;
  /** What the text of a YAML file says, if it was read before. */
  said?(path: string, text: string): unknown;
  /** The names in a folder, sorted; none if there is no such folder. */
  list(folder: string): readonly string[];
}

/** The names of the YAML files in a folder, without `.yaml`. */
export function yamlNames(library: Library, folder: string): readonly string[] {
  return library.list(folder).flatMap(name => (name.endsWith('.yaml') ? [name.slice(0, -5)] : []));
}

/**
 * The path of a file that another one names: from its folder, or all of it. What a file in a deck names is always looked for
 * in that deck, `my.deckwright/...`, which then refuses it.
 */
export function besideFile(file: string, named: string): string {
  if (!/^([A-Za-z]:)?[/\\]/.test(named)) return file.replace(/[^/\\]*$/, '') + named;
  const [deck = ''] = /^.*?\.deckwright[/\\]/i.exec(file) ?? [];
  return deck + named;
}

/** Whether this is the path of the user's own YAML file, not the name of something that comes with the program. */
export function isOwnFile(name: string): boolean {
  return /\.ya?ml$/i.test(name);
}
