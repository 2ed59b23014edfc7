import { Icon } from '../controls/icon.js';
import { problems, sheetCount } from '../state/preview.js';
import { t } from '../text/language.js';
import { leadTo } from './lead-to.js';
import { TakeDialog } from './take-dialog.js';
import { takeDeck, warmUp } from './taking.js';

/** The one red button: makes the deck, or leads to what must be put right first. */
export function TakeButton() {
  const errors = problems.value.filter(({ level }) => level === 'error');
  if (errors.length > 0)
    return (
      <button type="button" class="fix with-glyph" onClick={() => leadTo(errors[0])}>
        <Icon name="warning" />
        {t('take.fix', { count: errors.length })}
      </button>
    );
  return (
    <>
      <button
        type="button"
        class="primary take"
        disabled={sheetCount.value === 0}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => void takeDeck()}
      >
        {t('take.button')}
      </button>
      <TakeDialog />
    </>
  );
}
