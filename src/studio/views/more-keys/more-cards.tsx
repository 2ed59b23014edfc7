import { NumberField } from '../../controls/number-field.js';
import { ProblemList } from '../../controls/problem-list.js';
import { TextField } from '../../controls/text-field.js';
import { TryAgain } from '../../controls/try-again.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { batch, change, dealing, dealMore, dealt, USUAL_COUNT } from './batch-state.js';
import { Dealing } from './dealing.js';
import { DealtCards } from './dealt-cards.js';
import { WishFields } from './wish-fields.js';

/** Any number of key cards, with wishes: for clubs, and for those who know all of theirs by heart. */
export function MoreCards() {
  const { count, from, seed } = batch.value;
  return (
    <>
      <p class="hint">{t('keys.more-hint')}</p>
      <form
        class="keys-form"
        onSubmit={event => {
          event.preventDefault();
          void dealMore();
        }}
      >
        <div class="pair">
          <NumberField
            label={t('keys.count')}
            value={count}
            placeholder={USUAL_COUNT}
            min={1}
            max={100_000}
            onChange={count => change({ count })}
          />
          <NumberField
            label={t('keys.from')}
            value={from}
            placeholder={0}
            min={0}
            max={1_000_000_000}
            onChange={from => change({ from })}
          />
        </div>
        <TextField
          label={t('keys.seed')}
          value={String(seed ?? '')}
          placeholder={String(deck.value.recipe.seed ?? '1')}
          maxLength={60}
          onInput={seed => change({ seed: seed || undefined })}
        />
        <WishFields />
        {dealing.busy.value ? (
          <Dealing />
        ) : (
          <button type="submit" class="wide">
            {t('keys.deal', { count: count ?? USUAL_COUNT })}
          </button>
        )}
      </form>
      <div role="alert">
        {dealing.broken.value && <TryAgain what={t('keys.broken')} onClick={() => void dealMore()} />}
        <ProblemList problems={dealing.problems.value} />
      </div>
      <div role="status">{dealt.value && <DealtCards cards={dealt.value} />}</div>
    </>
  );
}
