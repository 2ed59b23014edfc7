import type { Delimiter } from './csv/index.js';
import { HAN_SCRIPTS, type HanScript } from './hanzi/index.js';

export const difficulties = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Every column with a meaning, in the order of the documentation; each Chinese script has one for overrides. */
export const columns = [
  'word',
  'child_safe',
  'difficulty',
  ...HAN_SCRIPTS,
  'reading',
  'tags',
  'note',
] as const;
export type WordColumn = (typeof columns)[number];

/** One row of a list, normalised. */
export interface Word {
  readonly text: string;
  /** Undefined where nobody has said. */
  readonly childSafe?: boolean;
  readonly difficulty?: Difficulty;
  /** The author's own form of the word in a script; blank cells are left out. */
  readonly overrides: Readonly<Partial<Record<HanScript, string>>>;
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
  /** Unknown columns: name -> one value per word, in the order of `words`. */
  readonly extraColumns: Readonly<Record<string, readonly string[]>>;
}

export type Encoding = 'UTF-8' | 'UTF-16' | 'Big5' | 'GBK' | 'EUC-KR';
