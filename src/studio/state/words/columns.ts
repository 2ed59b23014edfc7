/** The scripts of Chinese, each with a column for the words that a conversion gets wrong. */
export const SCRIPTS = ['zh-Hans', 'zh-Hant-HK', 'zh-Hant-TW'] as const;

/** Every column that the program knows, in the order of the documentation; others are kept as they are. */
export const COLUMNS = ['word', 'child_safe', 'difficulty', ...SCRIPTS, 'reading', 'tags', 'note'] as const;
export type TableColumn = (typeof COLUMNS)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

/** The known column that a name means; case, spaces, `_` and `-` don't matter. */
export function columnOf(name: string): TableColumn | undefined {
  return COLUMNS.find(column => plain(column) === plain(name));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/gu, '');
}
