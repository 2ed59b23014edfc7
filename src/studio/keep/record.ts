import type { RecipeInput } from '../../data/index.js';
import type { OwnFile } from '../bridge/order.js';
import type { WordTable } from '../state/csv.js';
import type { Deck, EnteredPlace } from '../state/deck.js';

/** Of what this version writes. Whoever changes it tells `readRecord` how to read the one before. */
export const FORMAT = 1;

/** A deck as it is kept. Its files lie beside it, so that an edit of a word does not write the photographs again. */
export interface DeckRecord {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly name: string;
  readonly recipe: RecipeInput;
  readonly words?: WordTable;
  readonly files: readonly KeptFile[];
  readonly entered?: readonly EnteredPlace[];
  /** Counts the writings: whoever writes must have seen the one before. */
  readonly revision: number;
  /** The visit that wrote it. */
  readonly writer: string;
  /** When it was written and, if so, thrown away: milliseconds since 1970. */
  readonly changed: number;
  readonly deleted?: number;
}

/** A text lies in the record; anything else is a Blob of its own. */
export type KeptFile = Pick<OwnFile, 'path' | 'stamp'> &
  ({ readonly text: string } | { readonly key: string });

/** What is in a place where a deck should be: a deck, or why it can't be opened. It is never written over. */
export type Found = DeckRecord | 'later' | 'damaged';

/** Keys of files are told by `keyOf`, and stay the same as long as the Blob is the same. */
export function recordOf(
  { files, ...deck }: Deck,
  written: Pick<DeckRecord, 'revision' | 'writer' | 'changed'>,
  keyOf: (blob: Blob) => string,
): DeckRecord {
  return {
    format: FORMAT,
    ...deck,
    files: files.map(({ path, stamp, data }) =>
      typeof data === 'string' ? { path, stamp, text: data } : { path, stamp, key: keyOf(data) },
    ),
    ...written,
  };
}

/** The deck of a record; a file whose Blob is gone is left out, and the sheets tell that it is missing. */
export function deckOf(
  { id, name, recipe, words, files, entered }: DeckRecord,
  blobs: ReadonlyMap<string, Blob>,
): Deck {
  return {
    id,
    name,
    recipe,
    ...(words === undefined ? {} : { words }),
    ...(entered === undefined ? {} : { entered }),
    files: files.flatMap((file): OwnFile[] => {
      const data = 'text' in file ? file.text : blobs.get(file.key);
      return data === undefined ? [] : [{ path: file.path, stamp: file.stamp, data }];
    }),
  };
}

/** Reads what some version of the page has kept. */
export function readRecord(value: unknown): Found {
  const record = value as Partial<DeckRecord> | null | undefined;
  const format: unknown = record?.format;
  if (typeof format === 'number' && format > FORMAT) return 'later';
  const whole =
    format === FORMAT &&
    typeof record?.id === 'string' &&
    typeof record.name === 'string' &&
    typeof record.recipe === 'object' &&
    typeof record.revision === 'number' &&
    typeof record.changed === 'number' &&
    Array.isArray(record.files) &&
    (record.entered === undefined || Array.isArray(record.entered)) &&
    (record.words === undefined || Array.isArray(record.words.rows));
  return whole ? (record as DeckRecord) : 'damaged';
}

/** The keys of all files of a record. */
export function keysOf({ files }: DeckRecord): readonly string[] {
  return files.flatMap(file => ('key' in file ? [file.key] : []));
}
