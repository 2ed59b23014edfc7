import type { PhotoEntry } from '../../../press/index.js';
import type { Size } from '../../../scene/geometry/index.js';
import { Icon } from '../../controls/icon.js';
import { deck } from '../../state/workspace.js';
import { t } from '../../text/language.js';
import type { Seen } from '../photos/seen.js';
import { turnPhoto } from '../photos/turn.js';
import { limits, shapes } from '../pictures/pictures-state.js';
import { CropFrame } from './crop-frame.js';
import { cutOf, cutting, keepCut } from './cutting.js';
import { dotsPerInch, frameOf } from './frame.js';

export interface OnePhoto {
  readonly path: string;
  readonly seen: Seen | 'damaged' | undefined;
  readonly entry: PhotoEntry;
}

const ALL = { width: 1, height: 1 };

/** The photograph itself, and how sharp what is kept of it will be. */
export function PhotoStage({ path, seen, entry }: OnePhoto) {
  const card = shapes.value?.[entry.caption === undefined ? 'plain' : 'captioned'];
  const most = limits.value;
  if (seen === 'damaged') return <p class="hint">{t('pictures.not-shown')}</p>;
  if (seen === undefined || card === undefined || most === undefined)
    return <p class="hint">{t('pictures.opening')}</p>;
  const { turn = 0 } = entry;
  const whole = (entry.fit ?? deck.value.recipe.fit) === 'whole';
  const cut = cutting.value ?? cutOf(entry, seen);
  const kept = whole ? ALL : frameOf(seen, card, cut);
  return (
    <div class="photo-stage">
      {/* Above the photograph, where it stays under the finger when that gets taller or lower. */}
      <button type="button" class="with-glyph turn-photo" onClick={() => turnPhoto(path)}>
        <Icon name="rotate" />
        {t('pictures.turn')}
      </button>
      {whole ? (
        <div class="crop">
          <img src={seen.url} alt="" width={seen.width} height={seen.height} />
        </div>
      ) : (
        <CropFrame seen={seen} card={card} cut={cut} most={most.zoom} onCut={next => keepCut(path, next)} />
      )}
      <div class="stage-told" role="status">
        {turn > 0 && <p class="hint">{t('pictures.turned', { turn })}</p>}
        {seen.pixels && <Sharpness pixels={seen.pixels} card={card} kept={kept} />}
      </div>
    </div>
  );
}

function Sharpness(shown: { readonly pixels: Size; readonly card: Size; readonly kept: Size }) {
  const { least, most } = limits.value?.dpi ?? { least: 0, most: 0 };
  const dpi = Math.min(most, dotsPerInch(shown.pixels, shown.card, shown.kept));
  if (dpi >= least) return <p class="hint">{t('pictures.sharp', { dpi })}</p>;
  return (
    <p class="photo-problem warning">
      <Icon name="warning" />
      <span class="unseen">{t('shell.level-warning')} </span>
      {t('pictures.coarse-cut', { dpi, least })}
    </p>
  );
}
