import { type KeyKind, shownRoles } from '../kind.js';

/** What people write beside letters: words for a role, and words around a team and the number of a card. */
export interface KeyWords {
  readonly roles: Readonly<Record<string, readonly string[]>>;
  readonly starts: readonly string[];
  readonly card: readonly string[];
}

export const NO_WORDS: KeyWords = { roles: {}, starts: [], card: [] };

/** Between cells that stand by themselves. */
const SEPARATORS = /[\s,;，；、،"]+/u;

/** The parts of a row between its separators: words, or letters without a gap. */
export function partsOf(row: string): readonly string[] {
  return row.split(SEPARATORS).filter(part => part !== '');
}

/** The same for the ways to write a word: full-width letters, capitals, zero-width marks. */
export function plainWord(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '');
}

/** What stands for the roles of a kind in a typed grid. */
export interface Vocabulary {
  /** The role of one letter. */
  letter(typed: string): string | undefined;
  word(typed: string): string | undefined;
  /** A line without the number of its row, as a spreadsheet shows it. */
  row(line: string): string;
  /** Whether a line holds nothing but roles. */
  isRow(line: string): boolean;
  /** How many cells a line of roles has. */
  length(line: string): number;
}

const DASH = /^[\p{Pd}−]$/u;
const DOT = /^[.·•∙⋅・。｡]$/u;

export function vocabularyOf(kind: KeyKind, words: KeyWords): Vocabulary {
  const roles = shownRoles(kind);
  const letters = new Map(
    roles.flatMap(role => [...kind.letters[role]].map(letter => [letter.toUpperCase(), role] as const)),
  );
  const known = new Map(
    roles.flatMap(role =>
      [role, ...(words.roles[role.toLowerCase()] ?? [])].map(word => [plainWord(word), role] as const),
    ),
  );
  const letter = (typed: string) =>
    letters.get(typed.toUpperCase()) ??
    letters.get(typed.normalize('NFKC').toUpperCase()) ??
    (DASH.test(typed) ? letters.get('-') : DOT.test(typed) ? letters.get('.') : undefined);
  const word = (typed: string) => known.get(plainWord(typed));
  const isLetters = (part: string) => [...part].every(each => letter(each) !== undefined);
  const row = (line: string) => {
    const [before, number] = /^[\s"]*(\p{Nd}{1,2})[.:)]?["\s,;]+/u.exec(line) ?? [];
    return before === undefined || isLetters(number) ? line : line.slice(before.length);
  };
  const parts = (line: string) => row(line).split('|').flatMap(partsOf);
  return {
    letter,
    word,
    row,
    isRow: line => parts(line).every(part => isLetters(part) || word(part) !== undefined),
    length: line =>
      parts(line.split('|')[0]).reduce((sum, part) => sum + (isLetters(part) ? [...part].length : 1), 0),
  };
}
