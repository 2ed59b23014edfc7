/** What a deck in one file, or in a link, may be at most: a home's photographs fit, a trap does not. */
export interface FileLimits {
  readonly files: number;
  /** Characters of a path. */
  readonly path: number;
  /** Bytes of one file, and of all of them, unpacked. */
  readonly fileBytes: number;
  readonly allBytes: number;
  /** Bytes that a small zip may become, and how many times as large as itself a large one: photographs hardly shrink. */
  readonly smallBytes: number;
  readonly times: number;
  /** Characters of a link that mail and chat programs leave whole, and bytes of what is in it. */
  readonly linkCharacters: number;
  readonly linkBytes: number;
}

export const LIMITS: FileLimits = {
  files: 5000,
  path: 250,
  fileBytes: 256 * 2 ** 20,
  allBytes: 2 ** 30,
  smallBytes: 64 * 2 ** 20,
  times: 20,
  linkCharacters: 5000,
  linkBytes: 500_000,
};
