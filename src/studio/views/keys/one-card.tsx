import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../controls/icon-button.js';
import { ProblemList } from '../../controls/problem-list.js';
import { t } from '../../text/language.js';
import {
  drawCard,
  idProblems,
  idsOfDeck,
  keepCard,
  shownCard,
  step,
  turnOver,
  typedId,
} from './card-state.js';
import { KeyFace } from './key-face.js';
import { Spymaster } from './spymaster.js';

/** One key card by its id: in the hand, turned, and full screen for a spymaster who has no printer. */
export function OneCard() {
  const spymaster = useRef<HTMLDialogElement>(null);
  useEffect(keepCard, []);
  const card = shownCard.value;
  return (
    <section class="keys-section">
      <h2>{t('keys.one')}</h2>
      <label class="field">
        <span>{t('keys.id')}</span>
        <input
          type="text"
          list="key-ids"
          dir="ltr"
          autocomplete="off"
          spellcheck={false}
          placeholder={card?.id}
          value={typedId.value}
          aria-invalid={idProblems.value.length > 0}
          onInput={({ currentTarget }) => {
            typedId.value = currentTarget.value;
          }}
        />
      </label>
      <datalist id="key-ids">
        {idsOfDeck().map(id => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <div role="status">{idProblems.value.length > 0 && <ProblemList problems={idProblems.value} />}</div>
      {card && (
        <>
          <div class="key-faces">
            {card.faces.map((face, i) => (
              <KeyFace key={i} face={face} label={faceLabel(card.id, card.faces.length, i)} />
            ))}
          </div>
          <p class="hint">{card.legend}</p>
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
    </section>
  );
}

function faceLabel(id: string, faces: number, i: number): string {
  return faces === 1 ? t('keys.card', { id }) : t('keys.card-side', { id, side: i + 1 });
}
