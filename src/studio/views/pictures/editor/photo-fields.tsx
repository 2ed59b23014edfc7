import { NumberField } from '../../../controls/number-field.js';
import { Select } from '../../../controls/select.js';
import { deck } from '../../../state/workspace.js';
import { t } from '../../../text/language.js';
import { describePhoto } from '../photos/entries.js';
import type { OnePhoto } from './photo-stage.js';

const MOST = 120;

/** What the list says of a photograph, in fields. */
export function PhotoFields({ path, seen, entry }: OnePhoto) {
  const { caption = '', childSafe, fit, focus } = entry;
  const whole = (fit ?? deck.value.recipe.fit) === 'whole';
  const eye = typeof seen === 'object' ? seen.eye : { x: 0.5, y: 0.5 };
  const hundredths = (share: number | undefined) =>
    share === undefined ? undefined : Math.round(100 * share);
  const move = (side: 'x' | 'y') => (value: number | undefined) => {
    const next = { ...eye, ...focus, ...(value === undefined ? {} : { [side]: value / 100 }) };
    describePhoto(path, { focus: value === undefined ? undefined : next }, `focus ${path}`);
  };
  return (
    <div class="photo-fields">
      <label class="field">
        <span>{t('pictures.caption')}</span>
        <input
          type="text"
          dir="auto"
          maxLength={MOST}
          value={caption}
          onInput={({ currentTarget }) =>
            describePhoto(
              path,
              { caption: currentTarget.value.trim() === '' ? undefined : currentTarget.value },
              `caption ${path}`,
            )
          }
        />
      </label>
      <Select
        label={t('pictures.children')}
        value={childSafe === undefined ? '' : childSafe ? 'yes' : 'no'}
        options={[
          { value: '', text: t('pictures.children-unsaid') },
          { value: 'yes', text: t('pictures.children-yes') },
          { value: 'no', text: t('pictures.children-no') },
        ]}
        onChange={said => describePhoto(path, { childSafe: said === '' ? undefined : said === 'yes' })}
      />
      <Select
        label={t('pictures.fit')}
        value={fit ?? ''}
        options={[
          { value: '', text: t('pictures.fit-as-all') },
          { value: 'crop', text: t('pictures.fit-crop') },
          { value: 'whole', text: t('pictures.fit-whole') },
        ]}
        onChange={chosen => describePhoto(path, { fit: chosen === '' ? undefined : chosen })}
      />
      {!whole && (
        <fieldset class="plain">
          <legend class="legend">{t('pictures.focus')}</legend>
          <p class="hint">{t('pictures.focus-hint')}</p>
          <div class="pair">
            <NumberField
              label={t('pictures.from-left')}
              value={hundredths(focus?.x)}
              placeholder={String(hundredths(eye.x))}
              min={0}
              max={100}
              onChange={move('x')}
            />
            <NumberField
              label={t('pictures.from-top')}
              value={hundredths(focus?.y)}
              placeholder={String(hundredths(eye.y))}
              min={0}
              max={100}
              onChange={move('y')}
            />
          </div>
          <button
            type="button"
            disabled={focus === undefined}
            onClick={() => describePhoto(path, { focus: undefined })}
          >
            {t('pictures.focus-reset')}
          </button>
        </fieldset>
      )}
    </div>
  );
}
