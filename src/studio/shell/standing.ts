import { broken, laying, parts, sheetCount } from '../state/preview.js';
import { loading } from '../state/workers.js';
import { t } from '../text/language.js';
import { tryChoicesAgain } from './learn-choices.js';

/** What is in the way of printing, or what the page is busy with; undefined if all is well. */
export function hindrance(errors: number): string | undefined {
  const [file] = loading.value.values();
  if (file) return t('shell.loading', { file: file.file, share: Math.floor((file.done * 100) / file.all) });
  if (tryChoicesAgain.value) return t('shell.unreached');
  if (broken.value) return t('shell.broken');
  if (laying.value) return t('shell.laying');
  if (errors > 0) return t('shell.errors', { count: errors });
  // Before the first deck is laid out.
  return sheetCount.value === 0 ? t('shell.laying') : undefined;
}

type ShownTally = { readonly [K in 'words' | 'keywords']?: { readonly count: number } };

/** What the box holds. Key cards are proved when they are dealt: an illegal one would be a problem. */
export function holdings(): readonly string[] {
  const shown = [...parts.value.values()];
  const { words, keywords } = Object.assign({}, ...shown.map(({ tally }) => tally)) as ShownTally;
  const cards = (part: string) => parts.value.get(part)?.cards.length ?? 0;
  return [
    ...(words ? [t('shell.words', { count: words.count })] : []),
    ...(keywords ? [t('shell.keywords', { count: keywords.count })] : []),
    ...(cards('pictures') > 0 ? [t('shell.pictures', { count: cards('pictures') })] : []),
    ...(cards('keys') > 0 ? [t('shell.keys', { count: cards('keys') })] : []),
  ];
}
