import { Icon } from '../controls/icon.js';
import { IconButton } from '../controls/icon-button.js';
import { deck } from '../state/workspace.js';
import { number, t } from '../text/language.js';
import { canTurn, foldable, folded, light, mode, scale, side, turnOver } from './desk-state.js';
import { lens, takeLens } from './paper/lens.js';

const SCALES = [0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 2.8, 4];

/** What can be done with the paper in front: turn it over, hold it against the light, look closer. */
export function DeskTools() {
  const flip = deck.value.recipe.flip ?? 'long-edge';
  const sheets = mode.value === 'sheets';
  return (
    <div class="desk-tools" role="toolbar" aria-label={t('desk.tools')}>
      {foldable.value && sheets && (
        <button
          type="button"
          class="bare"
          aria-pressed={folded.value}
          onClick={() => {
            side.value = 'front';
            folded.value = !folded.value;
          }}
        >
          {t('desk.fold')}
        </button>
      )}
      {(canTurn.value || !sheets || (foldable.value && folded.value)) && (
        <button
          type="button"
          class="with-glyph bare"
          aria-pressed={side.value === 'back'}
          title={sheets ? t(`desk.turn-${flip}`) : undefined}
          onClick={turnOver}
        >
          <Icon name="turn" />
          {t('desk.turn')}
        </button>
      )}
      {canTurn.value && sheets && (
        <IconButton
          bare
          icon="light"
          label={t('desk.light')}
          pressed={light.value}
          onClick={() => {
            light.value = !light.value;
          }}
        />
      )}
      {sheets && (
        <>
          <IconButton
            bare
            icon="lens"
            label={t('desk.lens')}
            pressed={lens.value !== undefined}
            onClick={takeLens}
          />
          <IconButton bare icon="minus" label={t('desk.smaller')} onClick={() => zoom(-1)} />
          <button
            type="button"
            class="bare scale"
            title={t('desk.fit')}
            aria-label={t('desk.fit')}
            aria-pressed={scale.value === undefined}
            onClick={() => {
              scale.value = undefined;
            }}
          >
            {scale.value === undefined ? <Icon name="fit" /> : `${number(Math.round(scale.value * 100))}%`}
          </button>
          <IconButton bare icon="plus" label={t('desk.larger')} onClick={() => zoom(1)} />
        </>
      )}
    </div>
  );
}

/** The next size, from the one that is on the screen. */
function zoom(direction: 1 | -1): void {
  const leaf = document.querySelector<HTMLElement>('.leaf');
  const width = Number(leaf?.style.getPropertyValue('--width'));
  const now = scale.peek() ?? (leaf && width > 0 ? (leaf.clientWidth * 25.4) / 96 / width : 1);
  const next =
    direction > 0 ? SCALES.find(each => each > now * 1.05) : SCALES.findLast(each => each < now / 1.05);
  scale.value = next ?? now;
}
