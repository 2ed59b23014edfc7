/** What is counted on a note sheet. */
export interface NoteSheet {
  readonly rounds: number;
  /** How many clues a round has. */
  readonly clues: number;
  readonly keywords: number;
}
