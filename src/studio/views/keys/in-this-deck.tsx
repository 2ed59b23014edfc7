import { NumberField } from '../../controls/number-field.js';
import { parts } from '../../state/preview.js';
import { choose, deck } from '../../state/workspace.js';
import { inLine, t } from '../../text/language.js';

const MOST = 1000;

/** How many key cards the deck has, and who starts them. */
export function InThisDeck() {
  const part = parts.value.get('keys');
  const starts = Object.entries(part?.tally.starts ?? {});
  return (
    <>
      <NumberField
        label={t('keys.count')}
        value={deck.value.recipe.keys}
        placeholder={part?.cards.length}
        min={1}
        max={MOST}
        onChange={keys => choose({ keys }, 'keys')}
      />
      {starts.length > 0 && (
        <p class="hint">
          {inLine(starts.map(([team, count]) => t('keys.starts', { team: t(`keys.team-${team}`), count })))}
        </p>
      )}
    </>
  );
}
