import type { PhotoEntry } from '../../../../pipeline/index.js';
import { deck } from '../../../state/workspace.js';
import { t } from '../../../text/language.js';
import { describePhoto } from '../photos/entries.js';
import type { Seen } from '../photos/seen.js';
import { shapes } from '../pictures-state.js';
import { FocusPicker } from './focus-picker.js';

export interface OnePhoto {
  readonly path: string;
  readonly seen: Seen | 'damaged' | undefined;
  readonly entry: PhotoEntry;
}

/** The photograph itself. */
export function PhotoStage({ path, seen, entry }: OnePhoto) {
  const card = shapes.value?.[entry.caption === undefined ? 'plain' : 'captioned'];
  if (seen === 'damaged') return <p class="hint">{t('pictures.not-shown')}</p>;
  if (seen === undefined || card === undefined) return <p class="hint">{t('pictures.opening')}</p>;
  return (
    <FocusPicker
      seen={seen}
      card={card}
      focus={entry.focus}
      whole={(entry.fit ?? deck.value.recipe.fit) === 'whole'}
      onFocus={focus => describePhoto(path, { focus }, `focus ${path}`)}
    />
  );
}
