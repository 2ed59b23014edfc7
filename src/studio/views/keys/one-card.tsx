import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../controls/icon-button.js';
import { ProblemList } from '../../controls/problem-list.js';
import { TextField } from '../../controls/text-field.js';
import { t } from '../../text/language.js';
import {
  drawCard,
  idsOfDeck,
  keepCard,
  lastFaces,
  shownCard,
  step,
  turnOver,
  typedId,
  wrong,
} from './card-state.js';
import { KeyFace } from './key-face.js';
import { Spymaster } from './spymaster.js';

/** One key card by its id: in the hand, turned, and full screen for a spymaster who has no printer. */
export function OneCard() {
  const spymaster = useRef<HTMLDialogElement>(null);
  useEffect(keepCard, []);
  const card = shownCard.value;
  const ids = idsOfDeck();
  return (
    <>
      <TextField
        label={t('keys.id')}
        list="key-ids"
        dir="ltr"
        placeholder={ids[0]}
        value={typedId.value}
        invalid={wrong.value.length > 0}
        onInput={id => {
          typedId.value = id;
        }}
      />
      <datalist id="key-ids">
        {ids.map(id => (
          <option key={id} value={id} />
        ))}
      </datalist>
      <div role="status">
        <ProblemList problems={wrong.value} />
      </div>
      <div class="key-faces">
        {card
          ? card.faces.map((face, i) => (
              <KeyFace key={i} face={face} label={faceLabel(card.id, card.faces.length, i)} />
            ))
          : lastFaces.value.map(({ width, height }, i) => (
              <div key={i} class="key-face" style={{ aspectRatio: `${width} / ${height}` }} />
            ))}
      </div>
      {card?.starts !== undefined && <p class="hint">{card.starts}</p>}
      {/* Those that lead to a card stay, also while it is looked for. */}
      {ids.length > 0 && (
        <div class="key-tools">
          <IconButton icon="up" label={t('keys.previous')} onClick={() => step(-1)} />
          <IconButton icon="down" label={t('keys.next')} onClick={() => step(1)} />
          <button type="button" onClick={drawCard}>
            {t('keys.draw')}
          </button>
          {card && card.turns.length > 1 && (
            <button type="button" onClick={turnOver}>
              {t('keys.turn')}
            </button>
          )}
        </div>
      )}
      {card && (
        <button type="button" class="wide" onClick={() => spymaster.current?.showModal()}>
          {t('keys.full-screen')}
        </button>
      )}
      <Spymaster dialog={spymaster} />
    </>
  );
}

function faceLabel(id: string, faces: number, i: number): string {
  return faces === 1 ? t('keys.card', { id }) : t('keys.card-side', { id, side: i + 1 });
}
