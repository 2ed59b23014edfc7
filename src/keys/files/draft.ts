import type { Problem } from '../../speech/index.js';

/** What a file says of one card, before its letters are read. Rows of a face are lines. */
export interface KeyDraft {
  readonly line?: number;
  /** Of each row. */
  readonly lines?: readonly number[];
  readonly id?: string;
  readonly start?: string;
  readonly front: string;
  readonly back?: string;
}

/** What a whole file says. JSON may name the kind, and the letter of each role. */
export interface Drafts {
  readonly drafts: readonly KeyDraft[];
  /** Of cards that can't be read; the others are there. */
  readonly problems?: readonly Problem[];
  readonly kind?: string;
  readonly letters?: Readonly<Record<string, string>>;
}

/** A draft from fields by name; undefined where none of them holds cells. Empty fields count as missing. */
export function draftOf(field: (name: string) => string | undefined, line?: number): KeyDraft | undefined {
  const front = field('cells') ?? field('front');
  if (front === undefined) return undefined;
  const [id, start, back] = [field('id'), field('start'), field('back')];
  return {
    front,
    ...(line === undefined ? {} : { line }),
    ...(id ? { id } : {}),
    ...(start ? { start } : {}),
    ...(back ? { back } : {}),
  };
}
