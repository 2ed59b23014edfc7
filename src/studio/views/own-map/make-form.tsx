import { IconButton } from '../../controls/icon-button.js';
import { NumberField } from '../../controls/number-field.js';
import { ProblemList } from '../../controls/problem-list.js';
import { Select } from '../../controls/select.js';
import { TextField } from '../../controls/text-field.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { made, makeAnother, makeTheMap, making, stopMaking, wish, wished } from './make-state.js';
import { places } from './places-state.js';

const FEWEST = 2;
const MOST = 60;

/** What the map should be like, and the button that makes it. */
export function MakeForm() {
  const { map, places: list } = places.value;
  const { title = '', seed = '', cities, start = '', easiest, hardest, tolerance, longest } = wished.value;
  const chance = (key: 'easiest' | 'hardest' | 'tolerance', value: number | undefined, usual: number) => (
    <NumberField
      label={t(`maps.${key}`)}
      value={value === undefined ? undefined : Math.round(value * 100)}
      placeholder={usual}
      min={0}
      max={100}
      onChange={typed => wish({ [key]: typed === undefined ? undefined : typed / 100 })}
    />
  );
  return (
    <form
      class="make-form"
      onSubmit={event => {
        event.preventDefault();
        void makeTheMap();
      }}
    >
      <TextField
        label={t('maps.title')}
        maxLength={80}
        value={title}
        placeholder={t('maps.my-map')}
        onInput={title => wish({ title: title || undefined })}
      />
      <div class="seed-row">
        <TextField
          label={t('maps.seed')}
          maxLength={60}
          value={seed}
          placeholder={String(deck.value.recipe.seed ?? '1')}
          onInput={seed => wish({ seed: seed || undefined })}
        />
        <IconButton
          icon="dice"
          label={t('maps.another')}
          disabled={list.length < FEWEST || making.busy.value}
          onClick={makeAnother}
        />
      </div>
      <details class="paste">
        <summary>{t('maps.wishes')}</summary>
        <div class="pair">
          <NumberField
            label={t('maps.cities')}
            value={cities}
            placeholder={list.length}
            min={FEWEST}
            max={MOST}
            onChange={cities => wish({ cities })}
          />
          <Select
            label={t('maps.start')}
            value={start}
            options={[
              { value: '', text: t('maps.start-any') },
              ...list.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            onChange={start => wish({ start: start || undefined })}
          />
          {chance('easiest', easiest, 70)}
          {chance('hardest', hardest, 5)}
          {chance('tolerance', tolerance, 2)}
          <NumberField
            label={t(map === 'geographic' ? 'maps.longest' : 'maps.longest-drawn')}
            value={longest}
            min={0.001}
            max={40_000}
            step={0.001}
            onChange={longest => wish({ longest })}
          />
        </div>
      </details>
      {making.busy.value ? (
        <div class="keys-progress">
          <progress aria-label={t('maps.making')} />
          <span role="status">{t('maps.making')}</span>
          <button type="button" onClick={stopMaking}>
            {t('maps.stop')}
          </button>
        </div>
      ) : (
        <button type="submit" class="wide" disabled={list.length < FEWEST}>
          {t('maps.make')}
        </button>
      )}
      {list.length < FEWEST && <p class="hint">{t('maps.too-few')}</p>}
      <div role="alert">
        {making.broken.value && <p class="problem error">{t('maps.broken')}</p>}
        <ProblemList problems={making.problems.value} />
      </div>
      <p role="status">{made.value}</p>
    </form>
  );
}
