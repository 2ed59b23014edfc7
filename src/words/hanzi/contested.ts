import type { Conversion } from './script.js';

/** A character that editions write in several ways, though OpenCC knows only one, or calls the matter settled. */
export interface Contested {
  readonly char: string;
  /** In the other script; OpenCC's choice comes first. */
  readonly candidates: readonly string[];
  /** Only in words that contain this. */
  readonly within?: string;
}

const fromSimplified: readonly Contested[] = [
  // Spring rolls and film are rolled up in Taiwan, but not in Hong Kong.
  { char: '卷', candidates: ['捲', '卷'] },
  { char: '雇', candidates: ['僱', '雇'] },
  { char: '厘', candidates: ['釐', '厘'] },
  { char: '艳', candidates: ['豔', '艷'] },
  { char: '家', candidates: ['傢', '家'], within: '家具' },
  { char: '具', candidates: ['俱', '具'], within: '家具' },
];

const toSimplified: readonly Contested[] = [
  { char: '分', candidates: ['分', '份'], within: '身分' },
  { char: '鑣', candidates: ['镳', '镖'] },
];

/** Those of a word, for a conversion. */
export function contestedIn(word: string, { from, to }: Conversion): readonly Contested[] {
  const all = from === 'zh-Hans' ? fromSimplified : to === 'zh-Hans' ? toSimplified : [];
  return all.filter(({ char, within = char }) => word.includes(within));
}
