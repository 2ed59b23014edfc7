import { NumberField } from '../../controls/number-field.js';
import { Select } from '../../controls/select.js';
import { catalogue, choose, deck } from '../../state/workspace.js';
import { number, t } from '../../text/language.js';
import { ProblemsAt } from './problems-at.js';

const [USUAL, OWN] = ['usual', 'own'];

/** How large word cards are: a size by name, or one's own in millimetres. */
export function CardSize() {
  const { cardSize } = deck.value.recipe;
  const all = catalogue.value;
  if (!all) return null;
  const { usualCard, wordCards } = all;
  const size = ({ width, height }: typeof usualCard) => ({ width: number(width), height: number(height) });
  const own = /^(\d[\d.]*)x(\d[\d.]*)$/.exec(cardSize ?? '')?.slice(1);
  const pick = (value: string) => {
    const { width, height } = wordCards[cardSize ?? ''] ?? usualCard;
    if (value === OWN) choose({ cardSize: `${width}x${height}` });
    else choose({ cardSize: value === USUAL ? undefined : value });
  };
  return (
    <>
      <Select
        label={t('look.card-size')}
        value={own ? OWN : (cardSize ?? USUAL)}
        options={[
          { value: USUAL, text: t('look.card-size-usual', size(usualCard)) },
          ...Object.entries(wordCards).map(([name, card]) => ({
            value: name,
            // The messages choose by words without hyphens.
            text: t('look.card-size-is', { name: name.replace('-', '_'), ...size(card) }),
          })),
          { value: OWN, text: t('look.card-size-own') },
        ]}
        onChange={pick}
      />
      {own && (
        <div class="numbers">
          {(['width', 'height'] as const).map((side, i) => (
            <NumberField
              key={side}
              label={t(`look.card-${side}`)}
              value={Number(own[i])}
              min={30}
              max={200}
              step={0.01}
              onChange={value => {
                if (value !== undefined)
                  choose({ cardSize: own.with(i, String(value)).join('x') }, 'card-size');
              }}
            />
          ))}
        </div>
      )}
      <p class="hint">{t('look.card-size-hint')}</p>
      <ProblemsAt place="--card-size" />
    </>
  );
}
