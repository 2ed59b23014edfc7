import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../controls/icon-button.js';
import { ProblemList } from '../../controls/problem-list.js';
import { TextField } from '../../controls/text-field.js';
import { t } from '../../text/language.js';
import { asking, drawCard, idsOfDeck, keepCard, shownCard, step, turnOver, typedId } from './card-state.js';
import { KeyFace } from './key-face.js';
import { Spymaster } from './spymaster.js';

/** One key card by its id: in the hand, turned, and full screen for a spymaster who has no printer. */
export function OneCard() {
  const spymaster = useRef<HTMLDialogElement>(null);
  useEffect(keepCard, []);
  const card = shownCard.value;
  return (
    <>
      <TextField
        label={t('keys.id')}
        list="key-ids"
        dir="ltr"
        placeholder={card?.id}
        value={typedId.value}
        invalid={asking.problems.value.length > 0}
        onInput={id => {
          typedId.value = id;
        }}
      />
      <datalist id="key-ids">
        {idsOfDeck().map(id => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <div role="status">
        <ProblemList problems={asking.problems.value} />
      </div>
      {card && (
        <>
          <div class="key-faces">
            {card.faces.map((face, i) => (
              <KeyFace key={i} face={face} label={faceLabel(card.id, card.faces.length, i)} />
            ))}
          </div>
          {card.starts !== undefined && <p class="hint">{card.starts}</p>}
          <div class="key-tools">
            <IconButton icon="up" label={t('keys.previous')} onClick={() => step(-1)} />
            <IconButton icon="down" label={t('keys.next')} onClick={() => step(1)} />
            <button type="button" onClick={drawCard}>
              {t('keys.draw')}
            </button>
            {card.turns.length > 1 && (
              <button type="button" onClick={turnOver}>
                {t('keys.turn')}
              </button>
            )}
          </div>
          <button type="button" class="wide" onClick={() => spymaster.current?.showModal()}>
            {t('keys.full-screen')}
          </button>
          <Spymaster dialog={spymaster} />
        </>
      )}
    </>
  );
}

function faceLabel(id: string, faces: number, i: number): string {
  return faces === 1 ? t('keys.card', { id }) : t('keys.card-side', { id, side: i + 1 });
}
