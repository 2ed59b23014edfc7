/** What a deck in one file, or in a link, may be at most: a home's photographs fit, a trap does not. */
export interface Limits {
  readonly files: number;
  /** Characters of a path. */
  readonly path: number;
  /** Bytes of one file, and of all of them, unpacked. */
  readonly fileBytes: number;
  readonly allBytes: number;
  /** Characters of a link that mail and chat programs leave whole, and bytes of what is in it. */
  readonly linkCharacters: number;
  readonly linkBytes: number;
}

export const LIMITS: Limits = {
  files: 5000,
  path: 250,
  fileBytes: 256 * 2 ** 20,
  allBytes: 512 * 2 ** 20,
  linkCharacters: 5000,
  linkBytes: 500_000,
};
