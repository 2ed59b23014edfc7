import { Check } from '../../controls/check.js';
import { Segments } from '../../controls/segments.js';
import { problems } from '../../state/preview.js';
import { choose, deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import { folders } from '../photos/entries.js';
import { problemsOf } from '../photos/told.js';

const LOOKS = ['colour', 'grey', 'line'] as const;
const FITS = ['crop', 'whole'] as const;

/** How all photographs are printed. */
export function PrintingSection() {
  const { look = 'colour', fit = 'crop', skipBad = false } = deck.value.recipe;
  const bad = folders.value
    .flatMap(({ photos }) => photos)
    .filter(({ path }) => problemsOf(path, problems.value).some(({ level }) => level === 'error'));
  return (
    <>
      <Segments
        label={t('pictures.look')}
        value={look}
        options={LOOKS.map(value => ({ value, text: t(`pictures.look-${value}`) }))}
        onChange={value => choose({ look: value === 'colour' ? undefined : value })}
      />
      <Segments
        label={t('pictures.fit')}
        value={fit}
        options={FITS.map(value => ({ value, text: t(`pictures.fit-${value}`) }))}
        onChange={value => choose({ fit: value === 'crop' ? undefined : value })}
      />
      {(bad.length > 0 || skipBad) && (
        <Check
          label={t('pictures.skip-bad')}
          checked={skipBad}
          onChange={on => choose({ skipBad: on || undefined })}
        />
      )}
      <p class="hint">{t('pictures.bytes-hint')}</p>
    </>
  );
}
