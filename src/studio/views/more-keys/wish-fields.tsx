import { Check } from '../../controls/check.js';
import { NumberField } from '../../controls/number-field.js';
import { Select } from '../../controls/select.js';
import { t } from '../../text/language.js';
import { batch, kind, wish } from './batch-state.js';
import { FixedCells } from './fixed-cells.js';

const MOST_CELLS = 25;

/** What every card of the batch must be like. */
export function WishFields() {
  const { wishes = {} } = batch.value;
  const teams = kind.value === 'duet' ? [] : ['red', 'blue'];
  const check = (name: 'mixedLines' | 'balanced', label: string) => (
    <Check label={t(label)} checked={wishes[name] ?? false} onChange={on => wish(name, on || undefined)} />
  );
  const cells = (name: 'touching' | 'distance', label: string) => (
    <NumberField
      label={t(label)}
      value={wishes[name]}
      min={1}
      max={MOST_CELLS}
      onChange={count => wish(name, count)}
    />
  );
  return (
    <fieldset class="wishes">
      <legend>{t('keys.wishes')}</legend>
      {check('mixedLines', 'keys.mixed-lines')}
      {teams.length > 0 && (
        <>
          {check('balanced', 'keys.balanced')}
          <Select
            label={t('keys.who-starts')}
            value={wishes.starts ?? ''}
            options={[
              { value: '', text: t('keys.starts-any') },
              { value: 'equal', text: t('keys.starts-equal') },
              ...teams.map(team => ({ value: team, text: t(`keys.team-${team}`) })),
            ]}
            onChange={starts => wish('starts', starts || undefined)}
          />
        </>
      )}
      <div class="pair">
        {cells('touching', 'keys.touching')}
        {cells('distance', 'keys.distance')}
      </div>
      <FixedCells />
    </fieldset>
  );
}
