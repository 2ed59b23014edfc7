import { Check } from '../../controls/check.js';
import { parts } from '../../state/preview.js';
import { choose, deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { ProblemsAt } from './problems-at.js';

/** Whether word cards show the readings of the list, if it has any. */
export function Readings() {
  const usual = deck.value.words !== undefined;
  const { readings = usual } = deck.value.recipe;
  const count = parts.value.get('words')?.list?.readings ?? 0;
  return (
    <>
      <Check
        label={t('look.readings')}
        hint={count > 0 ? t('look.readings-hint', { count }) : t('look.readings-none')}
        checked={count > 0 && readings}
        disabled={count === 0}
        onChange={shown => choose({ readings: shown === usual ? undefined : shown })}
      />
      <ProblemsAt place="--readings" />
    </>
  );
}
