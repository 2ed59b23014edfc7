import type { PhotoEntry } from '../../../press/index.js';
import { IconButton } from '../../controls/icon-button.js';
import { NumberField } from '../../controls/number-field.js';
import { t } from '../../text/language.js';
import { describePhoto } from '../photos/entries.js';
import type { Seen } from '../photos/seen.js';
import { STEP } from './crop-frame.js';
import { cutOf, cutting, keepCut } from './cutting.js';
import { within } from './frame.js';

const percent = (share: number) => Math.round(1000 * share) / 10;

/** What is kept of a photograph, by a slider, buttons and numbers. */
export function CutFields({
  path,
  seen,
  entry,
  most,
}: {
  readonly path: string;
  readonly seen: Pick<Seen, 'eye'>;
  readonly entry: PhotoEntry;
  /** The closest zoom. */
  readonly most: number;
}) {
  const cut = cutting.value ?? cutOf(entry, seen);
  const { focus, zoom } = entry;
  const move = (side: 'x' | 'y') => (value: number | undefined) => {
    if (value === undefined) describePhoto(path, { focus: undefined }, `cut ${path}`);
    else keepCut(path, { ...cut, focus: { ...cut.focus, [side]: value / 100 } });
  };
  const closer = (times: number) => keepCut(path, { ...cut, zoom: within(cut.zoom * times, most) });
  return (
    <fieldset class="plain">
      <legend class="legend">{t('pictures.focus')}</legend>
      <p class="hint">{t('pictures.cut-hint')}</p>
      <div class="zoom">
        <label class="field">
          <span>
            {t('pictures.zoom')} <b aria-hidden="true">{t('pictures.times', { zoom: cut.zoom })}</b>
          </span>
          <input
            type="range"
            min={1}
            max={most}
            step={0.05}
            value={cut.zoom}
            aria-valuetext={t('pictures.times', { zoom: cut.zoom })}
            onInput={({ currentTarget }) => {
              cutting.value = { ...cut, zoom: currentTarget.valueAsNumber };
            }}
            onChange={({ currentTarget }) => {
              cutting.value = undefined;
              keepCut(path, { ...cut, zoom: currentTarget.valueAsNumber });
            }}
          />
        </label>
        <IconButton
          icon="minus"
          label={t('pictures.farther')}
          disabled={cut.zoom <= 1}
          onClick={() => closer(1 / STEP)}
        />
        <IconButton
          icon="plus"
          label={t('pictures.closer')}
          disabled={cut.zoom >= most}
          onClick={() => closer(STEP)}
        />
      </div>
      <div class="pair">
        {(['x', 'y'] as const).map(side => (
          <NumberField
            key={side}
            label={t(side === 'x' ? 'pictures.from-left' : 'pictures.from-top')}
            value={focus && percent(cut.focus[side])}
            placeholder={percent(cut.focus[side])}
            min={0}
            max={100}
            step="any"
            onChange={move(side)}
          />
        ))}
      </div>
      <button
        type="button"
        disabled={focus === undefined && zoom === undefined}
        onClick={() => describePhoto(path, { focus: undefined, zoom: undefined })}
      >
        {t('pictures.focus-reset')}
      </button>
    </fieldset>
  );
}
