import { Select } from '../../controls/select.js';
import { TextField } from '../../controls/text-field.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { describePhoto, unreadableList } from '../photos/entries.js';
import { limits } from '../pictures/pictures-state.js';
import { CutFields } from './cut-fields.js';
import type { OnePhoto } from './photo-stage.js';

const MOST = 120;

/** What the list says of a photograph, in fields. */
export function PhotoFields({ path, seen, entry }: OnePhoto) {
  const { caption = '', childSafe, fit } = entry;
  const file = unreadableList(path);
  if (file !== undefined)
    return (
      <div class="photo-fields">
        <p>{t('pictures.list-unreadable', { file })}</p>
      </div>
    );
  const whole = (fit ?? deck.value.recipe.fit) === 'whole';
  return (
    <div class="photo-fields">
      {!whole && typeof seen === 'object' && limits.value && (
        <CutFields path={path} seen={seen} entry={entry} most={limits.value.zoom} />
      )}
      <TextField
        label={t('pictures.caption')}
        dir="auto"
        maxLength={MOST}
        value={caption}
        onInput={typed =>
          describePhoto(path, { caption: typed.trim() === '' ? undefined : typed }, `caption ${path}`)
        }
      />
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
    </div>
  );
}
