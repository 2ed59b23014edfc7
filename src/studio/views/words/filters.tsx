import { counts, type Filter, filter, held } from '../../state/words/grid.js';
import { cardCounts, script } from '../../state/words/list.js';
import { t } from '../../text/language.js';
import { Pieces } from '../../text/pieces.js';
import { Sharing } from './sharing.js';

/** How many words there are, and the buttons that show only some of them. */
export function Filters() {
  const { all, unfit, hard, problems, changed } = counts.value;
  const { words: cards, keywords } = cardCounts.value;
  return (
    <>
      <p class="counts">
        <Pieces
          of={[
            t('words.count', { count: all }),
            ...(unfit > 0 ? [t('words.count-unfit', { count: unfit })] : []),
            ...(hard > 0 ? [t('words.count-hard', { count: hard })] : []),
            ...(cards > 0 ? [t('words.count-cards', { count: cards })] : []),
            ...(keywords > 0 ? [t('words.count-keyword-cards', { count: keywords })] : []),
          ]}
        />
      </p>
      <fieldset class="filters" aria-label={t('words.show')}>
        <Chip name="all" text={t('words.filter-all')} />
        {(problems > 0 || filter.value === 'problems') && (
          <Chip name="problems" text={t('words.filter-problems', { count: problems })} />
        )}
        {(changed > 0 || filter.value === 'changed') && (
          <Chip name="changed" text={t('words.filter-changed', { count: changed })} />
        )}
        {(unfit > 0 || filter.value === 'unfit') && (
          <Chip name="unfit" text={t('words.filter-unfit', { count: unfit })} />
        )}
        {(hard > 0 || filter.value === 'hard') && (
          <Chip name="hard" text={t('words.filter-hard', { count: hard })} />
        )}
        <Chip name="shared" text={t('words.filter-shared')} />
      </fieldset>
      {filter.value === 'changed' && script.value && (
        <p class="hint">
          {t('words.about-changed', { script: t(`words.column-${script.value.toLowerCase()}`) })}
        </p>
      )}
      {filter.value === 'shared' && <Sharing />}
    </>
  );
}

function Chip({ name, text }: { readonly name: Filter; readonly text: string }) {
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={filter.value === name}
      onClick={() => {
        held.value = undefined;
        filter.value = name;
      }}
    >
      {text}
    </button>
  );
}
