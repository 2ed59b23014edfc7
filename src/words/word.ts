import type { Delimiter } from '../csv/index.js';

/** The scripts that have an override column of their own. */
export const overrideColumns = ['zh-Hans', 'zh-Hant-HK', 'zh-Hant-TW'] as const;
export type OverrideColumn = (typeof overrideColumns)[number];

export const difficulties = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Every column with a meaning, in the order of the documentation. */
export const columns = [
  'word',
  'child_safe',
  'difficulty',
  ...overrideColumns,
  'reading',
  'tags',
  'note',
] as const;
export type Column = (typeof columns)[number];

/** One row of a list, normalised. */
export interface Word {
  readonly text: string;
  readonly childSafe: boolean;
  readonly difficulty?: Difficulty;
  /** The word in another script as its author wants it; blank cells are left out. */
  readonly overrides: Readonly<Partial<Record<OverrideColumn, string>>>;
  readonly reading?: string;
  readonly tags: readonly string[];
  readonly note?: string;
  /** 1-based line in the file where the row begins. */
  readonly line: number;
}

export interface WordList {
  readonly file: string;
  /** Language tag: `yue`, `zh-Hans`, `fa`. */
  readonly locale: string;
  readonly words: readonly Word[];
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** Columns without a meaning to us: name -> one value for each word, in the order of `words`. */
  readonly extraColumns: Readonly<Record<string, readonly string[]>>;
}

export type Encoding = 'UTF-8' | 'UTF-16' | 'Big5' | 'GBK';
