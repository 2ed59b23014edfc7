/** What the writing of a language needs beyond UAX 14 to be broken into lines. */
export interface Language {
  /** Writing without spaces, between words. */
  readonly words?: (text: string) => readonly string[];
  /** Whether a line of running text may end between any two characters as well. */
  readonly loose?: boolean;
  /** A word between places where it may be divided. */
  readonly parts?: (word: string) => readonly string[];
  /** What stands at the end of a line where a word is divided. */
  readonly hyphen?: string;
}
